import type { StaffSession } from '@gangway/shared/contract/people/staff.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../src/accounts/sessions/sessions.service.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { enrollStation } from '../support/gate/enrolled.ts';
import { type SignedIn, signInStaff } from '../support/people/accounts.ts';
import { createTestApp } from '../support/test-app.ts';

const gangway = await createTestApp(await createTestDatabase());
const { call, clock, deps } = gangway;

let officer: SignedIn;
let administrator: SignedIn;
let elsewhere: string;

beforeEach(async () => {
  clock.set('2026-12-12T08:00:00.000Z');
  officer = await signInStaff(gangway, ['boarding.verify']);
  administrator = await signInStaff(gangway, ['staff.manage']);
  clock.advance(60_000);
  const device = { userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140', address: '10.0.0.7' };
  elsewhere = await createSession(deps, deps.db, { systemUserId: officer.id }, device);
});

const listOf = async ({ headers }: Pick<SignedIn, 'headers'>, path = ''): Promise<StaffSession[]> =>
  (await call('GET', `/sysUser/sessions${path}`, { headers })).data;
const ofOfficer = async () => (await listOf(administrator)).filter(({ user }) => user.id === officer.id);
const end = (by: Pick<SignedIn, 'headers'>, id: string | undefined) =>
  call('POST', `/sysUser/sessions/${id}/end`, { headers: by.headers });
const statusOf = async (token: string) =>
  (await call('GET', '/sysUser/info', { headers: { 'X-Token': token } })).status;

describe('the sessions of the staff', () => {
  test('are listed with person, place, start and last use, the most recently used first', async () => {
    const [first, second] = await ofOfficer();
    expect(first).toMatchObject({
      user: { username: `staff-${officer.id}` },
      address: '10.0.0.7',
      device: { browser: 'Firefox', system: 'Linux' },
      station: null,
      signedInAt: '2026-12-12T08:01:00.000Z',
      lastSeenAt: '2026-12-12T08:01:00.000Z',
      current: false,
    });
    expect(second).toMatchObject({ signedInAt: '2026-12-12T08:00:00.000Z' });
  });

  test('name the workplace that they were opened at', async () => {
    const station = await enrollStation(gangway, officer, deps.ids.uuid(), 'Gate West');
    await station.signIn(officer.id);
    expect((await ofOfficer()).map(session => session.station)).toContain('Gate West');
  });

  test('are ended one by one', async () => {
    const [first] = await ofOfficer();
    expect((await end(administrator, first?.id)).status).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(officer.headers['X-Token'])).toBe(200);
    expect(await ofOfficer()).toHaveLength(1);
    expect((await end(administrator, first?.id)).status, 'over already').toBe(404);
  });

  test('are ended by their owner, and by others only with the permission', async () => {
    const mine = await listOf(officer, '/mine');
    expect(mine.every(({ user }) => user.id === officer.id)).toBe(true);
    const others = mine.filter(({ current }) => !current);
    expect([mine.length, others.length]).toEqual([2, 1]);
    const [theirs] = await listOf(administrator, '/mine');
    expect((await end(officer, theirs?.id)).status).toBe(403);
    expect((await end(officer, others[0]?.id)).status).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect((await call('GET', '/sysUser/sessions', { headers: officer.headers })).status).toBe(403);
  });
});
