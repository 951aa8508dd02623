import { currency } from '@gangway/shared/domain/money/currency.ts';
import { formatAmount, parseMoney, type Sen } from '@gangway/shared/domain/money/money.ts';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

/** Parses a whole number, also with full-width digits and thousands separators; null for anything else. */
export function parseWhole(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return Number.isSafeInteger(value) ? value : null;
}

const whole = { parse: parseWhole, write: String, inputMode: 'numeric', align: 'end' } as const;
const amount = {
  parse: parseMoney,
  write: (sen: Sen) => formatAmount(sen, 'en'),
  inputMode: 'decimal',
  align: 'end',
} as const;

/** A whole number; the form checks its range. */
export function NumberField(props: TypedFieldProps<number>) {
  return <TypedField {...props} reading={whole} />;
}

/** An amount, typed in the operator's currency ("486", "1,234.50"), with its value in sen. */
export function MoneyField(props: TypedFieldProps<Sen>) {
  return <TypedField {...props} reading={{ ...amount, unit: currency().symbol }} />;
}
