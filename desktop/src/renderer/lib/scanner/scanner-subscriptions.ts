import type { Bridge, EventData } from '../../../bridge.ts';
import type { ScannerListener } from '../../../bridge-gate.ts';

/** A part of this page that receives what the scanner reads. */
export interface ScannerSubscriber {
  /** Where the station sends scans: to the gate, which boards by itself, or to this page. */
  who: Exclude<ScannerListener, 'nobody'>;
  /** Called with a code, if this page receives them. */
  code(code: string): void;
  /** The scanner sent a delimiter without a code. */
  empty(what: EventData<'scanner.empty'>['what']): void;
}

/**
 * The subscribers to the scanner on a page. The last one receives the codes, such as a dialog over its screen. The station
 * is updated whenever that changes.
 */
export function createScannerSubscriptions(
  bridge: Bridge,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
) {
  const subscribers: ScannerSubscriber[] = [];
  let lastUpdate: Promise<unknown> = Promise.resolve();
  let stop: (() => void) | null = null;

  /** Runs one update at a time: two concurrent calls might arrive in the wrong order. */
  const updateStation = () => {
    const update = () => bridge.invoke('scanner.listen', { who: subscribers.at(-1)?.who ?? 'nobody' });
    // If the station does not answer, it is updated when the page gets the focus again.
    lastUpdate = lastUpdate.then(update).catch(() => undefined);
  };

  const begin = () => {
    const stops = [
      bridge.on('scanner.code', ({ code }) => subscribers.at(-1)?.code(code)),
      bridge.on('scanner.empty', ({ what }) => subscribers.at(-1)?.empty(what)),
      // Another page of the same station may have taken the scanner meanwhile, and left.
      bridge.on('scanner.state', ({ note }) => note === 'nobody-listens' && updateStation()),
    ];
    page.addEventListener('focus', updateStation);
    return () => {
      for (const end of stops) end();
      page.removeEventListener('focus', updateStation);
    };
  };

  /** Subscribes until the returned function is called. */
  return (subscriber: ScannerSubscriber): (() => void) => {
    stop ??= begin();
    subscribers.push(subscriber);
    updateStation();
    return () => {
      subscribers.splice(subscribers.indexOf(subscriber), 1);
      updateStation();
      if (subscribers.length > 0) return;
      stop?.();
      stop = null;
    };
  };
}
