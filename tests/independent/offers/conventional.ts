import type { Deal, UnitRent } from "../../../src/calculators/deal/deal.ts";
import type { Borrower } from "../../../src/calculators/offers/conventional/borrower-fields.ts";
import type { Offer } from "../../../src/calculators/offers/offer.ts";
import { firstPayment } from "../deal/deal-loan.ts";
import { bills } from "../deal/owner.ts";
import { unitsIn } from "../deal/rents.ts";
import { Decimal, lowerOf, ONE_HUNDRED, percentOf, sumOf, ZERO } from "../decimal.ts";
import { loanOffered } from "./offer-costs.ts";

/** Formula "conventional-test". */

const COUNTED = Decimal.of(75);

export function conventional(deal: Deal, offer: Offer, borrower: Borrower) {
  const grossRent = sumOf(...unitsIn(deal).map(grossRentOf));
  const countedRent = percentOf(grossRent, COUNTED).cents();
  const payment = firstPayment(loanOffered(deal, offer)).plus(bills(deal)).cents();
  const net = countedRent.minus(payment);
  const isShort = net.isBelow(ZERO);
  const surplus = isShort || deal.isNewInvestor ? ZERO : net;
  const income = Decimal.of(borrower.monthlyIncome).plus(surplus);
  const debts = Decimal.of(borrower.monthlyDebts).plus(isShort ? ZERO.minus(net) : ZERO);
  const dti = income.isZero() ? null : debts.times(ONE_HUNDRED).over(income);
  const isWithin = dti !== null && !Decimal.of(borrower.dtiLimit).isBelow(dti);
  return {
    amounts: { grossRent, countedRent, payment, net, income, debts },
    dti,
    passes: isWithin && borrower.financedProperties <= 10 && deal.units <= 4,
  };
}

function grossRentOf({ use, isVacant, leaseRent, marketRent }: UnitRent): Decimal {
  const market = Decimal.of(marketRent === 0 ? leaseRent : marketRent);
  const isLeased = use === "long-term" && !isVacant && leaseRent > 0;
  return isLeased ? lowerOf(Decimal.of(leaseRent), market) : market;
}
