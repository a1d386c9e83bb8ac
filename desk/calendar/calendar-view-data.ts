export interface CalendarView {
  readonly page: "calendar";
  /** Undefined: there is no link. */
  readonly link: string | undefined;
}
