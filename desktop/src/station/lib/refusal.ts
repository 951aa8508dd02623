import type { GateFailure } from '../../bridge-gate.ts';

/** The gate does not do what it was asked for, and the page is told why; a fault of this computer's, where there is a cause. */
export class GateRefusal extends Error {
  readonly code: GateFailure;
  /** How long to wait, where waiting helps. */
  readonly seconds: number | undefined;

  constructor(code: GateFailure, { seconds, cause }: { seconds?: number; cause?: unknown } = {}) {
    super(`the gate refuses: ${code}`, { cause });
    this.name = 'GateRefusal';
    this.code = code;
    this.seconds = seconds;
  }
}

/** What of an error is a fault, for the log: nothing, where the gate only refuses. */
export const faultIn = (error: unknown): unknown => (error instanceof GateRefusal ? error.cause : error);
