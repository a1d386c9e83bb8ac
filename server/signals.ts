const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** npm repeats the terminal's Ctrl+C; ignore the duplicate. */
const DUPLICATE_MS = 250;

/** The process exits within ten seconds of the signal, even if something hangs. */
const DEADLINE_MS = 9_500;

/** The first signal stops gracefully and exits with 0. A second one exits with 1 at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > DUPLICATE_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}
