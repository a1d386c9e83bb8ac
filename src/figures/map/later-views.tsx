/** What the map shows later, as one file: in two, what they share with the page would be in more files, on every visit. */
export { fetchYearsFile } from "../../price-history/years/years-file.browser.ts";
export { CountiesView } from "./counties/counties-view.tsx";
export { YearsView } from "./years/years-view.tsx";
