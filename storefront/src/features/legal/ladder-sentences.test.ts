import enLegal from '@gangway/shared/i18n/en/legal.ts';
import koLegal from '@gangway/shared/i18n/ko/legal.ts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { ladderSentences } from './ladder-sentences.ts';

const texts = i18next.createInstance();
await texts.init({ lng: 'en', ns: ['legal'], resources: { en: { legal: enLegal }, ko: { legal: koLegal } } });

const ladder = [
  { minDaysBefore: 90, chargePercent: 0 },
  { minDaysBefore: 46, chargePercent: 25 },
  { minDaysBefore: 0, chargePercent: 100 },
];

it('describes each tier with its days and charge', () => {
  expect(ladderSentences(ladder, texts.getFixedT('en', 'legal'))).toBe(
    'More than 90 days, and on day 90 itself: no charge.\n89 to 46 days: 25%.\n45 days or less: 100%.',
  );
  expect(ladderSentences(ladder, texts.getFixedT('ko', 'legal'))).toContain('89~46일: 25%.');
});

it('describes a ladder of one tier without days', () => {
  const always = [{ minDaysBefore: 0, chargePercent: 50 }];
  expect(ladderSentences(always, texts.getFixedT('en', 'legal'))).toBe('At any time: 50%.');
});
