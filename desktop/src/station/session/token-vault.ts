/** Where the token of the signed-in system user outlives a restart: a gate that lost its network must not need a login. */
export interface TokenVault {
  /** The token, or null when there is none, or none that can be read any more. */
  read(): Promise<string | null>;
  write(token: string): Promise<void>;
  clear(): Promise<void>;
}
