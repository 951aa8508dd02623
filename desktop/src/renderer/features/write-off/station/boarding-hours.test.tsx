import enWords from '@gangway/shared/i18n/en/office/gate/write-off.ts';
import zhWords from '@gangway/shared/i18n/zh/office/gate/write-off.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { stateOf } from '../gate/testing/record.ts';

vi.resetModules();
vi.stubGlobal('window', {});
vi.stubGlobal('document', { cookie: '' });
const { i18next } = await import('../../../lib/language/i18n.ts');
const { BoardingHours } = await import('./boarding-hours.tsx');

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { 'write-off': enWords }, zh: { 'write-off': zhWords } },
    interpolation: { escapeValue: false },
  });
});

const hours = {
  'on the day of departure': {
    departsAt: '2026-12-12T20:30:00.000+08:00',
    boardingOpensAt: '2026-12-12T18:30:00.000+08:00',
    boardingClosesAt: '2026-12-12T20:15:00.000+08:00',
    en: '18:30',
    zh: '18:30',
  },
  'on the evening before': {
    departsAt: '2026-12-13T00:30:00.000+08:00',
    boardingOpensAt: '2026-12-12T22:30:00.000+08:00',
    boardingClosesAt: '2026-12-13T00:15:00.000+08:00',
    en: '12 Dec, 22:30',
    zh: '12月12日 22:30',
  },
};

test.each(
  (['en', 'zh'] as const).flatMap(language =>
    Object.entries(hours).map(([day, times]) => ({ language, day, ...times, opens: times[language] })),
  ),
)('boarding that opens $day is shown from "$opens" on ($language)', async ({ language, opens, ...times }) => {
  await i18next.changeLanguage(language);
  const [sailing] = stateOf().sailings;
  if (!sailing) throw new Error('the state has no sailing');
  const markup = renderToStaticMarkup(<BoardingHours sailing={{ ...sailing, ...times }} />);
  const words = { en: enWords, zh: zhWords }[language];
  const [before = '', between = ''] = words.window.split(/\{\{\w+\}\}/);
  expect(markup).toContain(`>${before}${opens}${between}`);
});
