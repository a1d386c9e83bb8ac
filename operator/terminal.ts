import { createInterface } from "node:readline/promises";

export interface Terminal {
  /** Columns; undefined when the output goes into a file or another program, which wants all of it. */
  readonly width: number | undefined;
  /** What was asked for: standard output. */
  print(text: string): void;
  /** Everything else: standard error. */
  say(text: string): void;
  /** Replaces the last progress; shown to people only. */
  progress(text: string): void;
  /** No, when nobody is there to ask. */
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
