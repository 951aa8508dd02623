import type { GateAssignment, GateState } from '../../bridge-gate.ts';
import type { Handlers } from '../lib/handlers.ts';
import type { Finder } from './finder.ts';
import type { createGate } from './gate.ts';
import type { GateRecords } from './gate-records.ts';
import type { createSupervisor } from './supervisor.ts';
import type { Sync } from './sync/sync.ts';

interface Parts {
  gate: ReturnType<typeof createGate>;
  supervisor: ReturnType<typeof createSupervisor>;
  finder: Finder;
  records: GateRecords;
  sync: Sync;
  state: () => GateState;
  assign: (assignment: GateAssignment) => void;
}

type GateHandlers = { [C in keyof Handlers as C extends `gate.${string}` ? C : never]: Handlers[C] };

/** The gate's channels of the bridge (bridge-gate.ts). The first call makes the workplace a gate. */
export function createGateHandlers({
  gate,
  supervisor,
  finder,
  records,
  sync,
  state,
  assign,
}: Parts): GateHandlers {
  return {
    'gate.state': async () => {
      sync.start();
      return state();
    },
    'gate.assignment': async assignment => {
      assign(assignment);
      sync.start();
      sync.wake();
      return state();
    },
    'gate.scan': async ({ code, lane }) => gate.scan(code, lane),
    'gate.typed': async typed => gate.typed(typed),
    'gate.party': async ({ eventId }) => gate.party(eventId),
    'gate.boardParty': async ({ eventId, ticketIds }) => gate.boardParty(eventId, ticketIds),
    'gate.find': async ({ query }) => finder.find(query),
    'gate.boardFound': async chosen => finder.board(chosen),
    'gate.undo': async ({ eventId, reason }) => supervisor.undo(eventId, reason),
    'gate.override': async ({ eventId, reason }) => supervisor.override(eventId, reason),
    'gate.records': async () => records.recent(),
    'gate.sync': async () => {
      await sync.now();
      return state();
    },
  };
}
