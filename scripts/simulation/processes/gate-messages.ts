import type { GateRecord } from '../../../desktop/src/bridge-gate.ts';

/** What is asked of one of the gates. */
export type GateAction =
  | { kind: 'open'; apiUrl: string; folder: string; isUp: boolean }
  | { kind: 'enroll'; code: string }
  | { kind: 'sign-in'; username: string; password: string }
  | { kind: 'board'; sailingId: number }
  | { kind: 'scan'; code: string }
  | { kind: 'network'; isUp: boolean }
  /** Returns how many scans the server has not confirmed, and whether the gate was answered. */
  | { kind: 'sync' };

export interface GateRequest {
  gate: string;
  /** The time by which the gate acts, and what its own clock says. */
  now: number;
  clock: number;
  action: GateAction;
}

export interface GateValue {
  verdict?: GateRecord['verdict'];
  refusal?: GateRecord['refusal'];
  waiting?: number;
  isOnline?: boolean;
}
