/**
 * Loans with their payments as computed by LibreOffice Calc 7.4.7, which shares no code with this site. Write one row
 * per loan to a CSV file, with r the yearly rate / 100 / 12 and n the months:
 *
 *   payment              =-PMT(r; n; amount)
 *   firstYear.principal  =-CUMPRINC(r; n; amount; 1; 12; 0)
 *   firstYear.interest   =-CUMIPMT(r; n; amount; 1; 12; 0)
 *   fifthYearPrincipal   =-CUMPRINC(r; n; amount; 49; 60; 0)
 *   lastMonthPrincipal   =-CUMPRINC(r; n; amount; n; n; 0)
 *   totalInterest        =-CUMIPMT(r; n; amount; 1; n; 0)
 *
 * Then run `soffice --headless --infilter="CSV:44,34,76,1,,0,false,true" --convert-to fods`, which evaluates the
 * formulas, and read the cells' values with all 15 digits.
 */
export const amortizationCases: readonly AmortizationCase[] = [
  {
    amount: 225_000,
    annualRatePercent: 8.5,
    termYears: 30,
    payment: 1730.05533806475,
    firstYear: { principal: 1700.91562017109, interest: 19059.7484366059 },
    fifthYearPrincipal: 2386.83494095857,
    lastMonthPrincipal: 1717.88697201299,
    totalInterest: 397819.92170331,
  },
  {
    amount: 225_000,
    annualRatePercent: 7.25,
    termYears: 30,
    payment: 1534.89663012643,
    firstYear: { principal: 2177.67766425821, interest: 16241.081897259 },
    fifthYearPrincipal: 2907.77006946371,
    lastMonthPrincipal: 1525.6789862512,
    totalInterest: 327562.786845512,
  },
  {
    amount: 300_000,
    annualRatePercent: 6.75,
    termYears: 30,
    payment: 1945.79428970465,
    firstYear: { principal: 3197.24416362937, interest: 20152.2873128264 },
    fifthYearPrincipal: 4185.10879739502,
    lastMonthPrincipal: 1934.91041860001,
    totalInterest: 400485.944293673,
  },
  {
    amount: 100_000,
    annualRatePercent: 0.125,
    termYears: 30,
    payment: 283.033128077779,
    firstYear: { principal: 3273.27242603524, interest: 123.125110898106 },
    fifthYearPrincipal: 3289.67891572139,
    lastMonthPrincipal: 283.003648531047,
    totalInterest: 1891.92610800202,
  },
  {
    amount: 100_000,
    annualRatePercent: 0.01,
    termYears: 30,
    payment: 278.195810182678,
    firstYear: { principal: 3328.50227579197, interest: 9.84744640017003 },
    fifthYearPrincipal: 3329.83393746829,
    lastMonthPrincipal: 278.193491903585,
    totalInterest: 150.491665763236,
  },
  {
    amount: 75_000,
    annualRatePercent: 12,
    termYears: 15,
    payment: 900.126046568635,
    firstYear: { principal: 1903.97403796607, interest: 8897.53852085756 },
    fifthYearPrincipal: 3069.63659523928,
    lastMonthPrincipal: 891.2139074937,
    totalInterest: 87022.6883823543,
  },
  {
    amount: 2_500_000,
    annualRatePercent: 9.99,
    termYears: 40,
    payment: 21209.0187749263,
    firstYear: { principal: 4982.2531248111, interest: 249525.972174304 },
    fifthYearPrincipal: 7417.39607775724,
    lastMonthPrincipal: 21033.9114620044,
    totalInterest: 7680329.01196468,
  },
  {
    amount: 180_000,
    annualRatePercent: 7.375,
    termYears: 20,
    payment: 1436.34094812751,
    firstYear: { principal: 4097.76577364199, interest: 13138.3256038882 },
    fifthYearPrincipal: 5498.85054535955,
    lastMonthPrincipal: 1427.56735707879,
    totalInterest: 164721.827550604,
  },
  {
    amount: 50_000,
    annualRatePercent: 24,
    termYears: 5,
    payment: 1438.39829129032,
    firstYear: { principal: 5879.8372194434, interest: 11380.9422760404 },
    fifthYearPrincipal: 15211.5527419793,
    lastMonthPrincipal: 1410.1944032258,
    totalInterest: 36303.897477419,
  },
  {
    amount: 412_345.67,
    annualRatePercent: 8.125,
    termYears: 30,
    payment: 3061.6549736027,
    firstYear: { principal: 3360.07244047125, interest: 33379.7872427612 },
    fifthYearPrincipal: 4645.35229988207,
    lastMonthPrincipal: 3041.06443316985,
    totalInterest: 689850.120496966,
  },
  {
    amount: 1,
    annualRatePercent: 5,
    termYears: 1,
    payment: 0.0856074817884671,
    firstYear: { principal: 1.0, interest: 0.0272897814616054 },
    lastMonthPrincipal: 0.08525226402171,
    totalInterest: 0.0272897814616054,
  },
  {
    amount: 999_999_999_999,
    annualRatePercent: 8.5,
    termYears: 30,
    payment: 7689134835.83565,
    firstYear: { principal: 7559624978.5306, interest: 84709993051.4972 },
    fifthYearPrincipal: 10608155293.1386,
    lastMonthPrincipal: 7635053208.93899,
    totalInterest: 1768088540901.83,
  },
  {
    amount: 150_000,
    annualRatePercent: 99.9,
    termYears: 10,
    payment: 12488.3493003689,
    firstYear: { principal: 16.4312767966112, interest: 149843.76032763 },
    fifthYearPrincipal: 763.218346640868,
    lastMonthPrincipal: 11528.5938613924,
    totalInterest: 1348601.91604435,
  },
  {
    amount: 240_000,
    annualRatePercent: 3,
    termYears: 10,
    payment: 2317.45787276135,
    firstYear: { principal: 20895.2498634692, interest: 6914.24460966694 },
    fifthYearPrincipal: 23555.8006777197,
    lastMonthPrincipal: 2311.67867607116,
    totalInterest: 38094.9447313626,
  },
];

interface AmortizationCase {
  readonly amount: number;
  readonly annualRatePercent: number;
  readonly termYears: number;
  readonly payment: number;
  readonly firstYear: { readonly principal: number; readonly interest: number };
  readonly fifthYearPrincipal?: number;
  readonly lastMonthPrincipal: number;
  readonly totalInterest: number;
}
