/** The person who requests or tries a code. */
export interface CodeAsker {
  /** The key by which their requests are counted. */
  key: string;
  /** Whether it is a known device of the owner's, or the owner is signed in: strangers' requests and tries then do not count. */
  isOwner: boolean;
}
