import type { Data, Keys } from '../../../api/src/lib/http/context.ts';
import type { Model } from '../model/model.ts';
import type { SimulatedApi } from '../processes/simulated-api.ts';
import type { SimulatedDatabase } from '../processes/simulated-database.ts';
import type { SimulatedGates } from '../processes/simulated-gates.ts';
import type { Agenda } from './agenda.ts';
import type { Bank } from './bank.ts';
import type { Caller, Headers } from './caller.ts';
import type { Chance } from './chance.ts';

/** What happened so far. */
export interface Counts {
  orders: number;
  payments: number;
  cancellations: number;
  moves: number;
  /** Passengers who were added. */
  additions: number;
  /** Orders that guests moved to another day on the site. */
  rebookings: number;
  calledOff: number;
  scans: number;
  /** Those that a gate without a network made. */
  offlineScans: number;
  apiCrashes: number;
  databaseCrashes: number;
  gateCrashes: number;
  /** Calls that were sent again, because their answer was lost. */
  repeatedCalls: number;
}

/** Staff of the operator. */
export interface Officer {
  id: string;
  username: string;
  /** Of their session of the day. */
  headers: Headers;
}

/** Everything that the actors share. */
export interface World {
  seed: number;
  model: Model;
  /** The time of the simulation, in milliseconds. */
  now: number;
  /** What is left to chance on this day. */
  chance: Chance;
  api: SimulatedApi;
  database: SimulatedDatabase;
  /** The database and the key, for what no call of the API does: enrolling staff, reading codes of tickets, and the audit. */
  sources: Data & Keys;
  caller: Caller;
  bank: Bank;
  /** Payments that were asked for at the bank, by their ids. */
  requested: Map<string, RequestedPayment>;
  agenda: Agenda;
  gates: SimulatedGates;
  /** Who is at the gates. */
  gateOfficer: { username: string; password: string };
  manager: Officer;
  clerk: Officer;
  fleet: Fleet;
  /** Guests so far; each has a number. */
  people: number;
  counts: Counts;
}

interface RequestedPayment {
  amountSen: number;
  /** Whether the shop knows that it was paid. */
  isHeard: boolean;
  /** What it comes to in the model, at this moment. */
  arrive: () => void | Promise<void>;
}

export interface Fleet {
  shipId: number;
  routeId: number;
}

/** Time passes until this moment, also for the API. */
export async function passTimeUntil(world: World, moment: number): Promise<void> {
  if (moment < world.now) throw new RangeError('the time of the simulation does not go back');
  world.now = moment;
  await world.api.setClock(new Date(moment));
}
