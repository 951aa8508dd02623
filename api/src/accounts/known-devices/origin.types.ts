/** The origin of an attempt. */
export interface Origin {
  /** The key by which its failures are counted: a network address, an enrolled workplace, or a signed-in account. */
  key: string;
  /** The device's proofs of earlier sign-ins. */
  proofs?: string | undefined;
}
