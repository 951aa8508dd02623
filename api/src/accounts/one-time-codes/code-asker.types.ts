/** Who asks for a code, or tries one. */
export interface CodeAsker {
  /** Whose requests they are counted with. */
  place: string;
  /** It is a device of the owner's, or the owner is signed in: what strangers ask for and try counts for nothing here. */
  isOwner: boolean;
}
