/** Lends a port for a while: the scanner, to the serial port test. */
export interface PortLender {
  /**
   * Frees the port of this path if it belongs to the lender. `giveBack` closes it when the lender needs it again.
   */
  lend(path: string, giveBack: () => Promise<void>): Promise<void>;
  /** The lent port is closed. */
  takeBack(): void;
}
