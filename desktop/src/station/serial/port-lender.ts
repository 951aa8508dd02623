/** Somebody who holds a port and lets another use it for a while: the scanner, for the serial port test. */
export interface PortLender {
  /**
   * The port of this path is free when this is done, if it was the lender's. `giveBack` closes it, for when the lender
   * cannot wait any longer.
   */
  lend(path: string, giveBack: () => Promise<void>): Promise<void>;
  /** The port that was lent is closed. */
  takeBack(): void;
}
