/** What the operator reads beside a field, by its path. */
export type FieldLabels = Readonly<Record<string, FieldLabel>>;

export interface FieldLabel {
  readonly label: string;
  readonly hint?: string | undefined;
}

export function labelOf(labels: FieldLabels, path: string): FieldLabel {
  return labels[path] ?? { label: path };
}

const substantiation = (path: string, title: string): FieldLabels => ({
  [path]: {
    label: title,
    hint: "Leave all three empty if there is no proof. The site then marks it as an illustrative sample.",
  },
  [`${path}.source`]: { label: "Source", hint: "Who said it, or which survey it comes from." },
  [`${path}.date`]: { label: "Day", hint: "On which it was said or collected." },
  [`${path}.evidence`]: { label: "Proof", hint: "Where you keep it. Visitors do not see this." },
});

export const CONTACT_LABELS: FieldLabels = {
  phone: { label: "Telephone", hint: "As visitors read it, such as (512) 555-0142." },
  email: { label: "E-mail" },
  address: { label: "Address" },
  "address.street": { label: "Street" },
  "address.city": { label: "City" },
  "address.region": { label: "State", hint: 'Such as "TX".' },
  "address.postalCode": { label: "ZIP code" },
  "address.country": { label: "Country", hint: 'Two letters, such as "US".' },
  office: { label: "Office hours", hint: "They decide by when a lead is promised an answer." },
  "office.timeZone": { label: "Time zone", hint: 'Such as "America/Chicago".' },
  "office.openDays": { label: "Open on" },
  "office.opensAt": { label: "Opens at", hint: 'Such as "09:00".' },
  "office.closesAt": { label: "Closes at", hint: 'Such as "17:30".' },
  "office.holidays": { label: "Holidays", hint: 'One day in each line, such as "2026-12-25".' },
  social: { label: "Social links", hint: "Links begin with https://. An empty row is left out." },
  "social.name": { label: "Name" },
  "social.url": { label: "Link" },
};

export const RATES_LABELS: FieldLabels = {
  dscr: { label: "DSCR loans", hint: "In percent a year, such as 6.75." },
  "dscr.low": { label: "Lowest rate", hint: "Estimates start from this one." },
  "dscr.high": { label: "Highest rate" },
  conventional: { label: "Conventional loans", hint: "In percent a year." },
  "conventional.low": { label: "Lowest rate" },
  "conventional.high": { label: "Highest rate" },
};

export const SERVICE_LABELS: FieldLabels = {
  states: {
    label: "States served",
    hint: "Where a state is left out, the lead form says so, and takes a lead only for a call about another state.",
  },
};

export const MARKET_INDEX_LABELS: FieldLabels = {
  id: { label: "Short name", hint: 'Such as "treasury-5-year". It cannot be changed later.' },
  name: { label: "Name", hint: 'As visitors read it, such as "5-year Treasury".' },
  value: { label: "Value", hint: "In percent, such as 4.75." },
  date: { label: "Day", hint: "On which it had this value. After 10 days, pages say that it is old." },
  source: { label: "Source", hint: "Who published the value. Visitors see it." },
  spread: { label: "What lenders add", hint: "In percentage points." },
  "spread.low": { label: "At least", hint: "Such as 2.75." },
  "spread.high": { label: "At most", hint: "Such as 3.5." },
};

const STATED = "Leave it empty if the lender has not said.";

export const LENDER_LABELS: FieldLabels = {
  id: {
    label: "Short name",
    hint: 'For addresses and sources, such as "oak-capital". It cannot be changed later.',
  },
  name: { label: "Name" },
  description: { label: "Description" },
  minDSCR: { label: "Minimum DSCR", hint: "A ratio, such as 1.1." },
  maxLTV: { label: "Maximum loan to value", hint: "In percent, such as 80." },
  minLoanAmount: { label: "Smallest loan", hint: "In dollars." },
  maxLoanAmount: { label: "Largest loan", hint: "In dollars." },
  rates: { label: "Rates", hint: 'A range like "7.0%-8.25%".' },
  specialty: { label: "Specialties", hint: "One in each line, at most 8." },
  features: { label: "Features", hint: "One in each line, at most 8." },
  rating: { label: "Rating", hint: "From 0 to 5." },
  closingTime: { label: "Closing time", hint: 'Like "21-30 days".' },
  commissionRate: { label: "Commission", hint: "What the lender pays. Visitors do not see this." },
  ...substantiation("ratingSubstantiation", "Where the rating comes from"),
  minCreditScore: { label: "Minimum credit score", hint: STATED },
  maxUnits: { label: "Most units", hint: `From 1 to 8. ${STATED}` },
  propertyTypes: { label: "Property types that it takes", hint: STATED },
  uses: { label: "Rentals that it takes", hint: STATED },
  bookingsRules: {
    label: "Rules by which it counts bookings",
    hint: `gross-80 and lower-80 count 80%, market-only the rent of Form 1007. ${STATED}`,
  },
  states: { label: "States where it lends", hint: STATED },
  receivers: {
    label: "Who receives deals there",
    hint: "Visitors do not see this. An empty row is left out.",
  },
  "receivers.name": { label: "Name" },
  "receivers.email": { label: "E-mail" },
  webhookUrl: {
    label: "Webhook for deals",
    hint: "Its program's link: deals then go there, and not by mail. Visitors do not see this.",
  },
  confirmedOn: {
    label: "Confirmed on",
    hint: "The day on which the lender confirmed its limits. Without it, every page calls them samples.",
  },
  confirmedBy: {
    label: "Confirmed by",
    hint: "Who confirmed, and where the proof is. Visitors do not see this.",
  },
};

export const TESTIMONIAL_LABELS: FieldLabels = {
  id: { label: "Short name", hint: 'Such as "duplex-texas". It cannot be changed later.' },
  quote: { label: "Quote" },
  author: { label: "Author" },
  detail: { label: "About the author", hint: "What they bought, and where." },
  stars: { label: "Stars" },
  ...substantiation("substantiation", "Where the quote comes from"),
};
