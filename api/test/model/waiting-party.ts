/** A party that waits for one of its sailings, with all its members or not at all. */
export interface WaitingParty {
  size: number;
  /** Sailings that it accepts. One is removed when its offer is not taken, or when it is called off. */
  wishes: number[];
  status: 'waiting' | 'offered' | 'booked' | 'left' | 'lapsed' | 'closed';
  offer: { sailing: number; until: number } | null;
}
