import { type SeededRandom, seededRandom } from '../codes/seeded-random.ts';
import type { Alternative, Assignment, StrandedParty } from './alternative-value.ts';
import { NOWHERE, type SailingLoads, sailingLoads } from './sailing-loads.ts';

/** How often a part of the assignment is rebuilt: at most, and for each party. */
const MOST_ROUNDS = 4_000;
const ROUNDS_PER_PARTY = 400;
/** The most parties that are taken off their sailings in a round. */
const MOST_TAKEN_OFF = 12;
/** The most parties without a sailing that are tried in a round. */
const MOST_TRIED = 40;

/**
 * Assigns the parties of a canceled sailing to other sailings. A party is never split, and neither places nor rooms are assigned
 * twice. Every cabin is replaced by one of the same type, else of a better one, else of a lesser one;
 * the new cabins have the berths that the party needs (R233). The aim is the highest `valueOfAssignment`: parties are first assigned by
 * regret (the party that loses most by waiting goes first), then some are reassigned, which is kept if it is no worse. The
 * number of rounds is fixed and the random numbers have a fixed seed: the same input, in any order, gives the same result.
 *
 * A MILP solver (`highs` as wasm, `javascript-lp-solver`) would prove the optimum of small cases, but takes unbounded time
 * on large ones with many equal parties, and adds 3 MB or an unkept package to the server.
 */
export function assignAlternatives(
  parties: readonly StrandedParty[],
  alternatives: readonly Alternative[],
): Assignment {
  const inOrder = parties.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const sailings = alternatives.toSorted((one, other) => one.sailingId - other.sailingId);
  const loads = sailingLoads(inOrder, sailings);
  const allParties = [...inOrder.keys()];
  putByRegret(allParties, sailings.length, loads);
  improve(inOrder, sailings.length, loads);

  const assignment: Assignment = new Map(parties.map(({ id }) => [id, null]));
  for (const [sailing, { sailingId }] of sailings.entries()) {
    for (const [party, rooms] of loads.roomsOn(sailing)) {
      const id = inOrder[party]?.id;
      if (id !== undefined) assignment.set(id, { sailingId, rooms });
    }
  }
  return assignment;
}

interface Choice {
  sailing: number;
  gain: number;
  /** The value lost if the party has to take its second choice. */
  regret: number;
}

function bestChoice(party: number, sailings: number, loads: SailingLoads): Choice | null {
  let best: Choice | null = null;
  let second = 0;
  for (let sailing = 0; sailing < sailings; sailing++) {
    const gain = loads.gain(party, sailing);
    if (gain === null) continue;
    if (!best || gain > best.gain) {
      second = best?.gain ?? 0;
      best = { sailing, gain, regret: 0 };
    } else second = Math.max(second, gain);
  }
  return best && { ...best, regret: best.gain - second };
}

/** A random sailing on which the party fits. */
function anyChoice(
  party: number,
  sailings: number,
  loads: SailingLoads,
  random: SeededRandom,
): Pick<Choice, 'sailing'> | null {
  const first = random.below(Math.max(1, sailings));
  for (let step = 0; step < sailings; step++) {
    const sailing = (first + step) % sailings;
    if (loads.gain(party, sailing) !== null) return { sailing };
  }
  return null;
}

function putByRegret(parties: readonly number[], sailings: number, loads: SailingLoads): void {
  const waiting = new Set(parties);
  while (waiting.size > 0) {
    let next: (Choice & { party: number }) | null = null;
    for (const party of waiting) {
      const choice = bestChoice(party, sailings, loads);
      if (!choice) waiting.delete(party);
      else if (
        !next ||
        choice.regret > next.regret ||
        (choice.regret === next.regret && choice.gain > next.gain)
      )
        next = { ...choice, party };
    }
    if (!next) return;
    loads.put(next.party, next.sailing);
    waiting.delete(next.party);
  }
}

function improve(parties: readonly StrandedParty[], sailings: number, loads: SailingLoads): void {
  const random = seededRandom(parties.length);
  const rounds = Math.min(MOST_ROUNDS, ROUNDS_PER_PARTY * parties.length);
  const most = loads.bound();
  for (let round = 0; round < rounds; round++) {
    const before = loads.value();
    if (before === most) return;
    const aboard = [...parties.keys()].filter(party => loads.sailingOf(party) !== NOWHERE);
    const ashore = [...parties.keys()].filter(party => loads.sailingOf(party) === NOWHERE);
    if (aboard.length === 0) return;
    const takenOff = someOf(aboard, 1 + random.below(MOST_TAKEN_OFF), random).map(party => ({
      party,
      sailing: loads.sailingOf(party),
      spread: loads.takeOff(party),
    }));

    const order = shuffled(
      [...takenOff.map(({ party }) => party), ...someOf(ashore, MOST_TRIED, random)],
      random,
    );
    // Large parties are harder to place. In half of the rounds they go first.
    if (random.below(2) === 0)
      order.sort((one, other) => (parties[other]?.places ?? 0) - (parties[one]?.places ?? 0));
    // If each party takes its best sailing, another party may not fit: every other round also tries random sailings.
    const adventurous = random.below(2) === 0;
    const put: number[] = [];
    for (const party of order) {
      const choice =
        adventurous && random.below(2) === 0
          ? anyChoice(party, sailings, loads, random)
          : bestChoice(party, sailings, loads);
      if (!choice) continue;
      loads.put(party, choice.sailing);
      put.push(party);
    }
    if (loads.value() >= before) continue;
    for (const party of put) loads.takeOff(party);
    for (const { party, sailing, spread } of takenOff) loads.put(party, sailing, spread);
  }
}

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  return someOf(items, items.length, random);
}

/** `count` random items, or all of them, in random order. */
function someOf<Item>(items: readonly Item[], count: number, random: SeededRandom): Item[] {
  const left = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) {
    const index = random.below(left.length);
    chosen.push(...left.splice(index, 1, ...left.slice(-1)).slice(0, 1));
    left.pop();
  }
  return chosen;
}
