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

/** The states of every record with a table of transitions (R45). */
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

/**
 * For each state, the states that may follow; any other change is refused (invariant I7). The database has the same rows in
 * `state_transitions`: a change here needs a migration.
 */
export const transitions = {
  /**
   * A canceled order with money owed is refunded once all of it has been paid back (R105), and canceled again if some of it
   * is returned by the bank (R333). Canceled changes to paid only
   * if the hold had expired and a late payment found the places still free (docs/decisions/0002).
   */
  order: {
    unpaid: ['paid', 'canceled'],
    paid: ['completed', 'canceled'],
    completed: [],
    canceled: ['paid', 'refunded'],
    refunded: ['canceled'],
  },
  /** Boarded by verification; back to pending only if a supervisor undoes a mistake or resolves a conflict. */
  ticket: { pending: ['boarded'], boarded: ['pending'] },
  /**
   * Check-in, check-out, clean completed, and maintenance of an unoccupied room: guests of a broken cabin are checked out
   * first, so that the record shows where they went. After a repair the room may or may not need cleaning. From occupied to
   * available only by undoing a check-in (R425).
   */
  room: {
    available: ['occupied', 'maintenance'],
    occupied: ['dirty', 'available'],
    dirty: ['available', 'maintenance'],
    maintenance: ['available', 'dirty'],
  },
  /** Decommissioning is final: a ship's history must not change. */
  ship: {
    active: ['maintenance', 'decommissioned'],
    maintenance: ['active', 'decommissioned'],
    decommissioned: [],
  },
  /** Closed means no longer on sale; sales may reopen until the ship has departed. */
  sailing: {
    scheduled: ['delayed', 'closed', 'departed', 'canceled'],
    delayed: ['scheduled', 'closed', 'departed', 'canceled'],
    closed: ['scheduled', 'delayed', 'departed', 'canceled'],
    departed: [],
    canceled: [],
  },
  account: { active: ['inactive'], inactive: ['active'] },
  /** Gateways send notifications late and out of order: received money counts, regardless of earlier reports. */
  payment: {
    pending: ['succeeded', 'failed', 'canceled'],
    succeeded: [],
    failed: ['succeeded'],
    canceled: ['succeeded'],
  },
  /** A failed refund is retried: the money stays owed until it has arrived. A bank may return a refund that had succeeded (R333). */
  refund: { pending: ['succeeded', 'failed'], succeeded: ['failed'], failed: ['pending'] },
  /** A conflict can be resolved only once. */
  conflict: { open: ['resolved'], resolved: [] },
} as const satisfies { [M in Machine]: Record<StateOf<M>, readonly StateOf<M>[]> };

/**
 * The initial states of each record (invariant I7). Orders, tickets, sailings, payments and refunds start at the
 * beginning; a room, a ship or an account may be created in its present state, but a new room cannot be occupied.
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
