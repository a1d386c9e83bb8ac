/**
 * The operator's record that a real person said this, and when. Without one the site marks the statement
 * (a testimonial, an expert quote, a lender's rating) as an illustrative sample, and `doctor` reports it.
 */
export type Substantiation = {
  /** Who said it, or which survey or review source a rating comes from. */
  readonly source: string;
  /** ISO date on which it was said or collected. */
  readonly date: string;
  /** Where the operator keeps the proof. */
  readonly evidence: string;
};

export type Testimonial = {
  readonly quote: string;
  readonly author: string;
  readonly detail: string;
  readonly stars: 5;
  readonly substantiation: Substantiation | null;
};

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      "The calculator put my duplex at 1.08. I raised the down payment, ran it again, and walked into the lender call with a deal at 1.26 and the paperwork to back it up.",
    author: "Sample testimonial, duplex investor",
    detail: "Purchase of a two-unit rental, Texas",
    stars: 5,
    substantiation: null,
  },
  {
    quote:
      "I own my rentals through an LLC and write off a lot, so my tax returns never helped me. Someone called the next business day and explained what a DSCR lender would ask for instead.",
    author: "Sample testimonial, portfolio investor",
    detail: "Cash-out refinance of a single-family rental, Florida",
    stars: 5,
    substantiation: null,
  },
];
