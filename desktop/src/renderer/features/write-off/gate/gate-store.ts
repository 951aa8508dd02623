import { create } from 'zustand';
import type { Bridge } from '../../../../bridge.ts';
import type { GateRecord, GateState, Verdict } from '../../../../bridge-gate.ts';
import { askGate, failureSentence } from './ask-gate.ts';
import { withRecord } from './gate-records.ts';
import { soundRecords } from './record-sounds.ts';

interface Gate {
  /** Null until the station has told it. */
  state: GateState | null;
  /** The newest first. */
  records: readonly GateRecord[];
  /** Why the station could not be asked, if so. */
  lost: string | null;
  /** Why the last ticket that was shown here was not decided over, if so; another one each time. */
  failed: { sentence: string } | null;
}

const unknown: Gate = { state: null, records: [], lost: null, failed: null };

/** The gate of this workplace, as its station tells it; the same in every window. */
export const useGate = create<Gate>(() => unknown);

/** What the station tells by itself may be missed while its stream is broken. */
const LOOK_AGAIN_MS = 15_000;

/** Follows the gate until the returned function is called; `voice` sounds what has just become of somebody. */
export function followGate(bridge: Pick<Bridge, 'on'>, voice: (verdict: Verdict) => void): () => void {
  const voiced = soundRecords(voice);
  const stops = [
    bridge.on('gate.state', state => useGate.setState({ state, lost: null })),
    bridge.on('gate.record', receiveRecord),
    bridge.on('gate.failure', error => fail(failureSentence(error))),
    useGate.subscribe((now, before) => {
      voiced.see(now.records);
      if (now.failed && now.failed !== before.failed) voice('refuse');
    }),
    voiced.stop,
  ];
  void look().then(voiced.begin);
  const looking = setInterval(() => void look(), LOOK_AGAIN_MS);
  return () => {
    for (const stop of stops) stop();
    clearInterval(looking);
    useGate.setState(unknown);
  };
}

/** Takes in what became of somebody. */
export function receiveRecord(record: GateRecord): void {
  useGate.setState(({ records }) => ({ records: withRecord(records, record), failed: null }));
}

/** Says in place of a result that nobody could decide over what was shown. */
export const fail = (sentence: string): void => useGate.setState({ failed: { sentence } });

/** Asks the station how everything is. */
export async function look(): Promise<void> {
  try {
    const [state, records] = await Promise.all([
      askGate('gate.state', undefined),
      askGate('gate.records', undefined),
    ]);
    useGate.setState({ state, records, lost: null });
  } catch (error) {
    useGate.setState({ lost: (error as Error).message });
  }
}
