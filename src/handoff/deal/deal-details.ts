import type { QUESTIONS } from "../lender/lender-answer.ts";

export type Question = (typeof QUESTIONS)[number]["value"];

/** What can be told to a lender that needs more: a choice for each of its questions, which identifies nobody. */
export const DETAILS = {
  lease: {
    label: "Rent",
    choices: [
      { value: "signed", label: "By a signed lease" },
      { value: "market", label: "Market rent, no lease yet" },
      { value: "stays", label: "By records of short stays" },
    ],
  },
  taxes: {
    label: "Taxes and insurance",
    choices: [
      { value: "known", label: "By the tax bill and a quote" },
      { value: "estimated", label: "Estimated" },
    ],
  },
  condition: {
    label: "Condition",
    choices: [
      { value: "ready", label: "Ready to rent" },
      { value: "light", label: "Needs light repairs" },
      { value: "heavy", label: "Needs heavy repairs" },
    ],
  },
  reserves: {
    label: "Cash for reserves",
    choices: [
      { value: "under-6", label: "Less than 6 months of payments" },
      { value: "6-to-12", label: "6 to 12 months of payments" },
      { value: "over-12", label: "More than 12 months of payments" },
    ],
  },
  experience: {
    label: "Rentals owned",
    choices: [
      { value: "none", label: "None yet" },
      { value: "1-to-4", label: "1 to 4" },
      { value: "5-plus", label: "5 or more" },
    ],
  },
  entity: {
    label: "Owner",
    choices: [
      { value: "person", label: "A person" },
      { value: "company", label: "A company" },
    ],
  },
} as const satisfies Readonly<
  Record<
    Question,
    {
      readonly label: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
    }
  >
>;

/** Empty where nothing was said. */
export type DealDetails = {
  readonly [Field in Question]: (typeof DETAILS)[Field]["choices"][number]["value"] | "";
};
