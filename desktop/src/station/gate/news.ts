import type { GatePassage } from '../../bridge-gate.ts';
import type { Announcer } from '../lib/handlers.ts';
import type { Passages } from './passages.ts';

/** Publishes passages to every window: each once it is on the disk, and again when it was sent or undone. */
export function createPassagePublisher(
  announcer: Announcer,
  passages: Passages,
  report: (fault: unknown) => void,
) {
  let published = new Map<string, string>();
  const stateOf = ({ sent, undone }: GatePassage) => `${sent}, ${undone}`;

  /** A passage on the disk is final: a window that cannot be reached does not undo it. */
  function publish(passage: GatePassage): void {
    published.set(passage.eventId, stateOf(passage));
    try {
      announcer.publish('gate.passage', passage);
    } catch (fault) {
      report(fault);
    }
  }

  return {
    publish,
    /** Publishes those of the last passages that have changed. */
    publishChanges(): void {
      const recent = passages.recent();
      for (const passage of recent) {
        const before = published.get(passage.eventId);
        if (before !== undefined && before !== stateOf(passage)) publish(passage);
      }
      published = new Map(recent.map(passage => [passage.eventId, stateOf(passage)]));
    },
  };
}
