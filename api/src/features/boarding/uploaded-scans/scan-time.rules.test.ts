import { describe, expect, test } from 'vitest';
import { isTimePossible, type ScanTimes } from './scan-time.rules.ts';

/** Departure at noon; boarding from nine. */
const at = (time: string) => new Date(`2026-12-12T${time}:00.000Z`);
const times: ScanTimes = {
  receivedAt: at('11:30'),
  signedInAt: at('08:00'),
  soldAt: new Date('2026-11-20T02:00:00.000Z'),
  sailing: { departsAt: at('12:00'), firstDepartsAt: at('12:00') },
  hours: { opensMinutes: 180, closesMinutes: 15 },
};
const scan = (scannedAt: string, changes: object = {}) => ({
  scannedAt,
  method: 'scan' as const,
  outcome: 'boarded' as const,
  ...changes,
});
const isPossible = (scannedAt: Date, changes: Partial<ScanTimes> = {}, what: object = {}) =>
  isTimePossible(scan(scannedAt.toISOString(), what), { ...times, ...changes });

describe('the time of a scan', () => {
  test.each(['09:00', '11:30', '11:32'])('%s fits', time => expect(isPossible(at(time))).toBe(true));

  test.each<[string, Date, Partial<ScanTimes>]>([
    ['years ago', new Date('2020-01-01T00:00:00.000Z'), {}],
    ['after its receipt', at('11:33'), {}],
    ['before the officer signed in', at('09:57'), { signedInAt: at('10:00') }],
    ['before the ticket was sold', at('10:00'), { soldAt: at('10:30') }],
    ['before boarding opened', at('08:57'), {}],
    ['after the ship had left', at('12:03'), { receivedAt: at('20:00') }],
  ])('cannot be %s', (_what, moment, changes) => expect(isPossible(moment, changes)).toBe(false));

  test('may fit the plan before a delay that the gate had not received', () => {
    const late = { departsAt: at('16:00'), firstDepartsAt: at('12:00') };
    expect(isPossible(at('09:30'), { sailing: late })).toBe(true);
    expect(isPossible(at('08:30'), { sailing: late })).toBe(false);
  });

  test('is not extended by a plan of weeks ago', () => {
    const moved = { departsAt: at('12:00'), firstDepartsAt: new Date('2026-11-01T12:00:00.000Z') };
    const longAgo = new Date('2026-12-01T10:00:00.000Z');
    expect(isPossible(longAgo, { sailing: moved, signedInAt: new Date(0) })).toBe(false);
  });

  test.each(['override', 'undo'])('of an %s is not bound to the hours of boarding', method => {
    const changes = { signedInAt: at('07:00') };
    const what = { method, outcome: method === 'undo' ? 'undone' : 'boarded' };
    expect(isPossible(at('08:00'), changes, what)).toBe(true);
    expect(isPossible(at('06:50'), changes, what)).toBe(false);
  });

  test('of a refusal does no harm', () => {
    expect(isPossible(new Date(0), {}, { outcome: 'refused' })).toBe(true);
  });
});
