import type { GateFailure } from '../../bridge-gate.ts';

/** A refusal of the gate that is reported to the page; with a cause, an error of this computer. */
export class GateRefusal extends Error {
  readonly code: GateFailure;
  /** How long to wait before trying again, if waiting helps. */
  readonly seconds: number | undefined;

  constructor(code: GateFailure, { seconds, cause }: { seconds?: number; cause?: unknown } = {}) {
    super(`the gate refuses: ${code}`, { cause });
    this.name = 'GateRefusal';
    this.code = code;
    this.seconds = seconds;
  }
}

/** The part of an error that belongs in the log: none if the gate only refused. */
export const faultIn = (error: unknown): unknown => (error instanceof GateRefusal ? error.cause : error);
