import { z } from 'zod';
import { languages } from './languages.ts';

export {
  type PaymentMethod,
  type PaymentProvider,
  paymentMethods,
  paymentProviders,
} from '../payment-providers/registry.ts';
export { type IdType, idTypes } from './id-types.ts';
export { type Language, languages } from './languages.ts';

/** The enumerations (R41), shared by all layers. */
export const sessions = ['daytime', 'nighttime'] as const;
export const ticketTypes = ['adult', 'child', 'infant', 'senior'] as const;
export const orderStatuses = ['unpaid', 'paid', 'completed', 'canceled', 'refunded'] as const;
export const cancelReasons = ['expired', 'customer', 'staff', 'sailing-canceled'] as const;
export const orderChannels = ['storefront', 'agent', 'counter'] as const;
export const paymentStatuses = ['pending', 'succeeded', 'failed', 'canceled'] as const;
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const;
export const boardingStatuses = ['pending', 'boarded'] as const;
export const qrStatuses = ['unused', 'used'] as const;
export const shipStatuses = ['active', 'maintenance', 'decommissioned'] as const;
export const roomStatuses = ['available', 'occupied', 'maintenance', 'dirty'] as const;
export const roomPositions = ['port', 'starboard', 'bow', 'stern', 'midship'] as const;
/** What a deck plan shows beside a room (R422). */
export const deckFacilities = ['stairs', 'lift', 'toilets', 'restaurant'] as const;
export const boardingPhases = ['before', 'boarding', 'last-call', 'closed', 'departed', 'canceled'] as const;
export const sailingStatuses = ['scheduled', 'delayed', 'closed', 'departed', 'canceled'] as const;
/** The open tasks after a sailing was disrupted (R262): contacts to call, parties that choose, amounts to pay out. */
export const worklistKinds = ['call', 'choose', 'hand-out', 'refund-failed'] as const;
export const conflictStatuses = ['open', 'resolved'] as const;
export const accountStatuses = ['active', 'inactive'] as const;
export const customerLevels = ['super_agent', 'agent', 'normal'] as const;
export const genders = ['male', 'female', 'other'] as const;

/** A number for each kind of work. */
export const worklistCounts = z.object({
  call: z.int(),
  choose: z.int(),
  'hand-out': z.int(),
  'refund-failed': z.int(),
} satisfies Record<WorklistKind, unknown>);

export const language = z.enum(languages);
export const session = z.enum(sessions);
export const ticketType = z.enum(ticketTypes);

export type Session = z.infer<typeof session>;
export type TicketType = z.infer<typeof ticketType>;
export type OrderStatus = (typeof orderStatuses)[number];
export type CancelReason = (typeof cancelReasons)[number];
export type OrderChannel = (typeof orderChannels)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
export type RefundStatus = (typeof refundStatuses)[number];
export type BoardingStatus = (typeof boardingStatuses)[number];
export type ShipStatus = (typeof shipStatuses)[number];
export type RoomStatus = (typeof roomStatuses)[number];
export type RoomPosition = (typeof roomPositions)[number];
export type DeckFacility = (typeof deckFacilities)[number];
export type BoardingPhase = (typeof boardingPhases)[number];
export type SailingStatus = (typeof sailingStatuses)[number];
export type WorklistKind = (typeof worklistKinds)[number];
export type ConflictStatus = (typeof conflictStatuses)[number];
export type AccountStatus = (typeof accountStatuses)[number];
export type CustomerLevel = (typeof customerLevels)[number];
export type Gender = (typeof genders)[number];
