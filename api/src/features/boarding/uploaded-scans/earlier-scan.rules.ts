/** An event in the history of a ticket that changes whether its holder is on board. */
export interface BoardingHistoryEvent {
  id: string;
  outcome: 'boarded' | 'undone';
  at: Date;
}

/** Whether a boarding is effective, until it was undone, or not, because an earlier one had already boarded the ticket. */
export interface BoardingEffect {
  id: string;
  at: Date;
  effective: boolean;
  undoneAt: Date | null;
  precededBy: string | null;
}

/**
 * Decides which boardings of a ticket are effective (R109): the earlier one is, whichever arrived here first,
 * until it is undone; another one before that is not. The result does not depend on the order of arrival.
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
