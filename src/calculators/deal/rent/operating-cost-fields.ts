import { money, percent } from "../../fields/field-kinds.ts";

/** What the owner pays besides the full payment. */
export const OPERATING_COST_FIELDS = {
  /** Percent of bookings, for manager and platforms: the management cost of a short-term rental. */
  shortTermFeePercent: percent("Management and platform fees", "fee", 20, 1),
  /** Percent of collected rent, like the next three. Vacancy and management do not apply to short-term rentals. */
  vacancyPercent: percent("Vacancy", "vac", 5, 1),
  managementPercent: percent("Management", "mgmt", 8, 1),
  maintenancePercent: percent("Maintenance", "maint", 5, 1),
  capitalReservePercent: percent("Capital reserves", "capex", 5, 1),
  utilities: money("Utilities a month", "util"),
} as const;
