import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { officerOf, type SignIn, signInsOf, signInsOfSessions } from './officer-sign-in.rules.ts';

const at = (time: string) => new Date(`2026-12-12T${time}:00.000Z`);
const station = randomUUID();
const supervisor = {
  officerId: randomUUID(),
  stationId: station,
  sessionId: randomUUID(),
  permissions: ['boarding.override'],
  issuedAt: at('08:00').toISOString(),
  expiresAt: at('20:00').toISOString(),
};
const caller: SignIn = {
  officerId: randomUUID(),
  from: at('09:00'),
  until: at('11:30'),
  permissions: new Set(['boarding.verify']),
};
const proven = signInsOf([supervisor], station, new Map());
const scanOf = (officerId: string, time = '10:00') => ({ officerId, at: at(time) });

describe('the officer of a scan', () => {
  test('is the sender, from when they signed in', () => {
    expect(officerOf(scanOf(caller.officerId), caller, [], undefined)).toEqual({
      id: caller.officerId,
      mayOverride: false,
      mayFind: false,
      signedInAt: at('09:00'),
    });
  });

  test('is another one whose sign-in the station recorded, with the permissions of that time', () => {
    expect(officerOf(scanOf(supervisor.officerId), caller, proven, new Set())).toEqual({
      id: supervisor.officerId,
      mayOverride: true,
      mayFind: false,
      signedInAt: at('08:00'),
    });
  });

  test('may override with the permissions of today', () => {
    const now = new Set(['boarding.override']);
    expect(officerOf(scanOf(caller.officerId), caller, [], now).mayOverride).toBe(true);
  });

  test.each<[string, SignIn[], string]>([
    ['has no known sign-in', [], '10:00'],
    ['signed in at another station', signInsOf([supervisor], randomUUID(), new Map()), '10:00'],
    ['had not signed in yet', proven, '07:57'],
  ])('is the sender, without permissions, where the named officer %s', (_what, signIns, time) => {
    const all = new Set(['boarding.override']);
    expect(officerOf(scanOf(supervisor.officerId, time), caller, signIns, all)).toEqual({
      id: caller.officerId,
      mayOverride: false,
      mayFind: false,
      signedInAt: at('09:00'),
    });
  });

  test.each<[string, SignIn[], string]>([
    ['had run out', proven, '20:03'],
    ['was ended', signInsOf([supervisor], station, new Map([[supervisor.sessionId, at('09:00')]])), '10:00'],
  ])(
    'whose session %s stands without rights and keeps its time: the next login loses no passenger',
    (_what, signIns, time) => {
      const next = { ...caller, from: at('21:00'), until: at('22:00') };
      const all = new Set(['boarding.override']);
      expect(officerOf(scanOf(supervisor.officerId, time), next, signIns, all)).toEqual({
        id: next.officerId,
        mayOverride: false,
        mayFind: false,
        signedInAt: at('08:00'),
      });
    },
  );

  test('is the one who signed in at the station according to the server, with the permissions of today', () => {
    const { officerId } = supervisor;
    const session = { officerId, createdAt: at('08:00'), expiresAt: at('20:00'), endedAt: at('11:00') };
    const remembered = signInsOfSessions([session]);
    const may = (...permissions: string[]) => new Set(permissions);
    expect(officerOf(scanOf(officerId), caller, remembered, may('boarding.override'))).toMatchObject({
      id: officerId,
      mayOverride: true,
      signedInAt: at('08:00'),
    });
    expect(officerOf(scanOf(officerId), caller, remembered, may()).mayOverride).toBe(false);
    expect(officerOf(scanOf(officerId, '11:03'), caller, remembered, may()).id).toBe(caller.officerId);
  });
});
