import { z } from 'zod';
import { humanCheckPayload } from '../base/human-check.ts';
import { catalogueId, instant, sen, translated, typedText, uuid } from '../base/primitives.ts';
import { language } from '../base/vocabulary.ts';
import { emailAddress, phoneNumber } from '../entries/contact-points.ts';
import { personName } from '../entries/printed-text.ts';
import { sailingSummary } from '../sailings.ts';

const MOST_IN_PARTY = 9;
const heads = z.int().min(0).max(MOST_IN_PARTY);

/** The number of each ticket type in a party: one to nine in total. */
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

/** A request for the waiting list of one sailing, or of one among several sailings of a route. */
export const waitlistJoin = z.object({
  sailingIds: z.array(catalogueId).min(1).max(10).describe('The first is the one that is sold out'),
  tickets: waitlistTickets,
  cabins: waitlistCabins.nullable().describe('Null: places only'),
  mostSen: sen.nullable().describe('The highest accepted total price; null: any price'),
  contact: z.object({
    name: personName(120).min(1),
    email: emailAddress,
    phone: phoneNumber.nullable(),
  }),
  language,
  humanCheck: humanCheckPayload
    .optional()
    .describe('Required with `human-check-required` if many join from one address'),
});

/** Identifies the party's position: sent in links of mails, as the fragment, and in bodies; never in an address. */
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

/** A party's own view of its position. */
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
      place: z.int().nullable().describe('Position: 1 is next; null while it does not wait'),
      of: z.int().describe('How many parties wait for the sailing'),
    }),
  ),
  offer: z
    .object({
      sailing: sailingSummary,
      expiresAt: instant,
      totalSen: sen.describe('Tickets and cabins at current prices'),
      rooms: z.array(z.object({ id: z.int(), number: z.string() })).describe('Held cabins'),
    })
    .nullable(),
  orderNumber: z.string().nullable(),
});

/** A guest must first confirm the address by a link; a customer waits immediately. */
export const waitlistJoined = z.object({
  entry: waitlistEntry.nullable().describe('Null until the address is confirmed'),
});

/** The header `X-Waitlist-Token`: the sailing is then shown with the places held for the party. */
export const waitlistHeader = z.object({ 'x-waitlist-token': waitlistToken.optional() });

/** The screen in the terminal: numbers, no names. */
export const standbyScreen = z.object({
  sailing: sailingSummary,
  called: z.array(z.int()).describe('Numbers called to the counter, in the order of the calls'),
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
