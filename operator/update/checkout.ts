import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { promisify } from "node:util";
import { OperatorFailure } from "../context.ts";

/** A git checkout of the site. Nothing here changes a file of it. */
export interface Checkout {
  git(...words: readonly string[]): Promise<string>;
  /** The commit that a branch or tag names; undefined if there is none. */
  findCommit(ref: string): Promise<string | undefined>;
  /** Content of a file in a commit. Empty if the commit does not have it. */
  readFile(commit: string, file: string): Promise<string>;
  /** Asks the place that the checkout was cloned from for newer commits. The only use of the network. */
  fetch(): Promise<void>;
}

const MAX_OUTPUT = 64 * 1024 * 1024;
const FETCH_LIMIT_MS = 60_000;

export async function openCheckout(root: string): Promise<Checkout> {
  const git = async (...words: readonly string[]) => {
    const { stdout } = await promisify(execFile)("git", ["-C", root, ...words], { maxBuffer: MAX_OUTPUT });
    return stdout.trimEnd();
  };
  const attempt = async (...words: readonly string[]) => {
    try {
      return await git(...words);
    } catch (error) {
      if (error instanceof Error && "code" in error && typeof error.code === "number") return undefined;
      throw error;
    }
  };
  await requireCheckout(root, git);
  return {
    git,
    findCommit: async (ref) => {
      if (ref.startsWith("-")) return undefined;
      return await attempt("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
    },
    readFile: async (commit, file) => (await attempt("show", `${commit}:${file}`)) ?? "",
    async fetch() {
      try {
        await promisify(execFile)("git", ["-C", root, "fetch", "--quiet"], {
          timeout: FETCH_LIMIT_MS,
          // Nobody is there to type a password.
          env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
        });
      } catch (cause) {
        throw new OperatorFailure(`git could not fetch newer commits. ${describeFetchFailure(cause)}`, {
          cause,
        });
      }
    },
  };
}

/** The last line of what git said, without the credentials that an address may hold. */
function describeFetchFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if ("killed" in cause && cause.killed) return `There was no answer for ${FETCH_LIMIT_MS / 1000} seconds.`;
  const said = "stderr" in cause ? String(cause.stderr).trim() : cause.message;
  return (said.split("\n").at(-1) ?? "").replaceAll(/\/\/[^@/\s]+@/g, "//***@");
}

async function requireCheckout(root: string, git: Checkout["git"]): Promise<void> {
  let top: string;
  try {
    top = await git("rev-parse", "--show-toplevel");
  } catch (cause) {
    const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    if (isMissing)
      throw new OperatorFailure(
        "git is not installed, so versions cannot be compared. In a container that is as it should be: it is updated by " +
          "building a new image. Compare in the checkout that it is built from.",
        { cause },
      );
    throw new OperatorFailure(
      `${root} is not a git checkout that you can read, so versions cannot be compared. A container image, for example, ` +
        "is updated by building a new one: compare in the checkout that it is built from.",
      { cause },
    );
  }
  if (realpathSync(top) === realpathSync(root)) return;
  throw new OperatorFailure(`${root} is not a git checkout itself, so versions cannot be compared.`);
}
