import { fillPattern, languageFacts, type OfficeLanguage } from '@gangway/shared/contract/base/languages.ts';

/** In pixels. */
export const CHART_HEIGHT = 240;

/** Colors of both sessions and of refunds, distinguishable in both themes. */
export const light = {
  daytime: 'var(--chart-day)',
  nighttime: 'var(--chart-night)',
  back: 'var(--bad)',
} as const;

export const axis = {
  stroke: 'var(--text-quiet)',
  tickLine: false,
  axisLine: false,
  fontSize: 13,
} as const;

export const tooltip = {
  cursor: { fill: 'var(--hover)' },
  isAnimationActive: false,
  contentStyle: {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--floating)',
    color: 'var(--text)',
  },
  itemStyle: { color: 'var(--text)' },
} as const;

/** Formats `YYYY-MM-DD` as "24/12"; in Chinese the month comes first. */
export const dayAndMonth =
  (language: OfficeLanguage) =>
  (date: string): string => {
    const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
    return fillPattern(languageFacts(language).dates.dayMonth, { month: String(month), day: String(day) });
  };
