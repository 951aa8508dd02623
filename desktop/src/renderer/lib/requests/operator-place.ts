import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { type Place, place, setPlace } from '@gangway/shared/domain/place/place.ts';
import { placeOf } from '@gangway/shared/domain/place/place-of.ts';
import { useState } from 'react';
import { loadPreference, savePreference } from '../preferences/stored-preference.ts';
import { usePublicSettings } from './public-settings.ts';

const KEY = 'place';

/** Writes amounts and times as this workplace did before, until the server answers: a gate may have no network for days. */
export function restorePlace(): void {
  const before = loadPreference(KEY, null, isPlace);
  if (before) setPlace(before);
}

/**
 * Follows the operator's currency and time zone (R480, R481). Returns a key by which what is on screen is drawn anew when they change,
 * which is possible before the first sailing only.
 */
export function useOperatorPlace(): string {
  const settings: Partial<PublicSettings> | undefined = usePublicSettings().data;
  const [initial] = useState(place);
  // An older server does not tell its currency.
  const current = settings?.currency ? placeOf(settings as PublicSettings) : initial;
  // Set while rendering: whatever is drawn below must be written in it already.
  if (JSON.stringify(current) !== JSON.stringify(place())) {
    setPlace(current);
    savePreference(KEY, current);
  }
  return `${current.currency.code} ${current.timeZone}`;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && parts.every(part => part in value);

const parts = [
  'currency',
  'timeZone',
  'roundsCash',
  'country',
  'phoneExample',
] as const satisfies readonly (keyof Place)[];
