import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { cleanLine } from '../base/typed-text.ts';
import { phoneCountry } from './phone-country.ts';

/** What is wrong with a phone number, as a key of the texts in shared/i18n (`entry-rules`). */
export type PhoneFault = 'phone-format' | 'phone-country' | 'phone-extension';

/** The countries that a number without a country code may be from, as ISO 3166-1 writes them. */
export const phoneCountries: readonly string[] = getCountries(metadata);

const home = () => phoneCountry() as CountryCode;

/**
 * The numbers of Malaysia, without its code and the leading 0: mobile and internet numbers, 1300, 1700 and 1800, and those of
 * houses. The small table of the library knows their lengths alone, by which a mobile number of Korea or China, typed as at
 * home, would pass for one of Malaysia's.
 */
const malaysian = /^(?:1[02-46-9]\d{7}|1[15]\d{8}|1[378]00\d{6}|3\d{8}|[4-9]\d{7})$/;

/** What stands before a number on cards and in links. */
const label = /^(?:tel|telefon|phone|mobile|hp|whatsapp)\s*[.:]?\s*/i;
const context = /;(?:phone-context|isub)=.*$/i;
const extension =
  /(?:;\s*ext=|ext(?:ension|n)?|samb(?:ungan)?|x|#|转|轉|分机|分機|内线|內線|내선)\s*[.:]?\s*\d{1,7}$/i;
const separators = /[\s().\-·/‐-―−]/g;

/** The digits of any script as those of ASCII; full-width forms by NFKC. */
const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x6f0));

const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');

type Reading = PhoneNumber | PhoneFault;

function read(typed: string): Reading {
  const line = plainDigits(cleanLine(typed)).trim().replace(label, '').replace(context, '');
  if (extension.test(line) && digitsOf(line).length >= 7) return 'phone-extension';
  // “+44 (0)20”: the 0 is for callers in the country, except where it is part of the number (Italy).
  const [given, withoutZero] = [line, line.replace(/\(0\)/, '')].map(text => text.replace(separators, ''));
  return readPlain(given ?? '', line === withoutZero ? undefined : withoutZero);
}

function readPlain(given: string, withoutZero: string | undefined): Reading {
  if (!/^\+?\d+$/.test(given)) return 'phone-format';
  const plain = international(given);
  const spellings = [plain, ...(withoutZero === undefined ? [] : [international(withoutZero)])];
  const numbers = spellings.flatMap(spelling => parsed(spelling) ?? []);
  const number = numbers.find(one => one.isValid()) ?? numbers[0];
  if (number) return number;
  return !plain.startsWith('+') && plain.length >= 7 && plain.length <= 15 ? 'phone-country' : 'phone-format';
}

const international = (plain: string): string => plain.replace(/^\+?00(?=\d)/, '+');

/**
 * The number that plain digits are without doubt. One of another country only has to have a length that its numbers have: the
 * library's tables are older than some of them.
 */
function parsed(plain: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(plain, { defaultCountry: home(), extract: false }, metadata);
  if (!number) return undefined;
  const isHome = number.countryCallingCode === getCountryCallingCode(home(), metadata);
  if (isHome ? !isOfHome(number) : !number.isPossible()) return undefined;
  return plain.startsWith('+') || isWrittenAtHome(plain, number) ? number : undefined;
}

const isOfHome = (number: PhoneNumber): boolean =>
  home() === 'MY' ? malaysian.test(number.nationalNumber) : number.isValid();

/**
 * Without a plus only what somebody at home would write is a number of home: as it is dialed there (`012…` in Malaysia, eight
 * digits in Singapore), or with the country code before it. A Malaysian number that begins with 1 is often written without its
 * 0. Eight digits alone are no number of Malaysia: they are as well one of Singapore.
 */
const isWrittenAtHome = (plain: string, number: PhoneNumber): boolean => {
  const { nationalNumber: national, countryCallingCode: code } = number;
  const dialed = digitsOf(number.formatNational());
  return (
    [dialed, `${code}${national}`, `${code}${dialed}`].includes(plain) ||
    (home() === 'MY' && plain === national && national.startsWith('1'))
  );
};

/** A typed phone number in the form of E.164, `+60123456789`; null if it is none, or not without doubt one. */
export function readPhone(typed: string): string | null {
  const reading = read(typed);
  return typeof reading === 'string' ? null : reading.number;
}

/** A valid number to be printed for people to dial: as its owner wrote it, with the country code if that was left out. */
export function printedForm(typed: string): string {
  const reading = read(typed);
  return typeof reading === 'string' || typed.startsWith('+') ? typed : reading.formatInternational();
}

/** What is wrong with a typed phone number, or null. */
export function phoneFault(typed: string): PhoneFault | null {
  const reading = read(typed);
  return typeof reading === 'string' ? reading : null;
}

/** Fewer digits are no number, and would be guessed. */
const FEWEST_DIGITS = 6;

/** What two spellings of one number have in common. One that is stored from before and cannot be read is its digits. */
export function phoneKey(phone: string): string {
  const digits = digitsOf(phone);
  return readPhone(phone) ?? (digits.length >= FEWEST_DIGITS ? digits : '');
}

/** Whether both are the same number, each in any spelling. */
export const isSamePhone = (one: string, other: string): boolean => {
  const key = phoneKey(one);
  return key !== '' && key === phoneKey(other);
};

/** The digits by which a search finds a number in every spelling, or null where the text is no whole number. */
export function phoneSearch(typed: string): string | null {
  const reading = read(typed);
  return typeof reading === 'string' ? null : reading.nationalNumber;
}
