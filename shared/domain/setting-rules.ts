import type { SettingKey, Settings } from '../contract/settings.ts';
import { actionRefusal, type BrandColors, brandRefusal } from './brand/brand-colors.ts';

type Timing = Pick<Settings, 'boardingOpensMinutes' | 'boardingClosesMinutes' | 'salesCloseMinutes'>;
type Holding = Pick<Settings, 'holdPlacesPerBuyer' | 'holdPlacesPerAgent' | 'holdPlacesPerNetwork'>;

type Ruled = Timing & Holding & BrandColors;

/** Settings and combinations of them that are refused although each value has its form. */
const rules = {
  /** With these settings no passenger could board. */
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
  /** An agent could book less than other customers. */
  'agents-hold-less': {
    of: ['holdPlacesPerBuyer', 'holdPlacesPerAgent'],
    holds: ({ holdPlacesPerBuyer, holdPlacesPerAgent }: Holding) => holdPlacesPerAgent >= holdPlacesPerBuyer,
  },
  /** Customers who share a network could together book less than one of them. */
  'network-holds-less': {
    of: ['holdPlacesPerBuyer', 'holdPlacesPerNetwork'],
    holds: ({ holdPlacesPerBuyer, holdPlacesPerNetwork }: Holding) =>
      holdPlacesPerNetwork >= holdPlacesPerBuyer,
  },
  /** White words on the main color could not be read (R467). */
  'brand-too-light': {
    of: ['brandColor'],
    holds: ({ brandColor }: BrandColors) => !brandRefusal(brandColor),
  },
  /** The main button could not be seen on the page (R467). */
  'action-too-light': {
    of: ['actionColor'],
    holds: ({ actionColor }: BrandColors) => !actionRefusal(actionColor),
  },
} as const satisfies Record<string, { of: readonly SettingKey[]; holds: (settings: Ruled) => boolean }>;

export type SettingRule = keyof typeof rules;

/** The rule that a changed setting would break; undefined if none. */
export function brokenRule(settings: Ruled, changed: SettingKey): SettingRule | undefined {
  return (Object.keys(rules) as SettingRule[]).find(
    name => rules[name].of.some(key => key === changed) && !rules[name].holds(settings),
  );
}
