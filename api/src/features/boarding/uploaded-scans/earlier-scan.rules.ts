import type {
  BoardingEffect,
  BoardingHistoryEvent,
} from '../../../reservations/tickets/boarding.repository.ts';

/**
 * Decides which boardings of a ticket are effective (R109): the earlier scan is, regardless of the order of arrival, until it is
 * undone; a second one before the undo is not.
 *
 * @param history by time; events with the same time in the order in which they were written
 */
export function effectsOf(history: readonly BoardingHistoryEvent[]): BoardingEffect[] {
  const effects: BoardingEffect[] = [];
  let current: BoardingEffect | undefined;
  for (const { id, outcome, at } of history) {
    if (outcome === 'undone') {
      if (current) current.undoneAt = at;
      current = undefined;
      continue;
    }
    const effect: BoardingEffect = {
      id,
      at,
      effective: !current,
      undoneAt: null,
      precededBy: current?.id ?? null,
    };
    effects.push(effect);
    current ??= effect;
  }
  return effects;
}
