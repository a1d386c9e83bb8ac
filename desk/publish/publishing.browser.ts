/** What happens while the server publishes. It sends the page that follows when it is done. */
const STEPS: Readonly<Record<string, readonly [number: number, text: string]>> = {
  checking: [0, "Checking it"],
  rendering: [1, "Rendering the pages that it changes"],
  showing: [2, "Stored. Showing it to visitors"],
};
const POLL_MS = 400;
/** Until the process that does it is the one that answers: another one on the same database knows nothing of it. */
const UNKNOWN = "Sent to the site";

/** Says how far publishing is, instead of a page that stands still. */
export function followPublishing(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-publish]")) {
    form.addEventListener("submit", (event) => {
      const { submitter } = event;
      if (submitter instanceof HTMLButtonElement && submitter.formTarget === "_blank") return;
      // A second click would publish a second time.
      if (form.elements.namedItem("ticket")) return event.preventDefault();
      const ticket = document.createElement("input");
      Object.assign(ticket, { type: "hidden", name: "ticket", value: crypto.randomUUID() });
      form.append(ticket);
      follow(form, ticket.value);
    });
    // Back shows the page as it was left.
    addEventListener("pageshow", () => {
      form.querySelector("input[name=ticket]")?.remove();
      form.querySelector("[data-progress]")?.setAttribute("hidden", "");
    });
  }
}

function follow(form: HTMLFormElement, ticket: string): void {
  const box = form.querySelector<HTMLElement>("[data-progress]");
  const [text, bar] = [box?.querySelector("p"), box?.querySelector("progress")];
  if (!box || !text || !bar) return;
  const startedAt = performance.now();
  let shown: string | undefined;
  const show = (step: string | null) => {
    shown = step ?? shown;
    const [number, words] = STEPS[shown ?? ""] ?? [undefined, UNKNOWN];
    // Without a value, the bar moves and says nothing of how far it is.
    if (number === undefined) bar.removeAttribute("value");
    else bar.value = number;
    text.textContent = `${words} (${Math.round((performance.now() - startedAt) / 1000)} s)`;
  };
  box.hidden = false;
  show(null);
  const poll = async () => {
    // The browser has gone back to the form.
    if (box.hidden) return;
    try {
      const answer = await fetch(`/publish/progress?ticket=${ticket}`);
      const { step }: { step: string | null } = await answer.json();
      show(step);
    } catch {
      // Publishing goes on, and the page that follows says how it ended.
    }
    setTimeout(poll, POLL_MS);
  };
  setTimeout(poll, POLL_MS);
}
