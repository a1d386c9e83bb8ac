import {
  ownerInputs,
  propertyInputs,
  purchaseInputs,
  underwritingInputs,
} from "../../deal/spreadsheet/deal-inputs.ts";
import { incomeResults, loanAmountResults } from "../../deal/spreadsheet/deal-results.ts";
import type { WorkbookOrigin } from "../../deal/spreadsheet/deal-workbook.ts";
import { rentTable } from "../../deal/spreadsheet/rent-table.ts";
import { ESTIMATE_NOTE } from "../../reports/estimate-note.ts";
import { numberInput } from "../../spreadsheet/input-rows.ts";
import type { Workbook } from "../../spreadsheet/workbook.ts";
import { compareOffers } from "../comparison.ts";
import { type OfferSet, offerNames, SET_TABLE } from "../offer.ts";
import { monthTable } from "./month-table.ts";
import { type NamedOffer, offerMatrix } from "./offer-matrix.ts";

/** The offers as a spreadsheet that computes. */
export function offersWorkbook(
  set: OfferSet,
  { companyName, url, formulasVersion }: WorkbookOrigin,
): Workbook {
  const { deal, offers, holdMonths } = set;
  const comparison = compareOffers(deal, offers, holdMonths);
  const names = offerNames(offers);
  const named = comparison.offers.flatMap((compared): readonly NamedOffer[] => {
    const offer = offers[compared.index];
    return offer ? [{ name: names[compared.index] ?? "", offer, compared }] : [];
  });
  return {
    title: `${companyName}: offers compared`,
    notes: [
      `${ESTIMATE_NOTE} All figures are before tax.`,
      `Formulas version ${formulasVersion}, explained on the formulas page of the site.`,
    ],
    link: { label: "Open these offers on the site", url },
    sheets: [
      {
        name: "Offers",
        blocks: [
          {
            kind: "list",
            heading: "Inputs: the deal",
            rows: [
              numberInput(
                "holdMonths",
                HELD,
                comparison.holdMonths,
                "number",
                "From closing to sale or refinance.",
              ),
              ...purchaseInputs(deal),
            ],
          },
          { kind: "list", heading: "Inputs: the property", rows: propertyInputs(deal) },
          { kind: "list", heading: "The loan", rows: loanAmountResults(deal) },
          offerMatrix(named),
        ],
      },
      {
        name: "Rents",
        blocks: [
          rentTable(deal),
          {
            kind: "list",
            heading: "Inputs: costs that some lenders count",
            rows: [...ownerInputs(deal), ...underwritingInputs()],
          },
          { kind: "list", heading: "The lender's income", rows: incomeResults(deal) },
        ],
      },
      { name: "Months", blocks: [monthTable(named, comparison)] },
    ],
  };
}

const HELD = { name: SET_TABLE.holdMonths.name, limits: { min: 1, max: 480 } };
