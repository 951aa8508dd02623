import { type Logger, withoutPersonalData } from './log.ts';

/**
 * Makes log lines of everything else that the process writes, so that its output is JSON without exception (R440): what a library
 * or a thread prints, warnings of Node, and errors that nothing caught. These end the process with exit code 1.
 */
export function logWhatIsPrinted(log: Logger): void {
  for (const [name, stream] of [
    ['stdout', process.stdout],
    ['stderr', process.stderr],
  ] as const)
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      const text = withoutPersonalData(
        Buffer.from(chunk as string)
          .toString()
          .trim(),
      );
      if (text !== '') log.warn({ printed: name }, text);
      const [done] = rest.filter(part => typeof part === 'function');
      if (done) process.nextTick(done);
      return true;
    };
  // Node's own listener prints.
  process.removeAllListeners('warning');
  process.on('warning', warning => log.warn({ err: warning }, 'warning'));
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ err: error, origin }, 'nothing caught this error: the process ends');
    process.exit(1);
  });
}
