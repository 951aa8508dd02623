import type { ScannerListener, ScannerNote } from '../../bridge-gate.ts';
import type { Announcer } from '../lib/handlers.ts';
import type { Reading } from './code-reader.ts';

interface RouterNeeds {
  announcer: Announcer;
  /** What the gate makes of a code. */
  gate?: ((code: string) => Promise<unknown>) | undefined;
  note(note: ScannerNote | null): void;
  report: (fault: unknown) => void;
}

/** Brings what was scanned to whoever listens. */
export function createCodeRouter({ announcer, gate, note, report }: RouterNeeds) {
  let listener: ScannerListener = 'nobody';

  /** A gate without a page boards nobody: there is no light that anybody could see. */
  const isHeard = () =>
    announcer.isHeard() && (listener === 'page' || (listener === 'gate' && gate !== undefined));

  function arrive(code: string): void {
    note(null);
    if (listener === 'gate') gate?.(code).catch(report);
    else announcer.publish('scanner.code', { code });
  }

  return {
    listen(who: ScannerListener): void {
      listener = who;
    },
    route(reading: Reading): void {
      if (reading.kind === 'unfinished' || reading.kind === 'endless') note(reading.kind);
      else if (!isHeard()) note('nobody-listens');
      else if (reading.kind === 'empty') announcer.publish('scanner.empty', { what: reading.what });
      else arrive(reading.code);
    },
  };
}
