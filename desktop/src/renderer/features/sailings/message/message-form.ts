import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import type { MessageTexts } from '@gangway/shared/contract/office/sailings/guest-messages.ts';
import { z } from 'zod';

const subject = z.string().trim().max(120);
const text = z.string().trim().max(2000);
const written = z.object({ subject, text });
/** Both or neither. */
const inOther = written.refine(({ subject: line, text: body }) => (line === '') === (body === ''), {
  path: ['text'],
  message: 'both-or-neither',
});

/** The fields of a message: English, and the other languages where there is a text. */
export const messageForm = z.object({
  en: z.object({ subject: subject.min(1), text: text.min(1) }),
  zh: inOther,
  ko: inOther,
  ms: inOther,
});
export type MessageFields = z.input<typeof messageForm>;

const empty = { subject: '', text: '' };
export const noMessage: MessageFields = { en: empty, zh: empty, ko: empty, ms: empty };

export function toTexts(fields: z.output<typeof messageForm>): MessageTexts {
  const others = languages.filter(code => code !== 'en' && fields[code].subject !== '');
  return { en: fields.en, ...Object.fromEntries(others.map((code: Language) => [code, fields[code]])) };
}
