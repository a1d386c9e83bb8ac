/** What was typed into a form of something to publish. It is public sooner or later, so the browser may keep it. */
interface Draft {
  /** The version that the author saw: a newer one is noticed. */
  readonly seen: string;
  readonly values: readonly (readonly [name: string, value: string])[];
  /** It was sent: the page that follows says whether it was published. */
  readonly isSent: boolean;
}

const PREFIX = "draft ";

/** Keeps what is typed until it is published or somebody signs out, also when the browser is closed. */
export function keepDrafts(): void {
  try {
    if (document.querySelector("[data-notice]")) forget(({ isSent }) => isSent);
    const signOut = document.querySelector("form[action='/sign-out']");
    signOut?.addEventListener("submit", () => forget(() => true));
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-draft]")) keepDraft(form);
  } catch {
    // A browser without a store keeps nothing; everything else works.
  }
}

function forget(isDone: (draft: Draft) => boolean): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))) {
    const draft = readDraft(key);
    if (draft === undefined || isDone(draft)) localStorage.removeItem(key);
  }
}

function keepDraft(form: HTMLFormElement): void {
  const key = PREFIX + form.dataset.draft;
  const save = (isSent: boolean) => {
    const draft: Draft = { seen: seenOf(form)?.value ?? "", values: valuesOf(form), isSent };
    localStorage.setItem(key, JSON.stringify(draft));
  };
  const draft = readDraft(key);
  // What came back with a refusal is in the fields.
  if (form.dataset.refused !== undefined) save(false);
  else if (draft && isSame(draft.values, valuesOf(form))) localStorage.removeItem(key);
  else if (draft) offer(form, draft, key);
  form.addEventListener("input", () => save(false));
  form.addEventListener("submit", ({ submitter }) => {
    if (!(submitter instanceof HTMLButtonElement && submitter.formTarget === "_blank")) save(true);
  });
}

function offer(form: HTMLFormElement, draft: Draft, key: string): void {
  const box = form.querySelector<HTMLElement>("[data-draft-offer]");
  if (!box) return;
  box.hidden = false;
  box.querySelector("[data-draft-take]")?.addEventListener("click", () => {
    fill(form, draft);
    box.hidden = true;
  });
  box.querySelector("[data-draft-drop]")?.addEventListener("click", () => {
    localStorage.removeItem(key);
    box.hidden = true;
  });
}

function fill(form: HTMLFormElement, { seen, values }: Draft): void {
  const field = seenOf(form);
  if (field) field.value = seen;
  const left = [...values];
  for (const element of fieldsOf(form)) {
    const isBox = element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
    const at = left.findIndex(
      ([name, value]) => name === element.name && (!isBox || value === element.value),
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (isBox) element.checked = found !== undefined;
    else element.value = found?.[1] ?? "";
  }
}

type Field = HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement;

function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.querySelectorAll<Field>("textarea, select, input:not([type=hidden], [type=submit])")];
}

function seenOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>("input[name=seen]");
}

function valuesOf(form: HTMLFormElement): Draft["values"] {
  return fieldsOf(form).flatMap((element): Draft["values"] => {
    const isOff =
      element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type) && !element.checked;
    return isOff ? [] : [[element.name, element.value]];
  });
}

function isSame(one: Draft["values"], other: Draft["values"]): boolean {
  // Forms send line ends as CR LF; the page comes back with one of them.
  const write = (values: Draft["values"]) => JSON.stringify(values).replaceAll("\\r\\n", "\\n");
  return write(one) === write(other);
}

function readDraft(key: string): Draft | undefined {
  const stored = localStorage.getItem(key);
  if (stored === null) return undefined;
  const draft: unknown = JSON.parse(stored);
  return isDraft(draft) ? draft : undefined;
}

function isDraft(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && "values" in value && Array.isArray(value.values);
}
