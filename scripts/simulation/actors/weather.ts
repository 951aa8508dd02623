import type { DisruptionPreview } from '@gangway/shared/contract/office/sailings/disruptions.ts';
import { localDateIn } from '@gangway/shared/domain/time/local-date.ts';
import { expireOverdue, type ModelSailing } from '../model/model.ts';
import { callOff } from '../model/money.ts';
import type { World } from '../world/world.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;
/** Of a hundred days. */
const STORMS = 5;
const FOGS = 10;
/** Shorter than the delay from which on guests may leave free of charge. */
const LONGEST_DELAY_MINUTES = 150;

/** A storm calls off a sailing of the next days, fog delays the one of today: it leaves before midnight all the same. */
export async function changeWeather(world: World): Promise<void> {
  const { chance, model, now } = world;
  const ahead = chance.between(0, 2) * DAY_MS;
  const isStorm = chance.happens(STORMS);
  const isFog = chance.happens(FOGS);
  const minutes = chance.between(10, LONGEST_DELAY_MINUTES);
  const sailing = model.sailings.find(
    ({ status, departsAt }) => status === 'scheduled' && departsAt > now + ahead,
  );
  const date = localDateIn(new Date(now));
  const today = model.sailings.find(one => one.status === 'scheduled' && one.date === date);
  if (isStorm && sailing) await callOffSailing(world, sailing);
  else if (isFog && today) await delay(world, today, minutes);
}

async function callOffSailing(world: World, sailing: ModelSailing): Promise<void> {
  await disrupt(world, sailing, { kind: 'cancel', reason: 'weather', note: 'Storm', choice: null });
  expireOverdue(sailing, world.now);
  sailing.status = 'canceled';
  for (const order of sailing.orders) if (order.state === 'unpaid' || order.state === 'paid') callOff(order);
  world.counts.calledOff++;
}

async function delay(world: World, sailing: ModelSailing, minutes: number): Promise<void> {
  await disrupt(world, sailing, { kind: 'delay', minutes, reason: 'weather' });
  sailing.departsAt += minutes * MINUTE_MS;
  sailing.arrivesAt += minutes * MINUTE_MS;
}

async function disrupt({ caller, manager }: World, sailing: ModelSailing, disruption: object): Promise<void> {
  const asked = { sailings: { sailingIds: [sailing.id] }, disruption };
  const preview = await caller.require<DisruptionPreview>(
    '/office/disruptions/preview',
    asked,
    manager.headers,
  );
  const sailings = preview.sailings.map(({ id, version }) => ({ id, version }));
  await caller.require('/office/disruptions', { sailings, disruption }, manager.headers);
}
