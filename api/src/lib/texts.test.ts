import { errorStatuses } from '@gangway/shared/contract/base/errors.ts';
import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import { languages } from '@gangway/shared/contract/base/vocabulary.ts';
import { sentencesOf } from '@gangway/shared/i18n/text-checks.ts';
import { describe, expect, test } from 'vitest';
import { AppError } from './errors.ts';
import { failureEnvelope } from './http/failure.ts';

const messageOf = (error: AppError, language: Language): string => failureEnvelope(error, language).msg;

/** A customer's text for 0, 1 and 2 remaining places. */
const placesLeft: Record<Language, [none: string, one: string, two: string]> = {
  en: [
    'This sailing is sold out. Please choose another sailing.',
    'Only 1 place is left on this sailing. Please choose another sailing or a smaller party.',
    'Only 2 places are left on this sailing. Please choose another sailing or a smaller party.',
  ],
  zh: [
    '该航次已售完，请选择其他航次。',
    '该航次仅剩 1 个座位，请选择其他航次或减少人数。',
    '该航次仅剩 2 个座位，请选择其他航次或减少人数。',
  ],
  ko: [
    '매진된 운항편입니다. 다른 운항편을 선택해 주세요.',
    '이 운항편은 1석만 남았습니다. 다른 운항편을 선택하거나 인원을 줄여 주세요.',
    '이 운항편은 2석만 남았습니다. 다른 운항편을 선택하거나 인원을 줄여 주세요.',
  ],
  ms: [
    'Pelayaran ini telah habis dijual. Sila pilih pelayaran lain.',
    'Tinggal 1 tempat dalam pelayaran ini. Sila pilih pelayaran lain atau kurangkan bilangan penumpang.',
    'Tinggal 2 tempat dalam pelayaran ini. Sila pilih pelayaran lain atau kurangkan bilangan penumpang.',
  ],
};

test.each(languages)('the number of places left uses the right plural form: %s', language => {
  const said = [0, 1, 2].map(count =>
    messageOf(new AppError('sailing-sold-out', { params: { count } }), language),
  );
  expect(said).toEqual(placesLeft[language]);
});

test.each([
  ['too-many-attempts', { count: 1 }, 'Too many attempts. Please wait 1 second and try again.'],
  ['too-many-attempts', { count: 2 }, 'Too many attempts. Please wait 2 seconds and try again.'],
  ['role-in-use', { count: 1 }, '1 user still has this role. Give them another role first.'],
  ['role-in-use', { count: 2 }, '2 users still have this role. Give them another role first.'],
  ['room-type-used', { count: 1 }, '1 room has this type. Give it another type first.'],
  [
    'ship-has-sailings',
    { ship: 'Selat Star', count: 1 },
    'Selat Star still has 1 upcoming sailing. Cancel it first, then decommission the ship.',
  ],
] as const)('%s with %o', (code, params, message) => {
  expect(messageOf(new AppError(code, { params }), 'en')).toBe(message);
});

describe.each(languages)('%s', language => {
  test('has a sentence for every error code, in every plural form', () => {
    for (const code of Object.keys(errorStatuses) as (keyof typeof errorStatuses)[])
      for (const count of [0, 1, 2])
        expect(
          messageOf(new AppError(code, { params: { count, status: 'closed' } }), language),
          code,
        ).not.toBe(code);
  });

  test('uses a count only in sentences with plural forms', async () => {
    const { default: errors } = await import(`../../../shared/i18n/${language}/errors.ts`);
    const counting = [...sentencesOf(errors)].filter(([, sentence]) => sentence.includes('{{count}}'));
    expect(counting.length).toBeGreaterThan(10);
    for (const [key] of counting) expect(key).toMatch(/_(zero|one|two|few|many|other)$/);
  });
});
