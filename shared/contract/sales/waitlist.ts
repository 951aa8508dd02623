import { z } from 'zod';
import { humanCheckPayload } from '../base/human-check.ts';
import { catalogueId, instant, sen, translated, typedText, uuid } from '../base/primitives.ts';
import { language } from '../base/vocabulary.ts';
import { emailAddress, phoneNumber } from '../entries/contact-points.ts';
import { personName } from '../entries/printed-text.ts';
import { sailingSummary } from '../sailings.ts';

const MOST_IN_PARTY = 9;
const heads = z.int().min(0).max(MOST_IN_PARTY);

/** How many of each ticket type a party is: one to nine together. */
export const waitlistTickets = z
  .object({ adult: heads, child: heads, infant: heads, senior: heads })
  .refine(({ adult, child, infant, senior }) => {
    const size = adult + child + infant + senior;
    return size >= 1 && size <= MOST_IN_PARTY;
  }, 'party-size');

export const waitlistCabins = z.object({
  roomTypeId: catalogueId,
  count: z.int().min(1).max(MOST_IN_PARTY),
});

/** Joining the waiting list of one sailing, or of several of one route of which one will do. */
export const waitlistJoin = z.object({
  sailingIds: z.array(catalogueId).min(1).max(10).describe('The first is the one that is sold out'),
  tickets: waitlistTickets,
  cabins: waitlistCabins.nullable().describe('Null: places alone'),
  mostSen: sen.nullable().describe('The most that all of it may cost; null: any price'),
  contact: z.object({
    name: personName(120).min(1),
    email: emailAddress,
    phone: phoneNumber.nullable(),
  }),
  language,
  humanCheck: humanCheckPayload
    .optional()
    .describe('Asked for with `human-check-required` where many join from one address'),
});

/** Whoever has it has the party's place: in links of mails, as the fragment, and in bodies; never in an address. */
export const waitlistToken = typedText(120);
export const waitlistTokenBody = z.object({ token: waitlistToken });

export const waitlistStatuses = [
  'unconfirmed',
  'waiting',
  'offered',
  'booked',
  'left',
  'removed',
  'lapsed',
  'closed',
] as const;

/** A party as it sees itself. */
export const waitlistEntry = z.object({
  id: uuid,
  token: waitlistToken,
  status: z.enum(waitlistStatuses),
  tickets: waitlistTickets,
  cabins: waitlistCabins.extend({ name: translated }).nullable(),
  mostSen: sen.nullable(),
  joinedAt: instant,
  wishes: z.array(
    z.object({
      sailing: sailingSummary,
      place: z.int().nullable().describe('1 is next; null while it does not wait'),
      of: z.int().describe('How many parties wait for the sailing'),
    }),
  ),
  offer: z
    .object({
      sailing: sailingSummary,
      expiresAt: instant,
      totalSen: sen.describe('Tickets and cabins, as they are sold now'),
      rooms: z.array(z.object({ id: z.int(), number: z.string() })).describe('Cabins that are kept'),
    })
    .nullable(),
  orderNumber: z.string().nullable(),
});

/** A guest proves the address by a link first; a customer waits at once. */
export const waitlistJoined = z.object({
  entry: waitlistEntry.nullable().describe('Null until the address is confirmed'),
});

/** For the header `X-Waitlist-Token`: a sailing is then shown with what is kept for the party. */
export const waitlistHeader = z.object({ 'x-waitlist-token': waitlistToken.optional() });

/** The screen in the terminal: numbers, no names. */
export const standbyScreen = z.object({
  sailing: sailingSummary,
  called: z.array(z.int()).describe('Numbers that are to come to the counter now, as they were called'),
  waiting: z.array(z.int()).describe('Numbers that wait, next first'),
});
export const STANDBY_EVENT = 'standby';

export type WaitlistTickets = z.infer<typeof waitlistTickets>;
export type WaitlistCabins = z.infer<typeof waitlistCabins>;
export type WaitlistJoin = z.output<typeof waitlistJoin>;
export type WaitlistJoinInput = z.input<typeof waitlistJoin>;
export type WaitlistEntry = z.infer<typeof waitlistEntry>;
export type WaitlistJoined = z.infer<typeof waitlistJoined>;
export type WaitlistStatus = (typeof waitlistStatuses)[number];
export type StandbyScreen = z.infer<typeof standbyScreen>;
