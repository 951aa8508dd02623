import { z } from 'zod';
import { instant, typedLines, typedText, uuid } from '../../base/primitives.ts';

export const MOST_NOTE_LETTERS = 300;
/** The most notes that are pinned: officers at the gate would not read more. */
export const MOST_PINNED_NOTES = 3;

/** A staff note on an order; the customer never sees it. A pinned note is shown at the gate. */
export const orderNote = z.object({
  id: uuid,
  text: z.string(),
  pinned: z.boolean(),
  by: z.string().describe('Who wrote it'),
  at: instant,
});

export const newOrderNote = z.object({
  text: typedLines(MOST_NOTE_LETTERS).min(1),
  pinned: z.boolean().default(false),
});
export const notePin = z.object({ pinned: z.boolean() });
export const noteParams = z.object({ number: typedText(40), noteId: uuid });

export type OrderNote = z.infer<typeof orderNote>;
export type NewOrderNote = z.output<typeof newOrderNote>;
export type NewOrderNoteInput = z.input<typeof newOrderNote>;
