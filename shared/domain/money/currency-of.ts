import type { CurrencyCode } from '../../contract/base/currencies.ts';
import type { Currency } from './currency.ts';

/** Currencies of ISO 4217 without decimals, and with three; all others have two. */
const withoutDecimals: readonly string[] = [
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
];
const withThreeDecimals: readonly string[] = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

/** Signs that belong to one currency; others are written with their code. */
const symbols: Readonly<Partial<Record<CurrencyCode, string>>> = {
  AUD: 'A$',
  CAD: 'C$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MYR: 'RM',
  NZD: 'NZ$',
  PHP: '₱',
  PLN: 'zł',
  SGD: 'S$',
  THB: '฿',
  TRY: '₺',
  TWD: 'NT$',
  UAH: '₴',
  USD: 'US$',
  VND: '₫',
};

/** The facts of a currency. */
export function currencyOf(code: CurrencyCode): Currency {
  const digits = withoutDecimals.includes(code) ? 0 : withThreeDecimals.includes(code) ? 3 : 2;
  return { code, symbol: symbols[code] ?? code, digits };
}
