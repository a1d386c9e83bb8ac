import { expect, test } from "vitest";
import { type Toast, updateToasts } from "./toasts.ts";

const saved = { title: "Calculation Saved", description: "Redirecting to prequalification steps..." };
const copied = { title: "Copied to Clipboard", description: "DSCR results copied successfully." };

test("a second toast takes the place of the first", () => {
  const one = updateToasts([], { type: "show", id: 1, message: saved });
  const two = updateToasts(one, { type: "show", id: 2, message: copied });
  expect(two).toEqual([{ ...copied, id: 2, isOpen: true }]);
});

test("a dismissed toast is closed but kept until it is removed", () => {
  const shown: readonly Toast[] = [{ ...saved, id: 1, isOpen: true }];
  const dismissed = updateToasts(shown, { type: "dismiss", id: 1 });
  expect(dismissed).toEqual([{ ...saved, id: 1, isOpen: false }]);
  expect(updateToasts(dismissed, { type: "remove", id: 1 })).toEqual([]);
});

test("dismissing a toast that is gone changes nothing", () => {
  const shown: readonly Toast[] = [{ ...saved, id: 7, isOpen: true }];
  expect(updateToasts(shown, { type: "dismiss", id: 1 })).toEqual(shown);
});
