import type { ScannerListener, ScannerNote } from '../../bridge-gate.ts';
import type { EventPublisher } from '../lib/handlers.ts';
import type { Reading } from './code-reader.ts';

interface RouterDeps {
  eventPublisher: EventPublisher;
  /** The gate's handling of a code. */
  gate?: ((code: string) => Promise<unknown>) | undefined;
  note(note: ScannerNote | null): void;
  report: (fault: unknown) => void;
}

/** Passes scanned codes to the current listener. */
export function createCodeRouter({ eventPublisher, gate, note, report }: RouterDeps) {
  let listener: ScannerListener = 'nobody';

  /** A gate without an open page boards no passenger, because the officer would not see the result. */
  const hasSubscribers = () =>
    eventPublisher.hasSubscribers() && (listener === 'page' || (listener === 'gate' && gate !== undefined));

  function arrive(code: string): void {
    note(null);
    if (listener === 'gate') gate?.(code).catch(report);
    else eventPublisher.publish('scanner.code', { code });
  }

  return {
    listen(who: ScannerListener): void {
      listener = who;
    },
    route(reading: Reading): void {
      if (reading.kind === 'unfinished' || reading.kind === 'endless') note(reading.kind);
      else if (!hasSubscribers()) note('nobody-listens');
      else if (reading.kind === 'empty') eventPublisher.publish('scanner.empty', { what: reading.what });
      else arrive(reading.code);
    },
  };
}
