/** A party that waits for one of its sailings; all of it, or nothing. */
export interface WaitingParty {
  size: number;
  /** Sailings that would do. One goes when its offer is not taken, or when it is called off. */
  wishes: number[];
  status: 'waiting' | 'offered' | 'booked' | 'left' | 'lapsed' | 'closed';
  offer: { sailing: number; until: number } | null;
}
