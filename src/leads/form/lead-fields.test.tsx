import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeadFields } from "./lead-fields.tsx";

const unserved = { states: ["CA"], explanation: "Not in this state.", callLabel: "Call me all the same" };
const values = { name: "", email: "", phone: "", loanPurpose: "", message: "", dealSummary: "" };

function render(state: string, served: typeof unserved | null) {
  return renderToStaticMarkup(
    <LeadFields
      errors={{}}
      values={{ ...values, state }}
      message={{ label: "Message", hint: "" }}
      folded={[]}
      dealSummary={undefined}
      loanPurpose={undefined}
      hasConsent={false}
      consent={{ text: "I agree.", version: "1", sha256: "a" }}
      unserved={served}
      wantsOtherState
      consentRevision={0}
      onConsent={() => {}}
      isReturned
    />,
  );
}

test("beside a state that is not served stands what is still open, and the box for a call", () => {
  const html = render("CA", unserved);
  expect(html).toContain("Not in this state.");
  expect(html).toMatch(/<input[^>]*required=""[^>]*name="otherState"[^>]*checked=""/);
});

test.each([
  ["a state that is served", "TX", unserved],
  ["no state", "", unserved],
  ["every state served", "CA", null],
])("with %s there is neither", (_, state, served) => {
  expect(render(state, served)).not.toMatch(/otherState|Not in this state/);
});
