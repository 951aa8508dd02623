/** Where an attempt comes from. */
export interface Origin {
  /** Whose failures it counts with: a network address, an enrolled workplace, or somebody who is signed in. */
  place: string;
  /** What the device shows of the accounts that it knows. */
  shown?: string | undefined;
}
