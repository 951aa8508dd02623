const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `stop` on the first termination signal, or when the launcher that started us has ended; a second signal ends the process
 * at once.
 */
export function onStopSignal(stop: () => void): void {
  let stopping = false;
  const ask = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop();
  };
  for (const signal of signals) process.on(signal, ask);
  process.once('disconnect', () => stopping || ask());
}
