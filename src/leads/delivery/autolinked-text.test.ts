import { expect, test } from "vitest";
import { wouldBecomeLink } from "./autolinked-text.ts";

test.each([
  "http://evil.example",
  "Hi, see evil.example now",
  "www evil",
  "WWW.evil",
  "evil.co/win",
  "Ann / Bob",
  "Win\\now",
  "ann@evil.example",
  "mailto:ann",
  "пример.рф",
  "evil．example",
  "evil。example",
  "evil.xn--p1ai",
  "Call 1-900-555-0199",
  "Call +1 (900) 555 0199",
  "192.0.2.7",
])("mail programs may make a link of %j", (name) => expect(wouldBecomeLink(name)).toBe(true));

test.each([
  "Dana Investor",
  "J.R. Ewing",
  "Martin Luther King, Jr.",
  "Dr. O'Neil-Smith III",
  "Zoë <Investor> & Co",
  "Søren Ångström",
  "李小龍",
  "Unit 42 LLC",
  "Henry the 8th",
  "Wwwrona",
])("%j is a name", (name) => expect(wouldBecomeLink(name)).toBe(false));
