export const EXCEL_OPTION = [
  "--excel",
  "for Excel: with a byte order mark, and phone numbers that stay text",
] as const;
