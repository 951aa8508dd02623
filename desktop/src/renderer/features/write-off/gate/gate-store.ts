import { create } from 'zustand';
import type { Bridge } from '../../../../bridge.ts';
import type { GateFailure, GateRecord, GateState, Verdict } from '../../../../bridge-gate.ts';
import { askGate, failureSentence, GateError } from './ask-gate.ts';
import { withRecord, worstOf } from './gate-records.ts';
import { createLight, type Shown } from './light.ts';

interface Gate {
  /** Null until the station has told it. */
  state: GateState | null;
  /** The newest first. */
  records: readonly GateRecord[];
  /** Why the station could not be asked, if so. */
  lost: string | null;
  /** Why the last ticket that was shown here was not decided over, if so; another one each time. */
  failed: { sentence: string } | null;
  /** What is on the screen of the last ticket; nothing of one that was shown before this page was opened. */
  shown: Shown | null;
  /** Another number each time that a ticket is shown here. */
  turn: number;
  /** Why nothing can be written to this computer's disk, until something was. */
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

/** The gate of this workplace, as its station tells it; the same in every window. */
export const useGate = create<Gate>(() => unknown);

/** What the station tells by itself may be missed while its stream is broken; a station that is gone tells nothing. */
const LOOK_AGAIN_MS = 5_000;

const light = createLight({
  shown: () => useGate.getState().shown,
  show: shown => useGate.setState({ shown }),
  forget: () => useGate.setState({ failed: null }),
});

/** What is on the screen of the last ticket stays for another while. */
export const holdShown = light.hold;

/** Takes the last ticket off the screen. */
export function clearShown(): void {
  light.out();
  useGate.setState({ failed: null });
}

/** Follows the gate until the returned function is called; `voice` sounds what has just become of somebody. */
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

/** Takes in what became of somebody. */
export function receiveRecord(record: GateRecord): void {
  useGate.setState(({ records }) => ({ records: withRecord(records, record), failed: null }));
}

/** Says in place of a result that nobody could decide over what was shown. */
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

/** Asks the station how everything is. */
export async function look(): Promise<void> {
  const known = useGate.getState().records;
  try {
    const [state, told] = await Promise.all([
      askGate('gate.state', undefined),
      askGate('gate.records', undefined),
    ]);
    // What was told meanwhile may be newer than the answer.
    const meanwhile = useGate.getState().records.filter(record => !known.includes(record));
    useGate.setState({ state, records: meanwhile.toReversed().reduce(withRecord, told), lost: null });
  } catch (error) {
    useGate.setState({ lost: (error as Error).message });
  }
}

/** What comes of a party is told one by one and makes one sound. */
const TOGETHER_MS = 25;

/** Sounds every record once, from `begin` on: what happened before is no news. */
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
    /** Gives those that are news. */
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
