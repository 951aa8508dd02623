import { addDays, instantOf, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type { QueueName } from '../../api/src/lib/database/jobs.ts';
import { takeAlong } from './actors/additions.ts';
import { sellAsAgent, topUp } from './actors/agents.ts';
import { planBoarding } from './actors/boarding.ts';
import { buyOnline } from './actors/buyers.ts';
import { cancelAsNoShow, cancelSomething } from './actors/cancellations.ts';
import { crashDuringCall, crashDuringJobs, loseAnswer } from './actors/crashes.ts';
import { closeDrawer, handOutCash, openDrawer, sellAtCounter } from './actors/desk.ts';
import { moveParty } from './actors/moves.ts';
import { changeDay } from './actors/rebookings.ts';
import { changeWeather } from './actors/weather.ts';
import { expireOverdue } from './model/model.ts';
import { settleRefunds } from './model/money.ts';
import { openSale, SALE_DAYS } from './stage/fleet.ts';
import { signIn } from './stage/staff.ts';
import { moods } from './world/bank.ts';
import { chanceOf } from './world/chance.ts';
import { Disagreement } from './world/disagreement.ts';
import { passTimeUntil, type World } from './world/world.ts';

const MINUTE_MS = 60_000;
/** On so many of a hundred evenings a party that did not come cancels. */
const NO_SHOWS_CANCEL = 60;
const LOW_BALANCE_SEN = 300_000;
const FULL_BALANCE_SEN = 2_000_000;

/** What the clock starts during the day, and by night. */
const HOURLY: readonly QueueName[] = ['expire-holds', 'cancel-sailings', 'complete-orders'];
const NIGHTLY: readonly QueueName[] = [
  ...HOURLY,
  'retry-refunds',
  'expire-vouchers',
  'free-vouchers',
  'forget-expired',
  'forget-voyages',
  'make-audit-months',
  'archive-audit',
];

/** How often each of these happens on a day. */
export interface Traffic {
  buyers: number;
  agents: number;
  walkIns: number;
  cancellations: number;
  /** Parties that ask the desk for another day. */
  moves: number;
  /** Parties that take one more along. */
  additions: number;
  /** Guests who change to another day on the site. */
  rebookings: number;
  hoursBetweenJobs: number;
  /** Of a hundred days, so many have such a call, and so many a crash during a call, and one during the jobs. */
  lostAnswersPercent: number;
  crashesPercent: number;
}

/** One day, from before the desk opens until everybody sleeps; what was planned for later stays on the agenda. */
export async function liveThrough(
  world: World,
  date: LocalDate,
  day: number,
  traffic: Traffic,
): Promise<void> {
  world.chance = chanceOf(world.seed, day);
  const at = (time: string) => instantOf(date, time).getTime();
  const plan = (time: string, happen: () => Promise<void>) => world.agenda.plan(at(time), happen);
  plan('07:30', () => openDay(world, addDays(date, SALE_DAYS)));
  for (let hour = 9; hour <= 22; hour += traffic.hoursBetweenJobs)
    plan(`${String(hour).padStart(2, '0')}:00`, () => doJobs(world, HOURLY));
  planTraffic(world, traffic, at('08:00'), at('19:00'));
  plan('10:30', () => changeWeather(world));
  const gatesCrash = world.chance.happens(traffic.crashesPercent);
  plan('16:45', async () => planBoarding(world, gatesCrash));
  plan('18:15', async () => world.bank.setMood('makes'));
  plan('18:30', () => handOutCash(world));
  plan('19:15', () => closeDrawer(world));
  if (world.chance.happens(NO_SHOWS_CANCEL)) plan('22:00', () => cancelAsNoShow(world));
  plan('22:45', () => depart(world));
  plan('23:00', () => doJobs(world, NIGHTLY));
  plan('23:50', () => endDay(world));
  for (;;) {
    const next = world.agenda.takeBefore(at('23:59'));
    if (!next) break;
    // While passengers board, something may have come to be due.
    await passTimeUntil(world, Math.max(next.at, world.now));
    await next.happen();
  }
  await passTimeUntil(world, at('23:59'));
}

async function openDay(world: World, newSailing: LocalDate): Promise<void> {
  const { sources, manager, clerk, model, chance, bank } = world;
  await signIn(sources, manager);
  await signIn(sources, clerk);
  await openDrawer(world);
  await openSale(world, newSailing);
  bank.setMood(chance.happens(70) ? 'makes' : chance.pick(moods));
  for (const agent of model.agents)
    if (agent.balanceSen < LOW_BALANCE_SEN && chance.happens(50)) await topUp(world, agent, FULL_BALANCE_SEN);
}

function planTraffic(world: World, traffic: Traffic, opensAt: number, closesAt: number): void {
  const { chance, agenda } = world;
  const minutes = (closesAt - opensAt) / MINUTE_MS;
  const some = (times: number, happen: (world: World) => Promise<void>) => {
    for (let time = 0; time < times; time++)
      agenda.plan(opensAt + chance.between(0, minutes) * MINUTE_MS, () => happen(world));
  };
  some(traffic.buyers, buyOnline);
  some(traffic.agents, sellAsAgent);
  some(traffic.walkIns, sellAtCounter);
  some(traffic.cancellations, cancelSomething);
  some(traffic.moves, moveParty);
  some(traffic.additions, takeAlong);
  some(traffic.rebookings, changeDay);
  if (chance.happens(traffic.lostAnswersPercent)) some(1, loseAnswer);
  if (chance.happens(traffic.crashesPercent)) some(1, crashDuringCall);
  if (chance.happens(traffic.crashesPercent)) some(1, one => crashDuringJobs(one, NIGHTLY));
}

/** Sailings whose time has come leave; nobody can book them any more. */
async function depart({ caller, sources, manager, model, now }: World): Promise<void> {
  await signIn(sources, manager);
  for (const sailing of model.sailings) {
    if (sailing.status !== 'scheduled' || sailing.departsAt > now) continue;
    await caller.require(`/office/sailings/${sailing.id}/depart`, {}, manager.headers);
    sailing.status = 'departed';
  }
}

/** Has the API do its jobs; what the model knows of them has happened then as well. */
async function doJobs(world: World, scheduled: readonly QueueName[]): Promise<void> {
  const { api, model, now } = world;
  await api.doJobs(scheduled);
  settleRefunds(model, ['balance']);
  for (const sailing of model.sailings) {
    expireOverdue(sailing, now);
    if (sailing.status === 'canceled' || sailing.arrivesAt > now) continue;
    for (const order of sailing.orders) if (order.state === 'paid') order.state = 'completed';
  }
}

/** By the night the bank has made all refunds. */
async function endDay(world: World): Promise<void> {
  await doJobs(world, NIGHTLY);
  settleRefunds(world.model, ['balance', 'sandbox']);
  const jobs = await world.api.doJobs([]);
  if (jobs.failed > 0) throw new Disagreement(`${jobs.failed} jobs fail although nothing is in their way`);
}
