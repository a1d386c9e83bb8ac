import type { ReportLine, ReportView } from "./report.ts";

const testReportLine: ReportLine = {
  name: "2026-11-09",
  leads: 12,
  inTime: 8,
  late: 3,
  waiting: 1,
  inTimeShare: "73%",
  referred: 5,
  referredShare: "42%",
  closed: 1,
  closedShare: "8%",
  closedAmount: "$310,000",
  visits: 940,
};

export const testReport: ReportView = {
  page: "report",
  by: "week",
  from: "2026-11-09",
  to: "",
  lines: [testReportLine, { ...testReportLine, name: "2026-11-16", leads: 5, inTime: 1 }],
  total: { ...testReportLine, name: "Total", leads: 17 },
  hasVisits: true,
  file: "/reports.csv?by=week&from=2026-11-09&to=",
};
