import { randomUUID } from 'node:crypto';
import type { GateSailing } from '@gangway/shared/contract/office/gate/boarding.ts';
import type { DepartureBoard, GateConflict } from '@gangway/shared/contract/office/gate/gate.ts';
import type { Visit } from '../scene/scene.ts';
import { amend } from '../scene/steps.ts';

const BOARD = '/ship/departureBoard';

async function boardingSailing({ calls }: Visit): Promise<GateSailing> {
  const [sailing] = await calls.get<GateSailing[]>('/office/boarding/sailings');
  if (!sailing) throw new Error('no sailing boards');
  return sailing;
}

/** Two gates without contact for an hour, one of them with no scans of its own. */
export const silenceGates = amend<DepartureBoard>('**/prod-api/office/gate/departures/*', board => {
  const since = new Date(Date.parse(board.at) - 3_600_000).toISOString();
  const silent = (gate: string, boarded: number): DepartureBoard['gates'][number] => ({
    ...{ stationId: randomUUID(), gate, boarded, waiting: 0, waitingSince: null },
    ...{ lastSeenAt: since, silent: true, stoodDown: null },
  });
  return { ...board, closed: null, gates: [silent('Port', 41), silent('Starboard', 0)] };
});

export async function showCount(visit: Visit): Promise<void> {
  const { id } = await boardingSailing(visit);
  await visit.page.goto(new URL(`${BOARD}?sailing=${id}`, visit.page.url()).href);
}

/** A sailing of the gates, with its count closed although a gate was silent. */
export async function closeCount(visit: Visit): Promise<void> {
  const { calls, page, hand } = visit;
  const sailing = await boardingSailing(visit);
  const path = `/office/gate/departures/${sailing.id}`;
  const { closed } = await calls.get<DepartureBoard>(path);
  const reason = 'The scanner at Starboard failed; its passengers were counted by hand';
  await calls.post(`${path}/close`, { after: closed?.number ?? 0, reason });
  await page.goto(new URL(`${BOARD}?sailing=${sailing.id}`, page.url()).href);
  await hand.named('button', 'departure-board:close.again').then(button => button.waitFor());
}

const people = [
  'Aisyah binti Rahman',
  'Tan Wei Ming',
  'Siti Nurhaliza binti Yusof',
  'Lim Siew Ling',
  'Ravi a/l Kumar',
];

/** Two offline gates admitted the same passengers. */
const conflicts = (): GateConflict[] =>
  people.map((passengerName, index) => {
    const scan = (gate: string, minutes: number, username: string, name: string) => ({
      eventId: randomUUID(),
      at: new Date(Date.now() - minutes * 60_000).toISOString(),
      gate,
      lane: '',
      officer: { username, name },
    });
    return {
      id: randomUUID(),
      kind: 'admitted-twice',
      refusal: null,
      openedAt: new Date(Date.now() - index * 60_000).toISOString(),
      ticket: { serial: `SC-26-0${4120 + index}`, passengerName, orderNumber: `SC-7K${index}M-9Q2D` },
      sailing: null,
      effective: scan('Port', 42 + index, 'gate', 'Nur Amalina'),
      other: scan('Starboard', 40 + index, 'gate2', 'Jason Teo'),
      resolution: null,
    };
  });

/** The server has unresolved conflicts. */
export async function openConflicts({ page }: Visit): Promise<void> {
  const items = conflicts();
  await page.route('**/prod-api/office/gate/conflicts*', route =>
    route.fulfill({
      json: { code: 200, msg: 'success', data: { items, total: items.length, page: 1, size: 50 } },
    }),
  );
}

/** All of them, before they are resolved with one finding. */
export async function resolveMany({ hand }: Visit): Promise<void> {
  for (const index of people.keys()) await hand.tickRow(index);
  await hand.press('boarding-conflicts:resolve.selected');
}
