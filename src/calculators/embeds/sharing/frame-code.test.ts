import { expect, test } from "vitest";
import { HEIGHT_MESSAGE, writeFrame, writeHeightScript } from "./frame-code.ts";

const frame = {
  address: "https://a.example/embed/x?theme=dark&state=TX",
  title: "A",
  width: "100%",
  height: 9,
};

test("the frame's attributes are escaped", () => {
  const html = writeFrame({ ...frame, title: 'The "best" <b>' });
  expect(html).toContain('src="https://a.example/embed/x?theme=dark&amp;state=TX"');
  expect(html).toContain('title="The &quot;best&quot; &lt;b&gt;"');
  expect(html.match(/[<>]/g)).toEqual(["<", ">", "<", ">"]);
});

test("the frame may not navigate the page around it", () => {
  expect(writeFrame(frame)).toMatch(/ sandbox="[a-z -]+" /);
  expect(writeFrame(frame)).not.toContain("top-navigation");
});

/** Runs the script as a page would, with two frames, and returns their heights after a message. */
function receive(message: {
  readonly origin: string;
  readonly from: number;
  readonly data: unknown;
}): number[] {
  const frames = [1, 2].map((id) => ({ contentWindow: id, height: 0 }));
  const code = writeHeightScript("https://a.example").replace(/<\/?script>/g, "");
  let listener = (_event: object) => {};
  const listen = (_type: string, listens: typeof listener) => {
    listener = listens;
  };
  new Function("addEventListener", "document", code)(listen, { querySelectorAll: () => frames });
  listener({ origin: message.origin, source: message.from, data: message.data });
  return frames.map(({ height }) => height);
}

test.each<[string, Parameters<typeof receive>[0], number[]]>([
  ["sets the frame that sent it", { origin: "https://a.example", from: 2, data: tell(700) }, [0, 700]],
  ["is ignored from another site", { origin: "https://b.example", from: 2, data: tell(700) }, [0, 0]],
  [
    "is ignored from a window that is no frame",
    { origin: "https://a.example", from: 3, data: tell(700) },
    [0, 0],
  ],
  ["is ignored if it is no number", { origin: "https://a.example", from: 1, data: tell("tall") }, [0, 0]],
  [
    "is ignored if it is something else",
    { origin: "https://a.example", from: 1, data: { height: 5 } },
    [0, 0],
  ],
  ["is ignored if it is empty", { origin: "https://a.example", from: 1, data: null }, [0, 0]],
])("a height %s", (_, message, heights) => {
  expect(receive(message)).toEqual(heights);
});

function tell(height: unknown) {
  return { type: HEIGHT_MESSAGE, height };
}
