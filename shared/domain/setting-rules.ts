import type { SettingKey, Settings } from '../contract/settings.ts';

type Timing = Pick<Settings, 'boardingOpensMinutes' | 'boardingClosesMinutes' | 'salesCloseMinutes'>;

/** Combinations of settings that are refused although each value is valid; all of them are minutes before departure. */
const rules = {
  /** Nobody could board. */
  'boarding-closes-before-it-opens': {
    of: ['boardingOpensMinutes', 'boardingClosesMinutes'],
    holds: ({ boardingOpensMinutes, boardingClosesMinutes }: Timing) =>
      boardingOpensMinutes > boardingClosesMinutes,
  },
  /** A ticket would be sold to a passenger who can no longer board. */
  'sales-close-after-boarding': {
    of: ['salesCloseMinutes', 'boardingClosesMinutes'],
    holds: ({ salesCloseMinutes, boardingClosesMinutes }: Timing) =>
      salesCloseMinutes >= boardingClosesMinutes,
  },
} as const satisfies Record<string, { of: readonly SettingKey[]; holds: (settings: Timing) => boolean }>;

export type SettingRule = keyof typeof rules;

/** The rule that a changed setting would break; undefined if none. */
export function brokenRule(settings: Timing, changed: SettingKey): SettingRule | undefined {
  return (Object.keys(rules) as SettingRule[]).find(
    name => rules[name].of.some(key => key === changed) && !rules[name].holds(settings),
  );
}
