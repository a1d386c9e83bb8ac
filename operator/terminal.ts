import { createInterface } from "node:readline/promises";

export interface Terminal {
  /** Number of columns; undefined if the output goes to a file or a pipe, which gets it untruncated. */
  readonly width: number | undefined;
  /** Writes the result to standard output. */
  print(text: string): void;
  /** Writes everything else to standard error. */
  say(text: string): void;
  /** Replaces the previous progress line. Shown on a terminal only. */
  progress(text: string): void;
  /** Resolves to false if there is no terminal to ask on. */
  confirm(question: string): Promise<boolean>;
}

export function openTerminal({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  const clearLine = stderr.isTTY ? "\r\u001b[K" : "";
  return {
    width: stdout.isTTY ? stdout.columns : undefined,
    print: (text) => stdout.write(`${text}\n`),
    say: (text) => stderr.write(`${clearLine}${text}\n`),
    progress(text) {
      if (stderr.isTTY) stderr.write(`${clearLine}${text}`);
    },
    async confirm(question) {
      if (!stdin.isTTY) return false;
      const prompt = createInterface({ input: stdin, output: stderr });
      try {
        return /^y(es)?$/i.test((await prompt.question(`${question} [y/N] `)).trim());
      } finally {
        prompt.close();
      }
    },
  };
}
