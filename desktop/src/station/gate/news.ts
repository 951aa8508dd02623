import type { GatePassage } from '../../bridge-gate.ts';
import type { Announcer } from '../lib/handlers.ts';
import type { Passages } from './passages.ts';

/** Tells every window of the passages: each once it is on the disk, and again when it was sent or undone. */
export function createNews(announcer: Announcer, passages: Passages, report: (fault: unknown) => void) {
  let told = new Map<string, string>();
  const standing = ({ sent, undone }: GatePassage) => `${sent}, ${undone}`;

  /** What is on the disk has happened, whether or not a window can be told. */
  function tell(passage: GatePassage): void {
    told.set(passage.eventId, standing(passage));
    try {
      announcer.tell('gate.passage', passage);
    } catch (fault) {
      report(fault);
    }
  }

  return {
    tell,
    /** Tells again what has changed with one of the last passages. */
    tellChanges(): void {
      const recent = passages.recent();
      for (const passage of recent) {
        const before = told.get(passage.eventId);
        if (before !== undefined && before !== standing(passage)) tell(passage);
      }
      told = new Map(recent.map(passage => [passage.eventId, standing(passage)]));
    },
  };
}
