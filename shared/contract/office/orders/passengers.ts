import { z } from 'zod';
import { instant, typedText, uuid } from '../../base/primitives.ts';
import { orderStatuses } from '../../base/vocabulary.ts';

/** `GET /office/passengers`: finds passengers of all orders by name or document. */
export const passengersQuery = z.object({
  search: typedText(80)
    .min(2)
    .describe('Parts of a name or a document’s number; all words must be found with one passenger'),
  size: z.coerce.number().int().min(1).max(20).default(5),
});

/** A passenger with their order. */
export const foundPassenger = z.object({
  id: uuid,
  name: z.string(),
  idNumber: z.string(),
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
  ship: z.string(),
  departsAt: instant,
});

export type PassengersQuery = z.output<typeof passengersQuery>;
export type FoundPassenger = z.infer<typeof foundPassenger>;
