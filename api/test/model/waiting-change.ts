/** A change whose difference the bank was asked for. */
export interface ModelChange {
  order: number;
  /** The ship whose rooms were meant. */
  ship: number;
  adults: number;
  /** All rooms that the party is to have. */
  rooms: number[];
  /** What was agreed to. */
  cost: Cost;
  /** What nobody else gets for so long. */
  kept: { sailing: number; places: number; rooms: number[] };
  until: number;
  /** Made, given back, or left for another change. */
  ended: boolean;
}

export interface Cost {
  chargeSen: number;
  refundSen: number;
  toPaySen: number;
}
