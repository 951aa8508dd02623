import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { newKey } from '../../lib/new-key.ts';
import { onlineGate, type Scene } from './gate.ts';
import { sound } from './sound.ts';
import { type Outcome, verdictOf } from './verdict.ts';

/** How many scans stay in sight. */
const KEPT = 20;

export type Shown = { code: string } | { ticketId: string; verificationCode: string };

/** Somebody who showed a ticket, and what came of it. */
export interface Passage {
  scene: Scene;
  shown: Shown;
  outcome: Outcome;
  undone?: boolean;
}

interface Place {
  sailingId: number | undefined;
  gate: string;
  muted: boolean;
}

const gate = onlineGate;

/** Verifies one ticket after the other, in the order in which they were shown, and keeps the last of them. */
export function useGate(place: Place) {
  const queries = useQueryClient();
  const [passages, setPassages] = useState<readonly Passage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const { sailingId, gate: gateName, muted } = place;

  const ask = useCallback(
    async (shown: Shown, scene: Scene) => {
      const outcome = await verify(shown, scene);
      setPassages(earlier => [
        { scene, shown, outcome },
        ...earlier.filter(other => other.scene.eventId !== scene.eventId).slice(0, KEPT - 1),
      ]);
      if (!muted) sound(verdictOf(outcome));
      if ('decision' in outcome) void queries.invalidateQueries({ queryKey: ['gate', 'party'] });
    },
    [muted, queries],
  );
  const enqueue = useCallback(
    (shown: Shown, scene: Scene) => {
      setWaiting(count => count + 1);
      line.current = line.current.then(() => ask(shown, scene)).finally(() => setWaiting(count => count - 1));
    },
    [ask],
  );
  return {
    passages,
    busy: waiting > 0,
    show: useCallback(
      (shown: Shown) => {
        const scannedAt = new Date().toISOString();
        enqueue(shown, { eventId: newKey(), sailingId, gate: gateName, scannedAt });
      },
      [enqueue, sailingId, gateName],
    ),
    /** Asks once more about a passage whose answer did not come: it is the same event. */
    askAgain: ({ shown, scene }: Passage) => enqueue(shown, scene),
    markUndone: (eventId: string) =>
      setPassages(earlier =>
        earlier.map(passage => (passage.scene.eventId === eventId ? { ...passage, undone: true } : passage)),
      ),
  };
}

async function verify(shown: Shown, scene: Scene): Promise<Outcome> {
  try {
    const decision =
      'code' in shown
        ? await gate.verifyScan(shown.code, scene)
        : await gate.verifyTyped(shown.ticketId, shown.verificationCode, scene);
    return { decision };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}
