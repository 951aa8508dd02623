/** The origin of an attempt. */
export interface Origin {
  /** The key by which its failures are counted: a network address, an enrolled workplace, or a signed-in account. */
  place: string;
  /** The device's proofs of earlier sign-ins. */
  shown?: string | undefined;
}
