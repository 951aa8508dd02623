import { z } from 'zod';
import { instant, localDate, sen, translated } from '../../base/primitives.ts';
import { sailingStatuses, session, worklistCounts } from '../../base/vocabulary.ts';

/** Periods of the dashboard in days: payments and problems in the past, sailings in the future. */
export const dashboardDays = { money: 30, trouble: 30, failedPayments: 7, occupancy: 14 } as const;

/** Holds that expire within this number of minutes are shown. */
export const EXPIRING_MINUTES = 10;

const todaySailing = z.object({
  id: z.int(),
  ship: z.string(),
  departure: translated,
  destination: translated,
  session,
  status: z.enum(sailingStatuses),
  departsAt: instant,
  capacity: z.int(),
  sold: z.int().describe('Tickets of paid orders'),
  boarded: z.int(),
  missing: z.int().describe('Sold and not on board'),
});

/** A day's revenue and refunds, by the time of payment in the operator's time zone. */
const revenueDay = z.object({
  date: localDate,
  daytimeSen: sen.describe('Received for daytime sailings'),
  nighttimeSen: sen.describe('Received for nighttime sailings'),
  refundedSen: sen,
});

const occupancyDay = z.object({
  date: localDate,
  session,
  taken: z.int().describe('Places held and sold'),
  capacity: z.int(),
});

const roomsToClean = z.object({
  shipId: z.int(),
  ship: z.string(),
  dirty: z.int(),
  booked: z.int().describe('Of these, booked for the next session'),
  nextDepartsAt: instant.nullable(),
});

const expiringHold = z.object({
  number: z.string(),
  customerName: z.string(),
  dueSen: sen,
  expiresAt: instant,
});

/** What a new installation needs before it sells (R459), in the order of doing. Those after `sailings` can wait. */
export const setUpSteps = [
  'operator',
  'look',
  'ports',
  'routes',
  'ships',
  'rooms',
  'fares',
  'sailings',
  'payments',
  'mails',
  'legal',
  'backups',
] as const;
const setUpStep = z.object({ step: z.enum(setUpSteps), done: z.boolean() });

/** The dashboard; each part is null without its permission. */
export const dashboard = z.object({
  today: localDate,
  asOf: instant,
  sailings: z.array(todaySailing).nullable(),
  revenue: z.array(revenueDay).nullable().describe('One entry a day, the oldest first'),
  occupancy: z.array(occupancyDay).nullable(),
  roomsToClean: z.array(roomsToClean).nullable(),
  conflicts: z
    .object({ since: localDate, late: z.int(), twice: z.int(), mismatch: z.int(), refundFailed: z.int() })
    .nullable(),
  failedPayments: z.object({ since: localDate, count: z.int() }).nullable(),
  worklist: worklistCounts.nullable().describe('Lines of the worklist that are open, of each kind'),
  mailsAndJobs: z
    .object({
      mails: z.int().describe('Failed and not dismissed'),
      jobs: z.int(),
      mailServer: z.boolean().describe('False if a public site has none: no mail is sent'),
    })
    .nullable(),
  backup: z
    .object({
      lastAt: instant.nullable().describe('The last backup that was read back; null if there was none'),
      late: z.boolean().describe('None for two days, or for a day longer than the setting says'),
      setUp: z.boolean().describe('Whether the server makes backups by itself'),
    })
    .nullable(),
  setUp: z.array(setUpStep).nullable().describe('Until the first order; null after it'),
  expiringHolds: z.object({ count: z.int(), first: z.array(expiringHold) }).nullable(),
});

export type Dashboard = z.infer<typeof dashboard>;
export type SetUpStep = z.infer<typeof setUpStep>;
export type TodaySailing = z.infer<typeof todaySailing>;
export type RevenueDay = z.infer<typeof revenueDay>;
export type OccupancyDay = z.infer<typeof occupancyDay>;
export type RoomsToClean = z.infer<typeof roomsToClean>;
export type ExpiringHold = z.infer<typeof expiringHold>;
