import type { SampleHouse } from "../../content/landings/sample-houses.ts";
import { monthlyPayment } from "../dscr/amortization.ts";
import { calculateLenderRatio, sumPitia } from "../dscr/lender-ratio.ts";
import { cutRatio, loanAt, paymentAt, pitiaAt } from "../dscr/market-payment.ts";
import { formatPercent, formatUsd } from "../dscr/money.ts";
import { type FigureList, figuresOf } from "./figures.ts";

/** All figures an article may state about a sample house, prefixed with its name. */
export function houseFigures(house: SampleHouse): FigureList {
  const { name, price, rent, basis, extra, target, insteadOf } = house;
  const pitia = { ...pitiaAt(price, basis), associationDues: extra ?? 0 };
  const payment = sumPitia(pitia);
  const ratio = cutRatio(calculateLenderRatio(rent, pitia));
  return figuresOf(name, {
    price: formatUsd(price),
    rent: formatUsd(rent),
    annualRent: formatUsd(rent * 12),
    grossYield: formatPercent(((rent * 12) / price) * 100),
    rentShare: formatShare(rent / price, 3),
    downPayment: `${basis.downPaymentPercent}%`,
    rate: `${basis.ratePercent}%`,
    taxRate: `${basis.tax.percent}%`,
    insuranceRate: `${basis.insurancePercent}%`,
    taxOn10000: formatUsd(10_000 * (basis.tax.percent / 100)),
    loan: formatUsd(loanAt(price, basis)),
    principalInterest: formatUsd(pitia.principalInterest),
    tax: formatUsd(pitia.propertyTax),
    insurance: formatUsd(pitia.insurance),
    payment: formatUsd(payment),
    ratio,
    coverage: `${Math.round(Number(ratio) * 100)}%`,
    ...(payment > rent && { shortfall: formatUsd(payment - rent) }),
    ...(extra !== undefined && { extra: formatUsd(extra) }),
    ...(target !== undefined && targetFigures(house, target)),
    ...(insteadOf && { saving: formatUsd(paymentAt(insteadOf.price, insteadOf.basis) - payment) }),
  });
}

/** The amounts needed to reach a ratio, rounded to hundreds of dollars that still reach it. */
function targetFigures({ price, rent, basis }: SampleHouse, target: number): FigureList {
  const { propertyTax, insurance } = pitiaAt(price, basis);
  const paymentOfADollar = monthlyPayment({
    amount: 1,
    annualRatePercent: basis.ratePercent,
    termYears: basis.termYears,
  });
  const loan = cutToHundreds((rent / target - propertyTax - insurance) / paymentOfADollar);
  const neededRent = paymentAt(price, basis) * target;
  return {
    target: target.toFixed(2),
    targetShare: formatShare(neededRent / price, 2),
    targetPrice: formatUsd(cutToHundreds((price * rent) / neededRent)),
    targetLoan: formatUsd(loan),
    targetLtv: `${Math.floor((loan / price) * 100)}%`,
    targetDown: formatUsd(price - loan),
    targetCash: formatUsd(loanAt(price, basis) - loan),
  };
}

function cutToHundreds(dollars: number): number {
  return Math.floor(dollars / 100) * 100;
}

function formatShare(share: number, decimals: number): string {
  return `${(share * 100).toFixed(decimals)}%`;
}
