import type { QueuePosition, QueueState } from '@gangway/shared/contract/sales/queue.ts';
import { seededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';
import type { Answer, ApiCall } from '../support/call.ts';
import type { TestClock } from '../support/test-app.ts';
import { createVisitors } from './visitors.ts';

export interface Crowd {
  sailingId: number;
  visitors: number;
  /** The arrival times: seconds from now until the sale opens, and the share of later arrivals. */
  opensIn: number;
  late: number;
  /** The share that closes the page for good, and the share that is admitted and does not book. */
  gone: number;
  undecided: number;
  seed: number;
}

/** The outcome: the duration of each call, the bookings, and the number of calls per second. */
export interface Rush {
  milliseconds: number[];
  /** `order`: the number of the order; `number`: the position in the queue. */
  booked: { name: string; number: number; party: number; order: string }[];
  unexpected: string[];
  toldSoldOut: number;
  seconds: number;
  /** How long it took on the crowd's own clock. */
  clockSeconds: number;
}

interface Visitor {
  name: string;
  index: number;
  /** The visitor's own random number, between 0 and 1. */
  chance: () => number;
}

/** Browsers do not all poll at the same moment. */
const spread = ({ chance }: Visitor): number => 0.75 + chance() / 2;

const AT_ONCE = 64;
/** Simulated seconds after which a crowd is given up. */
const LONGEST = 3_600;

/**
 * Simulates a crowd on its own clock: each visitor does what the storefront does, as often as the server tells it to. Random
 * choices depend on the seed and the visitor. Every simulated second `tick` moves the queues beside the visitors' calls.
 */
export async function playCrowd(
  call: ApiCall,
  clock: TestClock,
  crowd: Crowd,
  tick: () => Promise<unknown>,
): Promise<Rush> {
  const rush: Rush = {
    milliseconds: [],
    booked: [],
    unexpected: [],
    toldSoldOut: 0,
    seconds: 0,
    clockSeconds: 0,
  };
  const begun = performance.now();
  const timed: ApiCall = async (...args) => {
    const from = performance.now();
    const answer = await call(...args);
    rush.milliseconds.push(performance.now() - from);
    return answer;
  };
  const visitors = createVisitors(timed, crowd.sailingId);
  const agenda = new Map<number, (() => Promise<void>)[]>();
  let now = 0;
  let left = crowd.visitors;
  const later = (seconds: number, act: () => Promise<void>) => {
    const at = now + Math.max(1, Math.round(seconds));
    const acts = agenda.get(at) ?? [];
    agenda.set(at, acts);
    acts.push(act);
  };
  const leave = () => void left--;
  const refused = (name: string, { status, data }: Answer) => {
    rush.unexpected.push(`${name}: ${status} ${data?.error}`);
    leave();
  };

  async function arrive(who: Visitor): Promise<void> {
    const answer = await visitors.join(who.name, who.index);
    if (answer.status !== 200) return refused(who.name, answer);
    if (who.chance() < crowd.gone) return leave();
    later(2 * spread(who), () => ask(who, null));
  }

  /** Requests the state of the queue, which is shared, and the own position once there is news of it. */
  async function ask(who: Visitor, number: number | null): Promise<void> {
    const queue: QueueState = await visitors.queue();
    if (queue.soldOut && !queue.mayComeBack) return leave();
    if (queue.soldOut) {
      rush.toldSoldOut++;
      return leave();
    }
    const gathers = queue.draw !== null && queue.draw.drawnAt === null;
    if (gathers || (number !== null && number > queue.served)) {
      const near = number !== null && number - queue.served <= queue.ask.nearPlaces;
      return later(spread(who) * (near ? queue.ask.nearSeconds : queue.ask.farSeconds), () =>
        ask(who, number),
      );
    }
    const position = await visitors.position(who.name);
    if (position.state === 'let-in') return later(10 + who.chance() * 50, () => decide(who, position));
    if (position.state === 'waiting')
      return later(spread(who) * queue.ask.nearSeconds, () => ask(who, position.number));
    leave();
  }

  async function decide({ name, chance }: Visitor, { number }: QueuePosition): Promise<void> {
    if (chance() < crowd.undecided) {
      await visitors.leave(name);
      return leave();
    }
    const party = 1 + Math.floor(chance() * 4);
    const answer = await visitors.book(name, { party });
    if (answer.status === 200)
      rush.booked.push({ name, number: number ?? 0, party, order: answer.data.order.number });
    else if (answer.data.error !== 'sailing-sold-out') return refused(name, answer);
    else await visitors.leave(name);
    leave();
  }

  for (let index = 0; index < crowd.visitors; index++) {
    const { below } = seededRandom(crowd.seed + index);
    const chance = () => below(1e6) / 1e6;
    const who = { name: `visitor ${index}`, index, chance };
    const isLate = chance() < crowd.late;
    later(isLate ? crowd.opensIn + chance() * 30 : chance() * (crowd.opensIn - 2), () => arrive(who));
  }
  while (left > 0 && now < LONGEST) {
    now++;
    clock.advance(1_000);
    const acts = agenda.get(now) ?? [];
    agenda.delete(now);
    await Promise.all([tick(), atOnce(acts)]);
  }
  rush.seconds = (performance.now() - begun) / 1_000;
  rush.clockSeconds = now;
  return rush;
}

async function atOnce(acts: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < acts.length) await acts[next++]?.();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
