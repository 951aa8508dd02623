import { z } from 'zod';
import { catalogueId, sen, typedText, uuid } from '../../base/primitives.ts';
import { roomPositions, roomStatuses } from '../../base/vocabulary.ts';
import { counterTaking } from '../../sales/counter-taking.ts';
import { approvalGiven, orderDetail } from '../../sales/orders.ts';

export const cabinChangeParams = z.object({ number: typedText(40), cabinId: uuid });

/** A cabin to which guests of an order may be moved. */
export const cabinChoice = z.object({
  roomId: z.int(),
  number: z.string(),
  floor: z.int(),
  position: z.enum(roomPositions),
  roomTypeCode: z.string(),
  maxOccupancy: z.int(),
  priceSen: sen.describe('Its current price on this sailing'),
  status: z.enum(roomStatuses),
  booking: z
    .object({
      orderNumber: z.string(),
      contactName: z.string(),
      guests: z.int(),
      own: z.boolean().describe('A cabin of this order'),
    })
    .nullable()
    .describe('Its holder on this sailing; null while it is free'),
});

/** The new cabin for the guests of a cabin: all of them, or those of these tickets. */
export const cabinChange = z.object({
  roomId: catalogueId,
  ticketIds: z
    .array(uuid)
    .min(1)
    .max(9)
    .optional()
    .describe('Who moves; if omitted, all guests of the cabin'),
  swap: z.boolean().default(false).describe('The guests of both cabins swap'),
});

const cabinChangeKinds = ['replace', 'split', 'join', 'swap'] as const;

export const cabinChangePreview = z.object({
  kind: z
    .enum(cabinChangeKinds)
    .describe(
      'replace: a free cabin instead of this one; split: a free one beside it, for some of its guests; join: into another cabin of the order; swap: the guests of two cabins swap',
    ),
  from: z.string().describe('Number of the cabin'),
  to: z.string(),
  toPaySen: sen.describe('The additional price'),
  refundSen: sen.describe('The refund for a lower price'),
  checkedIn: z
    .boolean()
    .describe('The guests are in their room: they are checked out of it and into the other'),
  other: z
    .object({ orderNumber: z.string(), contactName: z.string(), checkedIn: z.boolean() })
    .nullable()
    .describe('The guests with whom cabins are swapped'),
});

/** The difference is charged or given back, or left as it is, which needs a reason; and an approval where guests would pay. */
export const cabinChangeRequest = cabinChange.extend({
  difference: z.enum(['settle', 'waive']),
  reason: typedText(300).default(''),
  approval: approvalGiven,
  expected: cabinChangePreview.pick({ toPaySen: true, refundSen: true, checkedIn: true }),
  ...counterTaking,
});
export const cabinChangeResult = z.object({
  order: orderDetail,
  changeSen: sen.describe('Change to give'),
});

export type CabinChoice = z.infer<typeof cabinChoice>;
export type CabinChange = z.output<typeof cabinChange>;
export type CabinChangeInput = z.input<typeof cabinChange>;
export type CabinChangePreview = z.infer<typeof cabinChangePreview>;
export type CabinChangeRequest = z.output<typeof cabinChangeRequest>;
export type CabinChangeRequestInput = z.input<typeof cabinChangeRequest>;
export type CabinChangeResult = z.infer<typeof cabinChangeResult>;
