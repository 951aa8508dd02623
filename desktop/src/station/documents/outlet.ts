/** A document as the server made it, held in memory alone. */
export interface PaperDocument {
  /** Its file name, for the window's title. */
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Printer {
  /** The system's name of the printer. */
  name: string;
  /** The displayed name of the printer. */
  label: string;
}

/** Where a document went; see the bridge's `documentDone`. */
export type ShowResult = { by: 'window' } | { by: 'page'; address: string };
export type PrintResult = { by: 'dialog' | 'canceled' } | Extract<ShowResult, { by: 'page' }>;

/** The document outlet of the station's host: Electron's windows, or the kiosk's page. */
export interface DocumentOutlet {
  show(document: PaperDocument): Promise<ShowResult>;
  /** Prints through the system's dialog. */
  print(document: PaperDocument): Promise<PrintResult>;
  /** Prints to a named printer without asking. */
  printTo(printer: string, document: PaperDocument): Promise<void>;
  /** @throws OutletFailure if the printers cannot be listed. */
  printers(): Promise<Printer[]>;
  /** Deletes every document, at sign-out and when the station closes. */
  clear(): void;
}

/** A failure of an outlet, with the system's message. */
export class OutletFailure extends Error {
  readonly failure: 'print-failed' | 'show-failed' | 'no-printing';

  constructor(failure: OutletFailure['failure'], detail: string) {
    super(detail);
    this.name = 'OutletFailure';
    this.failure = failure;
  }
}
