import type {
  AccountStatus,
  BoardingStatus,
  ConflictStatus,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  RoomStatus,
  SailingStatus,
  ShipStatus,
} from '../../contract/base/vocabulary.ts';

/** The states of every thing that has a table of transitions (R45). */
type States = {
  order: OrderStatus;
  ticket: BoardingStatus;
  room: RoomStatus;
  ship: ShipStatus;
  sailing: SailingStatus;
  account: AccountStatus;
  payment: PaymentStatus;
  refund: RefundStatus;
  conflict: ConflictStatus;
};

export type Machine = keyof States;
export type StateOf<M extends Machine> = States[M];

/** From each state the states that may follow; whatever is not listed is refused (invariant I7). */
export const transitions = {
  /**
   * A paid order is refunded when some of its money went back, canceled when none did (R105). Canceled goes to paid
   * only where the hold had run out and a late payment found the places still free (docs/decisions/0002).
   */
  order: {
    unpaid: ['paid', 'canceled'],
    paid: ['completed', 'refunded', 'canceled'],
    completed: [],
    canceled: ['paid'],
    refunded: [],
  },
  /** Boarded by verification; back to pending only by a supervisor who undoes a mistake or resolves a conflict. */
  ticket: { pending: ['boarded'], boarded: ['pending'] },
  /**
   * Check-in, check-out, clean completed, and maintenance from where nobody lives: guests of a broken cabin are checked
   * out first, so that the record says where they went. After repair it needs cleaning, or does not.
   */
  room: {
    available: ['occupied', 'maintenance'],
    occupied: ['dirty'],
    dirty: ['available', 'maintenance'],
    maintenance: ['available', 'dirty'],
  },
  /** Decommissioning is final: a ship's history must not change. */
  ship: {
    active: ['maintenance', 'decommissioned'],
    maintenance: ['active', 'decommissioned'],
    decommissioned: [],
  },
  /** Closed means no longer on sale; sales may open again until the ship has left. */
  sailing: {
    scheduled: ['delayed', 'closed', 'departed', 'canceled'],
    delayed: ['scheduled', 'closed', 'departed', 'canceled'],
    closed: ['scheduled', 'delayed', 'departed', 'canceled'],
    departed: [],
    canceled: [],
  },
  account: { active: ['inactive'], inactive: ['active'] },
  /** Gateways send notifications late and out of order: received money counts, whatever was reported before. */
  payment: {
    pending: ['succeeded', 'failed', 'canceled'],
    succeeded: [],
    failed: ['succeeded'],
    canceled: ['succeeded'],
  },
  /** A failed refund is tried again: the customer's money is owed until it has arrived. */
  refund: { pending: ['succeeded', 'failed'], succeeded: [], failed: ['pending'] },
  /** What a supervisor found at the gates is found once. */
  conflict: { open: ['resolved'], resolved: [] },
} as const satisfies { [M in Machine]: Record<StateOf<M>, readonly StateOf<M>[]> };

/**
 * The states in which a thing may begin (invariant I7). What is sold, paid or sailed goes through its whole life; a room,
 * a ship or an account may be entered as it stands, but nobody has slept in a room before.
 */
export const firstStates = {
  order: ['unpaid'],
  ticket: ['pending'],
  room: ['available', 'dirty', 'maintenance'],
  ship: ['active', 'maintenance', 'decommissioned'],
  sailing: ['scheduled'],
  account: ['active', 'inactive'],
  payment: ['pending'],
  refund: ['pending'],
  conflict: ['open'],
} as const satisfies { [M in Machine]: readonly StateOf<M>[] };

/** Whether the table allows a change from one state to another; an unchanged state is not a transition. */
export function canTransition<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>): boolean {
  const table: Record<string, readonly string[]> = transitions[machine];
  return table[from]?.includes(to) ?? false;
}
