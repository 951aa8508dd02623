import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.min.json';
import { cleanLine } from '../base/typed-text.ts';
import { homeCountry } from './home-country.ts';

/** What is wrong with a phone number, as a key of the texts in shared/i18n (`entry-rules`). */
export type PhoneFault = 'phone-format' | 'phone-country' | 'phone-extension';

/** The ISO 3166-1 countries that a number without a country code may be from. */
export const phoneCountries: readonly string[] = getCountries(metadata);

const home = () => homeCountry() as CountryCode;

/**
 * The numbers of Malaysia, without its code and the leading 0: mobile and internet numbers, 1300, 1700 and 1800, and those of
 * houses. The library's small table has only their lengths, by which a mobile number of Korea or China, typed without its
 * country code, would count as Malaysian.
 */
const malaysian = /^(?:1[02-46-9]\d{7}|1[15]\d{8}|1[378]00\d{6}|3\d{8}|[4-9]\d{7})$/;

/** Labels before a number on cards and in links. */
const label = /^(?:tel|telefon|phone|mobile|hp|whatsapp)\s*[.:]?\s*/i;
const context = /;(?:phone-context|isub)=.*$/i;
const extension =
  /(?:;\s*ext=|ext(?:ension|n)?|samb(?:ungan)?|x|#|转|轉|分机|分機|内线|內線|내선)\s*[.:]?\s*\d{1,7}$/i;
const separators = /[\s().\-·/‐-―−]/g;

/** Converts digits of any script to ASCII; full-width forms by NFKC. */
const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x6f0));

const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '');

/** A number that was read, in the forms of the library. */
interface ReadNumber {
  number: string;
  nationalNumber: string;
  formatInternational(): string;
}

type Reading = ReadNumber | PhoneFault;

/** The number that was read last. A party often has one: each passenger's, and that of its contact. */
let last: { typed: string; at: string; reading: Reading } | undefined;

function read(typed: string): Reading {
  if (last?.typed !== typed || last.at !== home())
    last = { typed, at: home(), reading: readUsual(typed) ?? readAnew(typed) };
  return last.reading;
}

/** A mobile number of Malaysia as it is usually typed, in its groups. A 0 after the prefix may begin a service number (1300). */
const usual = /^(?:\+60[ -]?|0)(1\d)[ -]?([1-9]\d{2,3})[ -]?(\d{4})$/;

/** Reads a usual number without the library, whose reading takes longer than all other checks of a booking. */
function readUsual(typed: string): ReadNumber | undefined {
  const national = home() === 'MY' ? usual.exec(typed)?.slice(1).join('') : undefined;
  if (national === undefined || !malaysian.test(national)) return undefined;
  const number = `+60${national}`;
  return {
    number,
    nationalNumber: national,
    formatInternational: () => parsed(number)?.formatInternational() ?? number,
  };
}

function readAnew(typed: string): Reading {
  const line = plainDigits(cleanLine(typed)).trim().replace(label, '').replace(context, '');
  if (extension.test(line) && digitsOf(line).length >= 7) return 'phone-extension';
  // “+44 (0)20”: the 0 is for callers in the country, except where it is part of the number (Italy).
  const [withZero, withoutZero] = [line, line.replace(/\(0\)/, '')].map(text => text.replace(separators, ''));
  return readPlain(withZero ?? '', line === withoutZero ? undefined : withoutZero);
}

function readPlain(typed: string, withoutZero: string | undefined): Reading {
  if (!/^\+?\d+$/.test(typed)) return 'phone-format';
  const plain = international(typed);
  const spellings = [plain, ...(withoutZero === undefined ? [] : [international(withoutZero)])];
  const numbers = spellings.flatMap(spelling => parsed(spelling) ?? []);
  const number = numbers.find(candidate => candidate.isValid()) ?? numbers[0];
  if (number) return number;
  return !plain.startsWith('+') && plain.length >= 7 && plain.length <= 15 ? 'phone-country' : 'phone-format';
}

const international = (plain: string): string => plain.replace(/^\+?00(?=\d)/, '+');

/**
 * The number for unambiguous digits. A number of another country only needs a length that its numbers have: the
 * library's tables lack some newer numbers.
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
 * Without a plus, only the local spelling is a local number: as it is dialed there (`012…` in Malaysia, eight
 * digits in Singapore), or with the country code before it. A Malaysian number that begins with 1 is often written without its
 * 0. Eight digits alone are not Malaysian: they may also be a number of Singapore.
 */
const isWrittenAtHome = (plain: string, number: PhoneNumber): boolean => {
  const { nationalNumber: national, countryCallingCode: code } = number;
  const dialed = digitsOf(number.formatNational());
  return (
    [dialed, `${code}${national}`, `${code}${dialed}`].includes(plain) ||
    (home() === 'MY' && plain === national && national.startsWith('1'))
  );
};

/** A typed phone number in the form of E.164, `+60123456789`; null if it is invalid or ambiguous. */
export function readPhone(typed: string): string | null {
  const reading = read(typed);
  return typeof reading === 'string' ? null : reading.number;
}

/** A valid number for printing: as its owner wrote it, with the country code added if it is missing. */
export function printedForm(typed: string): string {
  const reading = read(typed);
  return typeof reading === 'string' || typed.startsWith('+') ? typed : reading.formatInternational();
}

/**
 * A stored number in the groups in which it is read aloud, `+60 12 345 6789`, on one line. An older stored number that cannot be read
 * stays as it is.
 */
export function phoneToRead(phone: string): string {
  const reading = read(phone);
  return typeof reading === 'string' ? phone : reading.formatInternational().replaceAll(' ', '\u00a0');
}

/** What is wrong with a typed phone number, or null. */
export function phoneFault(typed: string): PhoneFault | null {
  const reading = read(typed);
  return typeof reading === 'string' ? reading : null;
}

/** With fewer digits, the number could be guessed. */
const FEWEST_DIGITS = 6;

/** The same key for all spellings of a number. An older stored number that cannot be read is compared by its digits. */
export function phoneKey(phone: string): string {
  const digits = digitsOf(phone);
  return readPhone(phone) ?? (digits.length >= FEWEST_DIGITS ? digits : '');
}

/** Whether both are the same number, each in any spelling. */
export const isSamePhone = (one: string, other: string): boolean => {
  const key = phoneKey(one);
  return key !== '' && key === phoneKey(other);
};

/** The digits that find a number in every spelling, or null if the text is not a complete number. */
export function phoneSearch(typed: string): string | null {
  const reading = read(typed);
  return typeof reading === 'string' ? null : reading.nationalNumber;
}
