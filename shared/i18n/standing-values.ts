import { phoneExample } from '../contract/entries/home-country.ts';
import { currency } from '../domain/money/currency.ts';
import { formatMoney } from '../domain/money/money.ts';

/**
 * What every text may contain without being given it: `{{currency}}`, "RM", and `{{noMoney}}`, "RM 0.00", and
 * `{{phoneExample}}` (R480). */
export const standingValues = {
  get currency(): string {
    return currency().symbol;
  },
  get phoneExample(): string {
    return phoneExample().replaceAll(' ', '\u00a0');
  },
  get noMoney(): string {
    return formatMoney(0, 'en');
  },
};
