/** Keeps the token of the signed-in user over a restart: a gate without a network must not need a login. */
export interface TokenVault {
  /** The token; null if there is none, or none that can be decrypted. */
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  clear(): Promise<void>;
}
