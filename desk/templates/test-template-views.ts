import { testMoment } from "../frame/test-frame.ts";
import type { TemplatesView, TemplateView, WriteView } from "./read-templates.server.ts";

export const testTemplate: TemplateView = {
  page: "template",
  id: "first-answer",
  version: 2,
  typed: { name: "First answer", subject: "Your request {reference}", text: "Hello {first name}" },
  problems: {},
  versions: [
    { version: 2, saved: testMoment("today 9:12"), by: "Dana", subject: "Your request", text: "Hello" },
  ],
};

export const testTemplates: TemplatesView = {
  page: "templates",
  templates: [{ id: "first-answer", name: "First answer", subject: "Your request {reference}" }],
};

export const testWrite: WriteView = {
  page: "write",
  reference: "RR-7K2M9Q",
  name: "Marisol Ortega",
  email: "marisol.ortega@example.com",
  optOut: undefined,
  isForbidden: false,
  templates: [{ id: "first-answer", name: "First answer" }],
  chosen: {
    id: "first-answer",
    subject: "Your request RR-7K2M9Q",
    text: "Hello Marisol",
    address: "mailto:marisol.ortega@example.com?subject=Your%20request",
    isTooLong: false,
  },
};
