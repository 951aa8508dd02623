/** What is going to happen, in the order of its time; of the same moment in the order in which it was planned. */
export interface Agenda {
  plan(at: number, happen: () => Promise<void>): void;
  /** Takes the next thing that happens before a moment. */
  takeBefore(moment: number): Planned | undefined;
}

interface Planned {
  at: number;
  happen: () => Promise<void>;
}

export function createAgenda(): Agenda {
  const planned: Planned[] = [];
  return {
    plan(at, happen) {
      const later = planned.findIndex(one => one.at > at);
      planned.splice(later < 0 ? planned.length : later, 0, { at, happen });
    },
    takeBefore(moment) {
      const [next] = planned;
      return next && next.at < moment ? planned.shift() : undefined;
    },
  };
}
