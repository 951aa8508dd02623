import type { Data, Keys } from '../../../api/src/lib/http/context.ts';
import { ticketCodes } from '../../../api/src/reservations/tickets/ticket-code.service.ts';
import { liveTickets, type ModelSailing, type ModelTicket } from '../model/model.ts';
import { GATES, type GateName } from '../processes/simulated-gates.ts';
import { Disagreement } from '../world/disagreement.ts';
import { passTimeUntil, type World } from '../world/world.ts';

const MINUTE_MS = 60_000;
/** From one passenger to the next. */
const SCAN_MS = 4_000;
/** From one call of a gate to the next. */
const CALL_MS = 1_000;
/** A gate repeats a call that is not answered: after a crash the API may have connections that are dead. */
const MOST_CALLS = 20;
/** Minutes before departure at which passengers come; boarding is open from 180 to 15 minutes before. */
const WAVES = [170, 100, 45] as const;
const LAST_SYNC = 12;
/** When boarding is planned, the sailing of the day leaves within this time. */
const EVENING_MS = 8 * 60 * MINUTE_MS;
/** Of a hundred. */
const NO_SHOWS = 4;
const SHOWN_AGAIN = 8;
const OFFLINE = 35;
const SENT_AT_ONCE = 50;
const CLOCK_JUMPS = 20;
const LARGEST_SKEW_MS = 10 * MINUTE_MS;
/** Of a hundred gates of a shift, whose clocks have lost the date. */
const DATES_LOST = 10;
const LARGEST_LOSS_MS = 400 * 24 * 60 * MINUTE_MS;
const LARGEST_JUMP_MS = 180 * MINUTE_MS;

/** What a gate has heard, and what the server has not heard from it. */
interface Knowledge {
  valid: Set<string>;
  boarded: Set<string>;
  waiting: ModelTicket[];
}

/** Plans the boarding of the sailing that leaves today, if one does. @param crashes whether the gates are killed once */
export function planBoarding(world: World, crashes: boolean): void {
  const { agenda, model, now } = world;
  const sailing = model.sailings.find(({ status, departsAt }) => status === 'scheduled' && departsAt > now);
  if (!sailing || sailing.departsAt > now + EVENING_MS || ticketsOf(sailing).length === 0) return;
  const before = (minutes: number) => sailing.departsAt - minutes * MINUTE_MS;
  const gates = new Map(GATES.map(gate => [gate, newKnowledge()]));
  const shown = new Set<ModelTicket>();
  for (const [wave, minutes] of WAVES.entries())
    agenda.plan(before(minutes), async () => {
      if (wave === 0) await beginShift(world, sailing);
      else await changeConditions(world, !crashes);
      await syncGates(world, sailing, gates);
      await boardWave(world, {
        sailing,
        gates,
        shown,
        left: WAVES.length - wave,
        crashes: crashes && wave === 1,
      });
    });
  agenda.plan(before(LAST_SYNC), async () => {
    for (const gate of GATES) await world.gates.setNetwork(gate, world.now, true);
    await syncGates(world, sailing, gates);
  });
}

const newKnowledge = (): Knowledge => ({ valid: new Set(), boarded: new Set(), waiting: [] });

async function beginShift(world: World, sailing: ModelSailing): Promise<void> {
  const { chance, gates, gateOfficer } = world;
  for (const gate of GATES) {
    const largest = chance.happens(DATES_LOST) ? LARGEST_LOSS_MS : LARGEST_SKEW_MS;
    gates.setSkew(gate, chance.between(-largest, largest));
  }
  // The day has passed for the gates as well, before they sign anything by their clocks.
  await Promise.all(GATES.map(gate => gates.ask(gate, world.now, { kind: 'sync' })));
  await passTimeUntil(world, world.now + MINUTE_MS);
  await Promise.all(
    GATES.map(async gate => {
      await gates.ask(gate, world.now, { kind: 'sign-in', ...gateOfficer });
      await gates.ask(gate, world.now, { kind: 'board', sailingId: sailing.id });
    }),
  );
}

/** The network of a gate goes or comes back, and somebody sets its clock wrongly. */
async function changeConditions({ chance, gates, now }: World, mayJump: boolean): Promise<void> {
  for (const gate of GATES) {
    await gates.setNetwork(gate, now, !chance.happens(OFFLINE));
    const jumps = chance.happens(CLOCK_JUMPS);
    const jump = chance.between(-LARGEST_JUMP_MS, LARGEST_JUMP_MS);
    if (jumps && mayJump) gates.setSkew(gate, jump);
  }
}

interface Wave {
  sailing: ModelSailing;
  gates: ReadonlyMap<GateName, Knowledge>;
  shown: Set<ModelTicket>;
  /** Waves from this one on. */
  left: number;
  crashes: boolean;
}

async function boardWave(world: World, { sailing, gates, shown, left, crashes }: Wave): Promise<void> {
  const { chance } = world;
  const coming = ticketsOf(sailing).filter(ticket =>
    shown.has(ticket)
      ? chance.happens(SHOWN_AGAIN)
      : chance.between(1, left) === 1 && !chance.happens(NO_SHOWS),
  );
  const codes = await codesOf(world.sources, coming);
  const crashAt = crashes && coming.length > 0 ? chance.between(0, coming.length - 1) : -1;
  for (const [place, ticket] of coming.entries()) {
    const gate = chance.pick(GATES);
    shown.add(ticket);
    await passTimeUntil(world, world.now + SCAN_MS);
    const knowledge = gates.get(gate) ?? newKnowledge();
    await scan(world, gate, knowledge, ticket, codes.get(ticket.id) ?? '');
    const isSentAtOnce = chance.happens(SENT_AT_ONCE);
    if (isSentAtOnce && world.gates.isUp(gate)) await syncGate(world, sailing, gate, knowledge);
    if (place !== crashAt) continue;
    world.counts.gateCrashes++;
    await world.gates.crash(world.now);
    await syncGates(world, sailing, gates);
  }
}

/** A gate decides by what it has heard. A ticket that was sold since then may be admitted or refused. */
async function scan(
  { gates, counts, now }: World,
  gate: GateName,
  { valid, boarded, waiting }: Knowledge,
  ticket: ModelTicket,
  code: string,
): Promise<void> {
  const { verdict, refusal } = await gates.ask(gate, now, { kind: 'scan', code });
  counts.scans++;
  if (!gates.isUp(gate)) counts.offlineScans++;
  const isAdmitted = verdict !== 'refuse';
  if (valid.has(ticket.id) && isAdmitted === boarded.has(ticket.id))
    throw new Disagreement(
      `${gate} says ${verdict} (${refusal ?? 'no refusal'}) to the ticket ${ticket.id}, which as far as it has heard is ${boarded.has(ticket.id) ? 'boarded' : 'not boarded'}`,
    );
  if (!isAdmitted) return;
  boarded.add(ticket.id);
  waiting.push(ticket);
}

/** The gates that have a network send their scans and hear of the others', one after the other. */
async function syncGates(
  world: World,
  sailing: ModelSailing,
  knowledge: ReadonlyMap<GateName, Knowledge>,
): Promise<void> {
  for (const [gate, known] of knowledge)
    if (world.gates.isUp(gate)) await syncGate(world, sailing, gate, known);
}

/** A gate sends its scans, and hears of what the server knows then. A second boarding of a ticket is a conflict. */
async function syncGate(
  world: World,
  sailing: ModelSailing,
  gate: GateName,
  known: Knowledge,
): Promise<void> {
  await reachServer(world, gate);
  for (const ticket of known.waiting.splice(0)) {
    if (ticket.isBoarded) world.model.conflicts++;
    ticket.isBoarded = true;
  }
  const tickets = ticketsOf(sailing);
  known.valid = new Set(tickets.map(({ id }) => id));
  known.boarded = new Set(tickets.filter(({ isBoarded }) => isBoarded).map(({ id }) => id));
}

async function reachServer(world: World, gate: GateName): Promise<void> {
  for (let call = 1; call <= MOST_CALLS; call++) {
    // The server takes each time of a signed call once, and a gate whose clock was set signs by the server's time: it has to go on.
    await passTimeUntil(world, world.now + CALL_MS);
    const { waiting, isOnline } = await world.gates.ask(gate, world.now, { kind: 'sync' });
    if (waiting === 0 && isOnline) return;
  }
  throw new Disagreement(`${gate} does not reach the server, although its network works`);
}

const ticketsOf = ({ orders }: ModelSailing): ModelTicket[] =>
  orders.filter(({ state }) => state === 'paid').flatMap(liveTickets);

/** The codes as the e-tickets show them. */
async function codesOf(sources: Data & Keys, tickets: readonly ModelTicket[]): Promise<Map<string, string>> {
  if (tickets.length === 0) return new Map();
  const rows = await sources.db
    .selectFrom('tickets')
    .where(
      'id',
      'in',
      tickets.map(({ id }) => id),
    )
    .select(['id', 'sailing_id', 'signing_key_id', 'verification_secret'])
    .execute();
  const codes = await ticketCodes(sources, rows);
  return new Map(rows.map(({ id }, place) => [id, codes[place] ?? '']));
}
