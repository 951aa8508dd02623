import { z } from 'zod';
import { instant, typedLines, typedText, uuid } from '../../base/primitives.ts';
import { language, type languages } from '../../base/vocabulary.ts';

/** A subject and a text, as the staff wrote them. */
const messageText = z.object({
  subject: typedText(120).min(1),
  text: typedLines(2000).min(1),
});
/** By language; orders of a language that has no text get the English one. */
const messageTexts = z.object({
  en: messageText,
  zh: messageText.optional(),
  ko: messageText.optional(),
  ms: messageText.optional(),
});

/** The recipients of a message to the guests of a sailing, and its preview (R274). */
export const guestMessagePreview = z.object({
  orders: z.int().describe('Unpaid and paid ones'),
  languages: z
    .array(z.object({ language, orders: z.int() }))
    .describe('The number of orders by language of their mails'),
  withoutEmail: z
    .array(z.object({ number: z.string(), name: z.string(), phone: z.string() }))
    .describe('To be called'),
});
export const messageMailRequest = z.object({ language, texts: messageTexts });
export const messageMail = z
  .object({
    subject: z.string(),
    heading: z.string(),
    greeting: z.string(),
    paragraphs: z.array(z.string()),
    facts: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
    action: z.string().describe('Of the button that opens the order'),
    closing: z.string(),
    operator: z.string(),
  })
  .describe('As it is sent, with … instead of a contact and an order');

/** A sent message with its progress. */
const guestMessage = z.object({
  id: uuid,
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
  sentBy: z.string(),
  orders: z.int(),
  told: z.int(),
  completedAt: instant.nullable(),
});
export const guestMessages = z.array(guestMessage);
export const guestMessageRequest = z.object({ texts: messageTexts });

export type MessageText = z.output<typeof messageText>;
export type MessageTexts = { en: MessageText } & {
  [Code in (typeof languages)[number]]?: MessageText | undefined;
};
export type MessageMail = z.infer<typeof messageMail>;
export type GuestMessagePreview = z.infer<typeof guestMessagePreview>;
export type GuestMessage = z.infer<typeof guestMessage>;
