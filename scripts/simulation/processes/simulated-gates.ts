import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startAsked } from './asked-process.ts';
import type { GateAction, GateRequest, GateValue } from './gate-messages.ts';

export const GATES = ['Gate A', 'Gate B'] as const;
export type GateName = (typeof GATES)[number];

/** The gates in a process of their own, each with its folder, its network, and a clock that may be wrong. */
export interface SimulatedGates {
  /** @param now the time of the simulation */
  ask(gate: GateName, now: number, action: GateAction): Promise<GateValue>;
  /** By how many milliseconds the clock of a gate is ahead. */
  setSkew(gate: GateName, milliseconds: number): void;
  setNetwork(gate: GateName, now: number, isUp: boolean): Promise<void>;
  isUp(gate: GateName): boolean;
  /** Kills the process and opens the gates again, each with the network that it had. */
  crash(now: number): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the gates with their data in a folder. */
export async function startSimulatedGates(
  folder: string,
  apiUrl: string,
  start: number,
): Promise<SimulatedGates> {
  const skews = new Map<GateName, number>();
  const down = new Set<GateName>();
  const program = join(import.meta.dirname, '../programs/gates-process.ts');
  const process = await startAsked<GateRequest, GateValue>(program, () => ({}));
  const ask: SimulatedGates['ask'] = (gate, now, action) =>
    process.ask({ gate, now, clock: now + (skews.get(gate) ?? 0), action });

  async function open(now: number): Promise<void> {
    for (const gate of GATES) {
      const own = join(folder, gate);
      await mkdir(own, { recursive: true });
      await ask(gate, now, { kind: 'open', apiUrl, folder: own, isUp: !down.has(gate) });
    }
  }

  await open(start);
  return {
    ask,
    setSkew: (gate, milliseconds) => void skews.set(gate, milliseconds),
    async setNetwork(gate, now, isUp) {
      if (isUp) down.delete(gate);
      else down.add(gate);
      await ask(gate, now, { kind: 'network', isUp });
    },
    isUp: gate => !down.has(gate),
    async crash(now) {
      await process.crash();
      await open(now);
    },
    stop: process.stop,
  };
}
