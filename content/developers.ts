import { termTexts } from "./titled-texts.ts";

/** Texts of /developers. Addresses, code and the list of calls are added by the page. */
export const developers = {
  title: "Developers: JSON API, MCP Server and Embeds",
  metaDescription:
    "The DSCR arithmetic of this site for your own program: a JSON API, an MCP server and calculators to embed. Free, read-only, without key or account.",
  heading: "Developers",
  lede: "The arithmetic of this site for your own program: as a JSON API, as tools for an assistant, or as a calculator on your page. All three are free, need no key and change nothing.",
  updated: "2026-11-17",
  doors: {
    heading: "Three ways in",
    items: {
      api: {
        name: "JSON API",
        text: "Send the figures of a deal, and get its ratios, its cash flow and what would have to change.",
      },
      mcp: {
        name: "MCP server",
        text: "The same answers, as tools for assistants that speak the Model Context Protocol.",
      },
      embeds: {
        name: "Embeds",
        text: "Two calculators in a frame. Choose one below and paste the code.",
      },
    },
  },
  rules: {
    heading: "What holds for all of them",
    items: termTexts({
      "Read-only.":
        "No call stores, sends or changes anything. The same request gets the same answer, so it can be repeated.",
      "An estimate, not a credit decision.":
        "Every answer says so. It lists what it assumed, names the version of the formulas and links to the page where a person can check it.",
      "Nobody's data.":
        "A deal is a handful of figures. No call has a field for the name, the mail address or the telephone number of a person.",
      "No leads.":
        "A person who wants to hear from us has to agree to it, and a program cannot agree for anybody. Send people to the contact page instead.",
    }),
  },
  api: {
    heading: "JSON API",
    paragraphs: [
      "A calculation is one POST request with a JSON body. It needs no key and no account. Pages of any site may call it from the browser, too.",
      "The name of a field says its unit: Usd for dollars, Percent for percentages, written as 25 and not 0.25. A field that you may leave out then has the initial value of the form, or is estimated. The answer says what it assumed.",
    ],
    calls: { heading: "Calls" },
    schema: { text: "Every field with its limits:", link: "OpenAPI description" },
    fields: {
      heading: "In every answer",
      items: [
        {
          name: "formulasVersion",
          text: "The version of the formulas. The page of formulas says what each one changed.",
        },
        { name: "assumptions", text: "What was estimated or taken as given, one sentence each." },
        { name: "notice", text: "“An estimate, not a credit decision.” Show it with the figures." },
        { name: "link", text: "The page of this site with the same figures. Let people open it." },
      ],
    },
  },
  examples: {
    heading: "Five examples",
    text: "Each is complete: copy it and run it. The tests of this site run all of them, in all three languages, and compare what they print with the formulas.",
    language: "Language",
    copied: { title: "Code Copied", description: "Paste it into a terminal or a file." },
    answer: "The answer",
  },
  limits: {
    heading: "Limits",
    /** How many one address may send in a minute, unless the operator has chosen another number. */
    requestsPerMinute: 600,
    items: (requestsPerMinute: number, kilobytes: number) =>
      termTexts({
        "Requests.": `About ${requestsPerMinute} a minute from one network. A long calculation counts as up to five: the OpenAPI description says which. The header RateLimit says how many are left. Beyond that the answer has status 429, and Retry-After says how many seconds to wait. The API and the MCP server share the limit.`,
        "At once.":
          "A few at a time from one network. Further ones get status 503, and Retry-After says when to send them again.",
        "Size.": `A request has at most ${kilobytes} KB. A larger one gets status 413.`,
        "Figures.":
          "The limits of the calculators apply. A figure outside them, or a field that does not exist, is refused with status 422. The answer names each field and says what is wrong.",
      }),
  },
  versions: {
    heading: "Versions",
    paragraphs: [
      "A field is never removed inside v1, neither from a request nor from an answer, and keeps its name and its unit. New calls, optional inputs and fields in answers may be added, so ignore fields that you do not know. A change that would break a program gets a new address.",
      "Formulas do change: a rule is corrected, an estimate gets newer figures. The same request may then get another result. The field formulasVersion tells you when.",
    ],
    link: "Every formula and its versions",
  },
  mcp: {
    heading: "MCP server",
    paragraphs: [
      "Assistants that speak the Model Context Protocol can call the same arithmetic as tools. The transport is Streamable HTTP, without sessions and without sign-in. Every tool is marked as read-only, and takes and returns what the API does.",
      "Most assistants take a server as an entry like this:",
    ],
    copied: { title: "Code Copied", description: "Paste it into the settings of your assistant." },
    tools: { heading: "Tools" },
    labels: { settings: "Entry for an assistant", command: "Command of the inspector" },
    inspector: "To look at it without an assistant, list its tools with the inspector of the protocol:",
  },
  oembed: {
    heading: "Links that become calculators",
    label: "Address for oEmbed",
    text: "Sites that know oEmbed turn a pasted link to a calculator into the calculator itself. This is the address they ask, with a link as an example:",
  },
  related: [
    { path: "/formulas", label: "Formulas and test cases" },
    { path: "/data", label: "Housing data, CSV and JSON" },
    { path: "/deal-analyzer", label: "Deal Analyzer" },
    { path: "/reliability", label: "What is tested when something breaks" },
    { path: "/contact", label: "Ask us a question" },
  ],
} as const;
