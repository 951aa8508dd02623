import { create } from 'zustand';
import type { Bridge } from '../../../../bridge.ts';
import type { GateFailure, GateRecord, GateState, Verdict } from '../../../../bridge-gate.ts';
import { askGate, failureSentence, GateError } from './ask-gate.ts';
import { withRecord, worstOf } from './gate-records.ts';
import { createLight, type ShownTicket } from './light.ts';

interface Gate {
  /** Null until the station has sent it. */
  state: GateState | null;
  /** Newest first. */
  records: readonly GateRecord[];
  /** Why the station cannot be reached, if so. */
  lost: string | null;
  /** Why the last presented ticket was not decided, if so; a new object each time. */
  failed: { sentence: string } | null;
  /** The last ticket on the screen; null for one from before this page was opened. */
  shown: ShownTicket | null;
  /** Changes whenever a ticket is presented here. */
  turn: number;
  /** Why nothing can be written to this computer's disk, until a write succeeds. */
  disk: DiskFailure | null;
}

export type DiskFailure = Extract<GateFailure, 'disk-full' | 'disk-failed'>;

const unknown: Gate = {
  state: null,
  records: [],
  lost: null,
  failed: null,
  shown: null,
  turn: 0,
  disk: null,
};

/** The state of this workplace's gate; the same in every window. */
export const useGate = create<Gate>(() => unknown);

/** Events may be missed while the stream is interrupted, and a lost station sends none. */
const LOOK_AGAIN_MS = 5_000;

const light = createLight({
  shown: () => useGate.getState().shown,
  show: shown => useGate.setState({ shown }),
  forget: () => useGate.setState({ failed: null }),
});

/** Keeps the last ticket on the screen for longer. */
export const holdShown = light.hold;

/** Removes the last ticket from the screen. */
export function clearShown(): void {
  light.out();
  useGate.setState({ failed: null });
}

/** Follows the gate until the returned function is called; `voice` plays the sound of a new verdict. */
export function followGate(bridge: Pick<Bridge, 'on'>, voice: (verdict: Verdict) => void): () => void {
  const voiced = soundRecords(voice);
  const stops = [
    bridge.on('gate.state', state => useGate.setState({ state, lost: null })),
    bridge.on('gate.record', receiveRecord),
    bridge.on('gate.failure', error => fail(new GateError(failureSentence(error), error.code))),
    useGate.subscribe((now, before) => {
      if (now.records !== before.records) tellNews(voiced.see(now.records), now);
      if (now.failed && now.failed !== before.failed) voice('refuse');
    }),
    voiced.stop,
    light.out,
  ];
  void look().then(voiced.begin);
  const looking = setInterval(() => void look(), LOOK_AGAIN_MS);
  return () => {
    for (const stop of stops) stop();
    clearInterval(looking);
    useGate.setState(unknown);
  };
}

function tellNews(fresh: readonly GateRecord[], { records, turn }: Gate): void {
  if (fresh.length === 0) return;
  useGate.setState({ turn: turn + 1, disk: null });
  light.see(fresh, records);
}

/** Handles a published record. */
export function receiveRecord(record: GateRecord): void {
  useGate.setState(({ records }) => ({ records: withRecord(records, record), failed: null }));
}

/** Shows why a presented ticket was not decided, instead of a result. */
export function fail({ message, code }: GateError): void {
  const disk = code === 'disk-full' || code === 'disk-failed' ? code : null;
  light.fail();
  useGate.setState(now => ({
    failed: { sentence: message },
    turn: now.turn + 1,
    disk: disk ?? now.disk,
    shown: null,
  }));
}

/** Fetches the state and the records from the station. */
export async function look(): Promise<void> {
  const records = useGate.getState().records;
  try {
    const [state, told] = await Promise.all([
      askGate('gate.state', undefined),
      askGate('gate.records', undefined),
    ]);
    // Records published meanwhile may be newer than the answer.
    const meanwhile = useGate.getState().records.filter(record => !records.includes(record));
    useGate.setState({ state, records: meanwhile.toReversed().reduce(withRecord, told), lost: null });
  } catch (error) {
    useGate.setState({ lost: (error as Error).message });
  }
}

/** The records of a party arrive one by one and make one sound. */
const TOGETHER_MS = 25;

/** Sounds every record once, starting with `begin`: earlier ones are silent. */
function soundRecords(voice: (verdict: Verdict) => void) {
  const seen = new Set<string>();
  let news: GateRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begun = false;
  const sound = () => {
    const worst = worstOf(news);
    news = [];
    timer = undefined;
    if (worst) voice(worst);
  };
  return {
    /** Returns the new records. */
    see(records: readonly GateRecord[]): readonly GateRecord[] {
      const fresh = records.filter(({ eventId }) => !seen.has(eventId));
      for (const { eventId } of fresh) seen.add(eventId);
      if (!begun || fresh.length === 0) return [];
      news.push(...fresh);
      timer ??= setTimeout(sound, TOGETHER_MS);
      return fresh;
    },
    begin(): void {
      begun = true;
    },
    stop: (): void => clearTimeout(timer),
  };
}
