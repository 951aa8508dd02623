const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` on the first termination signal, or when the launcher that started us has ended; a second signal ends the process
 * at once.
 */
export function onStopSignal(stop: () => void): void {
  let asked = false;
  const ask = () => {
    if (asked) process.exit(1);
    asked = true;
    stop();
  };
  for (const signal of signals) process.on(signal, ask);
  process.once('disconnect', () => asked || ask());
}
