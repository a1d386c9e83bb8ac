import { buttonLooks } from "../../src/ui/button.tsx";
import type { DeskView } from "../desk-room.server.ts";

const HELP_ID = "keyboard-help";

/** On every page. */
const EVERYWHERE = [
  ["u", "Back to the inbox"],
  ["?", "Show these keys"],
] as const;

/** What each key does, by page. The elements say it themselves: `data-shortcut`. */
const KEYS: Partial<Record<DeskView["page"], readonly (readonly [key: string, effect: string])[]>> = {
  inbox: [
    ["j", "Next lead"],
    ["k", "Previous lead"],
    ["Enter", "Open the lead"],
    ["x", "Select the lead"],
    ["a", "Select all on this page, or none"],
    ["c", "Mark the selected leads as contacted"],
    ["!", "Decline the selected leads as spam"],
    ["o", "Assign the selected leads"],
    ["z", "Undo the last change of several leads"],
    ["/", "Search"],
  ],
  board: [
    ["j", "Next lead"],
    ["k", "Previous lead"],
    ["Enter", "Open the lead"],
    ["]", "Move the lead to the next column"],
    ["[", "Move the lead to the column before"],
    ["z", "Undo the last change"],
  ],
  lead: [
    ["c", "Mark as contacted"],
    ["Shift + c", "Mark as contacted, then open the next waiting lead"],
    ["w", "Open the next waiting lead"],
    ["m", "Take the lead: it is mine"],
    ["n", "Write a note"],
    ["e", "Write a mail"],
  ],
  privacy: [
    ["j", "Next request"],
    ["k", "Previous request"],
    ["Enter", "Open the request"],
    ["/", "Find a person"],
  ],
  publish: [
    ["j", "Next in the list"],
    ["k", "The one before"],
    ["Enter", "Open its form"],
  ],
};

interface KeyboardHelpProps {
  readonly page: DeskView["page"];
  readonly hasKeys: boolean;
}

const footerButton =
  "inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink";

/** Not on phones and tablets: keys need a keyboard. */
export function KeyboardHelp({ page, hasKeys }: KeyboardHelpProps) {
  const keys = [...(KEYS[page] ?? []), ...EVERYWHERE];
  return (
    <footer className="wrap w-full pb-6 pointer-coarse:hidden print:hidden">
      <div className="flex flex-wrap gap-x-5">
        <button
          type="button"
          data-shortcut="?"
          className={footerButton}
          {...{ command: "show-modal", commandfor: HELP_ID }}
        >
          Keyboard shortcuts
        </button>
        {page === "inbox" && <KeySwitch hasKeys={hasKeys} />}
      </div>
      <dialog
        id={HELP_ID}
        aria-labelledby={`${HELP_ID}-title`}
        className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-sheet border border-rule bg-sheet p-6 text-ink backdrop:bg-[rgb(10_20_16/0.55)]"
      >
        <h2 id={`${HELP_ID}-title`}>Keyboard shortcuts</h2>
        <dl className="mt-4 mb-5 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {keys.map(([key, effect]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-control border border-edge px-2 text-center font-sans text-sm font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        <p className="mb-5 text-[0.94rem] text-ink-soft">
          {hasKeys ? "They do nothing while you type in a field." : "They are switched off in this browser."}{" "}
          To switch them {hasKeys ? "off" : "on"}, use the button at the end of the inbox.
        </p>
        <form method="dialog">
          <button type="submit" className={buttonLooks.quiet}>
            Close
          </button>
        </form>
      </dialog>
    </footer>
  );
}

/** For people who dictate, or whose hands hit keys by accident. Works without scripts, for this browser. */
function KeySwitch({ hasKeys }: Pick<KeyboardHelpProps, "hasKeys">) {
  return (
    <form method="post" action="/keys">
      <button type="submit" name="keys" value={hasKeys ? "off" : "on"} className={footerButton}>
        Switch keyboard shortcuts {hasKeys ? "off" : "on"}
      </button>
    </form>
  );
}
