import type { MailTemplate } from "./mail-template.ts";

/** What an operator starts with. A stored version with the same id takes its place. */
export const STARTING_TEMPLATES: readonly (MailTemplate & { readonly id: string })[] = [
  {
    id: "first-answer",
    name: "First answer",
    subject: "Your DSCR loan request, {reference}",
    text: `Hello {first name},

Thank you for your request about {purpose} in {state}. I would like to understand your plans before I name a lender.

Could you tell me four things?
- the address, or the market you are looking at
- the price or value, and how much you put down
- the rent, from the lease or as you expect it
- your credit score, roughly

If a call is easier, tell me when it suits you.

{my name}
{company}

{company} is not a lender. We explain DSCR loans and refer investors to lenders.`,
  },
  {
    id: "missed-you",
    name: "Tried to call",
    subject: "I tried to reach you, {reference}",
    text: `Hello {first name},

I called about {purpose} and did not reach you. When is a good time to talk? Ten minutes are enough.

You can also answer this mail with your questions. If you no longer need help, a short word is fine, and I close your request.

{my name}
{company}`,
  },
  {
    id: "documents",
    name: "What the lender will ask for",
    subject: "Documents for your DSCR loan, {reference}",
    text: `Hello {first name},

So that the lender can give you a firm quote, have these at hand:
- the lease, or the appraiser's rent schedule if nobody lives there yet
- the purchase contract, or the current mortgage statement for a refinance
- the insurance quote and the property tax bill
- the papers of your company, if you buy through one
- two months of bank statements for the down payment and the reserves

No tax returns and no pay stubs: the rent qualifies, not your income. Please send the documents to the lender, not to me.

{my name}
{company}`,
  },
];
