import { z } from 'zod';
import { catalogueId, instant, localDate, sen, translated, typedText, uuid } from '../../base/primitives.ts';
import { phoneNumber } from '../../entries/contact-points.ts';
import { personName } from '../../entries/printed-text.ts';
import { sailingSummary } from '../../sailings.ts';
import { waitlistCabins, waitlistStatuses, waitlistTickets, waitlistToken } from '../../sales/waitlist.ts';

/** A party on a sailing's waiting list, in its order. */
const officeWaitlistParty = z.object({
  id: uuid,
  kind: z.enum(['site', 'standby']),
  status: z.enum(waitlistStatuses),
  number: z.int().nullable().describe('The number by which a standby party is called'),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tickets: waitlistTickets,
  size: z.int(),
  cabins: waitlistCabins.extend({ name: translated }).nullable(),
  mostSen: sen.nullable(),
  otherSailings: z.int().describe('How many other sailings it accepts'),
  joinedAt: instant,
  offer: z
    .object({ expiresAt: instant, here: z.boolean().describe('Of this sailing, not of another one') })
    .nullable(),
  token: waitlistToken.describe('For selling the held places at the counter'),
});

/** A sailing with its waiting list, and its free places. */
export const officeWaitlist = z.object({
  sailing: sailingSummary,
  placesFree: z.int(),
  closed: z.boolean().describe('No more offers are made'),
  roomTypes: z.array(z.object({ id: z.int(), name: translated, maxOccupancy: z.int() })),
  parties: z.array(officeWaitlistParty).describe('Parties that wait or have an offer; next first'),
});

export const waitlistsQuery = z.object({ date: localDate.optional() });

/** Upcoming sailings with a waiting list, and those of a date. */
export const officeWaitlistSailings = z.array(
  z.object({ sailing: sailingSummary, waiting: z.int(), offered: z.int() }),
);

const reason = typedText(300).min(1).describe('Kept in the audit log');

export const waitlistParams = z.object({ sailingId: catalogueId });
export const waitlistPartyParams = z.object({ sailingId: catalogueId, id: uuid });

/** Swaps positions with the party that was shown next to it; refused if that has moved since. */
export const waitlistMove = z.object({ with: uuid, reason });
export const waitlistReason = z.object({ reason });

export const standbyJoin = z.object({
  name: personName(120).min(1),
  phone: phoneNumber.nullable(),
  tickets: waitlistTickets,
  cabins: waitlistCabins.nullable(),
});

export type OfficeWaitlist = z.infer<typeof officeWaitlist>;
export type OfficeWaitlistParty = z.infer<typeof officeWaitlistParty>;
export type OfficeWaitlistSailings = z.infer<typeof officeWaitlistSailings>;
export type StandbyJoin = z.output<typeof standbyJoin>;
export type WaitlistMove = z.output<typeof waitlistMove>;
