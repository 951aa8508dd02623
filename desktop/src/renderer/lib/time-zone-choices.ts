import { timeZones } from '@gangway/shared/contract/base/time-zones.ts';

/** The time zones of the world by their IANA names, as choices of a list. */
export const timeZoneChoices = () => timeZones().map(value => ({ value, label: value.replaceAll('_', ' ') }));
