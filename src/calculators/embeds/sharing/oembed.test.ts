import { describe, expect, test } from "vitest";
import { embeddables } from "../embeds-catalog.server.ts";
import { answerOembed } from "./oembed.server.ts";

const SITE = "https://www.example.com";

const ask = (query: Readonly<Record<string, string>>) =>
  answerOembed(new URLSearchParams(query), {
    siteUrl: SITE,
    name: "RentRatio",
    embeds: embeddables,
  });

describe("a pasted link", () => {
  test.each([
    ["/dscr-calculator", "/embed/dscr-calculator"],
    ["/embed/dscr-calculator", "/embed/dscr-calculator"],
    ["/deal-analyzer", "/embed/deal-analyzer"],
    ["/deal-analyzer?utm_source=mail", "/embed/deal-analyzer"],
    ["/embed/deal-analyzer?theme=dark&state=TX", "/embed/deal-analyzer?theme=dark&amp;state=TX"],
    [
      "/dscr-calculator#v=1&rent=2500&expenses=500&debt=1600",
      "/embed/dscr-calculator#v=1&amp;rent=2500&amp;expenses=500&amp;debt=1600",
    ],
    ["/deal-analyzer#v=1&price=410000&x=<script>", "/embed/deal-analyzer#v=1&amp;price=410000"],
    ["/dscr-calculator#v=1&rent=many", "/embed/dscr-calculator"],
  ])("to %s becomes a frame of %s", async (path, framed) => {
    const response = ask({ url: `${SITE}${path}` });
    expect(response.status).toBe(200);
    const { html } = await response.json();
    expect(html).toContain(`<iframe src="${SITE}${framed}" `);
  });

  test("is described as the specification of oEmbed asks", async () => {
    const response = ask({
      url: `${SITE}/dscr-calculator`,
      format: "json",
      maxwidth: "400",
      maxheight: "300",
    });
    expect(response.headers.get("content-type")).toBe("application/json");
    const answer = await response.json();
    expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 400, height: 300 });
    expect(answer).toMatchObject({ provider_name: "RentRatio", provider_url: SITE });
    expect(answer.html).toMatch(/ width="400" height="300" /);
  });

  test("takes no more room than it needs", async () => {
    const answer = await ask({ url: `${SITE}/dscr-calculator`, maxwidth: "9999", maxheight: "9999" }).json();
    expect(answer).toMatchObject({ width: 640, height: embeddables[0].height });
  });
});

test.each([
  ["another site", { url: "https://evil.example/dscr-calculator" }, 404],
  ["the same name with another port", { url: `${SITE}:8443/dscr-calculator` }, 404],
  ["the same name without encryption", { url: "http://www.example.com/dscr-calculator" }, 404],
  ["a name that begins like ours", { url: `${SITE}.evil.example/dscr-calculator` }, 404],
  ["a name before an at sign", { url: "https://www.example.com@evil.example/dscr-calculator" }, 404],
  ["a page without an embed", { url: `${SITE}/faq` }, 404],
  ["an embed that does not exist", { url: `${SITE}/embed/faq` }, 404],
  ["no address at all", { url: "calculator" }, 404],
  ["a script", { url: "javascript:alert(1)" }, 404],
  ["xml", { url: `${SITE}/dscr-calculator`, format: "xml" }, 501],
  ["nothing", {}, 400],
  ["a negative width", { url: `${SITE}/dscr-calculator`, maxwidth: "-1" }, 400],
  ["a width in words", { url: `${SITE}/dscr-calculator`, maxwidth: "wide" }, 400],
  ["an endless address", { url: `${SITE}/dscr-calculator?${"a".repeat(3_000)}` }, 400],
])("%s is refused", async (_, query: Readonly<Record<string, string>>, status) => {
  const response = ask(query);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});
