import { z } from 'zod';
import { EMAIL_MAX, MOST_CART_ITEMS, PHONE_MAX } from '../base/limits.ts';
import { catalogueId, instant, sen, typedText, uuid } from '../base/primitives.ts';
import { ticketType } from '../base/vocabulary.ts';
import { passengerFieldNames } from '../entries/passenger-fields.ts';
import { draftShape } from '../entries/passengers.ts';
import { sailingSummary } from '../sailings.ts';
import { finding, quoteLine, siteCabinRequest } from './quotes.ts';
import { partySeats } from './seats.ts';

const draftText = (max: number) => typedText(max).default('');

/** A partly typed passenger: only the ticket type is required. Booking requires the rest. */
const passengerDraft = z.object({ ticketType, ...draftShape(passengerFieldNames) });

/** The partly typed contact details. */
const contactDraft = z.object({
  name: draftText(120),
  email: draftText(EMAIL_MAX),
  phone: draftText(PHONE_MAX),
});

/** A sailing in the cart. The client creates the id, so that the carts of two devices can be merged. */
export const cartItem = z.object({
  id: uuid,
  sailingId: catalogueId,
  passengers: z.array(passengerDraft).min(1).max(9),
  cabins: siteCabinRequest.nullable().default(null),
  seats: partySeats.optional(),
  contact: contactDraft.nullable().default(null),
  seenTotalSen: sen
    .nullable()
    .default(null)
    .describe('The price the customer last saw; null when none was shown'),
});

/**
 * `POST /cart`: replaces the whole cart. `version` is the version that was read, 0 if there was none. If another device
 * has saved meanwhile, the answer is `cart-changed`: read again, merge, save again.
 */
export const cartSave = z.object({
  version: z.int().min(0),
  items: z
    .array(cartItem)
    .max(MOST_CART_ITEMS)
    .superRefine((items, context) => {
      const ids = new Set<string>();
      for (const [index, { id }] of items.entries()) {
        if (ids.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'duplicate' });
        ids.add(id);
      }
    }),
});

/** How an item differs from what the customer last saw. All but `price-changed` prevent booking it as it is. */
const cartChanges = [
  'sailing-gone',
  'sailing-closed',
  'sailing-sold-out',
  'cabin-taken',
  'cabin-unknown',
  'cabin-too-small',
  'no-cabin-available',
  'seat-taken',
  'seat-unknown',
  'price-changed',
] as const;

/** An item with its current price. */
const quotedCartItem = cartItem.extend({
  sailing: sailingSummary.nullable().describe('Null when it is gone'),
  lines: z.array(quoteLine),
  totalSen: sen.nullable().describe('Null when it cannot be booked as it is'),
  findings: z.array(finding).describe('Travel rules broken by the entries so far'),
  changes: z.array(z.object({ change: z.enum(cartChanges), message: z.string() })),
  bookable: z.boolean(),
});

/** The answer to `GET /cart` and `POST /cart`. */
export const cart = z.object({
  version: z.int(),
  items: z.array(quotedCartItem),
  totalSen: sen.describe('Of the items that can be booked'),
  updatedAt: instant.nullable(),
});

export type PassengerDraft = z.output<typeof passengerDraft>;
export type CartItem = z.output<typeof cartItem>;
export type CartItemInput = z.input<typeof cartItem>;
export type CartSave = z.output<typeof cartSave>;
export type CartChange = (typeof cartChanges)[number];
export type QuotedCartItem = z.infer<typeof quotedCartItem>;
export type Cart = z.infer<typeof cart>;
