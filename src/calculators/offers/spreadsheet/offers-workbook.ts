import {
  ownerInputs,
  propertyInputs,
  purchaseInputs,
  underwritingInputs,
} from "../../deal/spreadsheet/deal-inputs.ts";
import { incomeResults, loanAmountResults } from "../../deal/spreadsheet/deal-results.ts";
import { rentTable } from "../../deal/spreadsheet/rent-table.ts";
import type { Workbook } from "../../spreadsheet/workbook.ts";
import { list, numberInputs, toolWorkbook, type WorkbookOrigin } from "../../spreadsheet/workbook-rows.ts";
import { compareOffers } from "../comparison.ts";
import { testConventional } from "../conventional/conventional-test.ts";
import { type OfferSet, offerNames, SET_TABLE } from "../offer.ts";
import { conventionalBlock, GROSS_RENT } from "./conventional-table.ts";
import { monthTable } from "./month-table.ts";
import type { NamedOffer } from "./named-offer.ts";
import { offerMatrix } from "./offer-matrix.ts";

/** The offers as a spreadsheet that computes. */
export function offersWorkbook(set: OfferSet, origin: WorkbookOrigin): Workbook {
  const { deal, offers, holdMonths } = set;
  const comparison = compareOffers(deal, offers, holdMonths);
  const names = offerNames(offers);
  const named = comparison.offers.flatMap((compared): readonly NamedOffer[] => {
    const offer = offers[compared.index];
    return offer ? [{ name: names[compared.index] ?? "", offer, compared }] : [];
  });
  const held = numberInputs<"holdMonths">(SET_TABLE, comparison);
  const test = testConventional(set);
  return toolWorkbook("offers compared", "these offers", origin, [
    {
      name: "Offers",
      blocks: [
        list("Inputs: the deal", [
          held("holdMonths", "number", "From closing to sale or refinance."),
          ...purchaseInputs(deal),
        ]),
        list("Inputs: the property", propertyInputs(deal)),
        list("The loan", loanAmountResults(deal)),
        offerMatrix(named),
        ...(test ? [conventionalBlock(test)] : []),
      ],
    },
    {
      name: "Rents",
      blocks: [
        // The year as a figure: this workbook has no sheet of months.
        rentTable({ ...deal, bookingsBy: "year" }, test ? [GROSS_RENT] : []),
        list("Inputs: costs that some lenders count", [...ownerInputs(deal), ...underwritingInputs()]),
        list("The lender's income", incomeResults(deal)),
      ],
    },
    { name: "Months", blocks: [monthTable(named, comparison)] },
  ]);
}
