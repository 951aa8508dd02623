import type { GateFailure } from '../../bridge-gate.ts';

/** The gate does not do what it was asked for, and the page is told why; no fault of ours. */
export class GateRefusal extends Error {
  readonly code: GateFailure;
  /** How long to wait, where waiting helps. */
  readonly seconds: number | undefined;

  constructor(code: GateFailure, seconds?: number) {
    super(`the gate refuses: ${code}`);
    this.name = 'GateRefusal';
    this.code = code;
    this.seconds = seconds;
  }
}
