import type { Bridge, EventData } from '../../../bridge.ts';
import type { ScannerListener } from '../../../bridge-gate.ts';

/** Somebody on this page who hears the scanner. */
export interface Hearer {
  /** Where the station brings what is scanned: to the gate, which boards by itself, or to this page. */
  who: Exclude<ScannerListener, 'nobody'>;
  /** A code, if this page gets them. */
  code(code: string): void;
  /** The scanner sent an end without a code. */
  empty(what: EventData<'scanner.empty'>['what']): void;
}

/**
 * Who hears the scanner on a page: of several the one that came last, as a dialog over its screen. The station is told
 * whenever that changes.
 */
export function createHearers(
  bridge: Bridge,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
) {
  const hearers: Hearer[] = [];
  let asked: Promise<unknown> = Promise.resolve();
  let stop: (() => void) | null = null;

  /** One call after the other: of two at once the first might arrive last. */
  const tellStation = () => {
    const tell = () => bridge.invoke('scanner.listen', { who: hearers.at(-1)?.who ?? 'nobody' });
    // A station that does not answer is told again when somebody comes back to this page.
    asked = asked.then(tell).catch(() => undefined);
  };

  const begin = () => {
    const stops = [
      bridge.on('scanner.code', ({ code }) => hearers.at(-1)?.code(code)),
      bridge.on('scanner.empty', ({ what }) => hearers.at(-1)?.empty(what)),
      // Another page of the same station may have taken the scanner meanwhile, and left.
      bridge.on('scanner.state', ({ note }) => note === 'nobody-listens' && tellStation()),
    ];
    page.addEventListener('focus', tellStation);
    return () => {
      for (const end of stops) end();
      page.removeEventListener('focus', tellStation);
    };
  };

  /** Hears until the returned function is called. */
  return (hearer: Hearer): (() => void) => {
    stop ??= begin();
    hearers.push(hearer);
    tellStation();
    return () => {
      hearers.splice(hearers.indexOf(hearer), 1);
      tellStation();
      if (hearers.length > 0) return;
      stop?.();
      stop = null;
    };
  };
}
