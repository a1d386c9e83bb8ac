/** What was typed or chosen in a form that changes something. Selected leads are selected again in a moment. */
const FIELDS =
  "form[method=post]:not([data-acts]) :is(textarea, select, input:not([type=hidden], [type=submit]))";
/** What came back with a refusal is the fields' own value now, and stored nowhere. */
const REFUSED = "form[method=post]:is([data-refused], :has([aria-invalid=true]))";

/** The browser asks before it leaves a page with text that was not sent. Only browsers can ask this, in their own words. */
export function askBeforeLosingText(): void {
  let isBeingSent = false;
  document.addEventListener("submit", ({ submitter }) => {
    const isPreview = submitter instanceof HTMLButtonElement && submitter.formTarget === "_blank";
    if (!isPreview) isBeingSent = true;
  });
  // Back shows the page as it was left, with what was typed.
  addEventListener("pageshow", () => {
    isBeingSent = false;
  });
  addEventListener("beforeunload", (event) => {
    if (!isBeingSent && hasUnsentText()) event.preventDefault();
  });
}

function hasUnsentText(): boolean {
  return document.querySelector(REFUSED) !== null || [...document.querySelectorAll(FIELDS)].some(isChanged);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) {
    const { options, selectedIndex } = field;
    const first = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(0, first);
  }
  if (!(field instanceof HTMLInputElement)) return false;
  // A box without a value of its own has "on", which is nobody's text.
  const isBox = field.type === "checkbox" || field.type === "radio";
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
