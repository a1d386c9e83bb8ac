import { costsOf, type HistoryPlace, historyPlaces } from "./price-history-catalog.server.ts";
import { afterInflation, type PriceRecord, priceRecord } from "./price-record.ts";

/** What prices did at a place, and what they did after inflation. */
export interface PlaceRecord {
  readonly place: HistoryPlace;
  readonly record: PriceRecord;
  /** The index in the dollars of its first quarter. */
  readonly real: readonly number[];
  readonly realRecord: PriceRecord;
}

export function recordOf(place: HistoryPlace): PlaceRecord {
  const real = afterInflation(place.prices, costsOf(place));
  return { place, record: priceRecord(place.prices), real, realRecord: priceRecord(real) };
}

/** Each state, followed by its areas. */
export const placeRecords: readonly PlaceRecord[] = historyPlaces.map(recordOf);
