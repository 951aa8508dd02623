/** A document as the server made it, held in memory alone. */
export interface PaperDocument {
  /** Name of its file, for the title of what shows it. */
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Printer {
  /** What the system calls it. */
  name: string;
  /** What people call it. */
  label: string;
}

/** Where a document went; see the bridge's `documentDone`. */
export type Shown = { by: 'window' } | { by: 'page'; address: string };
export type Printed = { by: 'dialog' | 'canceled' } | Extract<Shown, { by: 'page' }>;

/** The way out for documents, which the station's host gives: Electron's windows, or the page of a kiosk. */
export interface DocumentOutlet {
  show(document: PaperDocument): Promise<Shown>;
  /** Prints by the system's dialog. */
  print(document: PaperDocument): Promise<Printed>;
  /** Prints to a printer by its name, without a question. */
  printTo(printer: string, document: PaperDocument): Promise<void>;
  /** @throws OutletFailure if the printers cannot be listed. */
  printers(): Promise<Printer[]>;
  /** Forgets every document: whoever might see it has signed out, or the station closes. */
  clear(): void;
}

/** An outlet's failure, with what the system said. */
export class OutletFailure extends Error {
  readonly failure: 'print-failed' | 'show-failed' | 'no-printing';

  constructor(failure: OutletFailure['failure'], detail: string) {
    super(detail);
    this.name = 'OutletFailure';
    this.failure = failure;
  }
}
