/** A change whose difference was requested at the bank. */
export interface ModelChange {
  order: number;
  /** The other sailing that the party takes; null: it stays on its own. */
  to: number | null;
  /** So near to departure that the order ends and another one begins. */
  ends: boolean;
  /** The ship whose rooms were chosen. */
  ship: number;
  adults: number;
  /** All rooms that the party is to have; null: those that it has when it pays. */
  rooms: number[] | null;
  /** The agreed outcome. */
  cost: Cost;
  /** What is kept from others for that time. */
  kept: { sailing: number; places: number; rooms: number[] };
  until: number;
  /** Made, released, or replaced by another change. */
  ended: boolean;
}

export interface Cost {
  chargeSen: number;
  refundSen: number;
  toPaySen: number;
}
