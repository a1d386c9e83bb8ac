import { formatDate } from "./dates.ts";

export function DateText({ isoDate }: { readonly isoDate: string }) {
  return <time dateTime={isoDate}>{formatDate(isoDate)}</time>;
}
