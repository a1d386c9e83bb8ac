import type { Testimonial } from "./record-types.ts";
import type { SiteContent } from "./site-content.ts";

/** The operator publishes others: operator testimonials. */
export const shippedTestimonials: readonly Testimonial[] = [
  {
    id: "duplex-texas",
    quote:
      "The calculator put my duplex at 1.08. I raised the down payment, ran it again, and walked into the lender call with a deal at 1.26 and the paperwork to back it up.",
    author: "Sample testimonial, duplex investor",
    detail: "Purchase of a two-unit rental, Texas",
    stars: 5,
    substantiation: null,
  },
  {
    id: "cash-out-florida",
    quote:
      "I own my rentals through an LLC and write off a lot, so my tax returns never helped me. Someone called the next business day and explained what a DSCR lender would ask for instead.",
    author: "Sample testimonial, portfolio investor",
    detail: "Cash-out refinance of a single-family rental, Florida",
    stars: 5,
    substantiation: null,
  },
];

export const testimonials = ({ records }: SiteContent) => records.testimonials;
