const SIGNALS = ["SIGTERM", "SIGINT"] as const;

/** npm passes on the Ctrl+C that the terminal has sent to this process already: that is no second wish to end. */
const ECHO_MS = 250;

/** The process is gone ten seconds after it was told to go, whatever hangs. */
const DEADLINE_MS = 9_500;

/** The first signal stops and ends with 0; a second one ends at once with 1. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ECHO_MS) process.exit(1);
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
