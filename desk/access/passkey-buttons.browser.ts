import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { HttpError, problemOf, request } from "../../src/api/request.browser.ts";
import { type Ceremony, describePasskeyFailure, localPath, type PasskeyFailure } from "./passkey-outcome.ts";

/** Each returns where to go next. */
const CEREMONIES: Record<Ceremony, (button: HTMLButtonElement) => Promise<unknown>> = {
  async "sign-in"(button) {
    await signIn();
    return button.dataset.next;
  },
  enrol: ({ dataset: { token = "" } }) => {
    const invite = `/invite/${encodeURIComponent(token)}`;
    return register(`${invite}/options`, `${invite}/passkey`);
  },
  async add() {
    try {
      return await register("/passkeys/options", "/passkeys/add");
    } catch (error) {
      if (!mustProve(error)) throw error;
      await signIn();
      return await register("/passkeys/options", "/passkeys/add");
    }
  },
};

export function startPasskeyButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-passkey]")) {
    button.addEventListener("click", () => void perform(button));
  }
}

async function perform(button: HTMLButtonElement): Promise<void> {
  const ceremony = button.dataset.passkey;
  if (!isCeremony(ceremony)) return;
  const device = deviceField();
  if (device && !device.reportValidity()) return;
  const problem = button.parentElement?.querySelector("[data-passkey-problem]");
  problem?.replaceChildren();
  button.disabled = true;
  try {
    if (!browserSupportsWebAuthn()) throw new DOMException("No WebAuthn here", "NotSupportedError");
    location.assign(localPath(await CEREMONIES[ceremony](button)));
  } catch (error) {
    problem?.replaceChildren(describePasskeyFailure(ceremony, failureOf(error)));
    button.disabled = false;
    button.focus();
  }
}

async function signIn(): Promise<void> {
  const options = await request("POST", "/sign-in/options", { body: {} });
  const response = await startAuthentication({ optionsJSON: await options.json() });
  await request("POST", "/sign-in/verify", { body: { response } });
}

async function register(optionsPath: string, path: string): Promise<unknown> {
  const options = await request("POST", optionsPath, { body: {} });
  const response = await startRegistration({ optionsJSON: await options.json() });
  const answer = await request("POST", path, { body: { device: deviceField()?.value, response } });
  const { next }: { next?: unknown } = await answer.json();
  return next;
}

function deviceField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>("input[name=device]");
}

/** The last sign-in is too long ago for a change of passkeys. */
function mustProve(error: unknown): boolean {
  const answer = problemOf(error);
  return typeof answer === "object" && answer !== null && "problem" in answer && answer.problem === "prove";
}

function failureOf(error: unknown): PasskeyFailure {
  if (error instanceof HttpError) return { name: error.name, status: error.status };
  return { name: error instanceof Error ? error.name : "" };
}

function isCeremony(name: string | undefined): name is Ceremony {
  return name !== undefined && Object.hasOwn(CEREMONIES, name);
}
