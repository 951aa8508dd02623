import { afterEach, describe, expect, it, test } from 'vitest';
import { setHomeCountry } from './home-country.ts';
import { isSamePhone, phoneFault, phoneSearch, phoneToRead, printedForm, readPhone } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['+60 12-345 6789', '+60123456789'],
    ['+60 (0)12-345 6789', '+60123456789'],
    ['(+60) 12-345 6789', '+60123456789'],
    ['60 012 345 6789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['12-345 6789', '+60123456789'],
    ['012-345 6789', '+60123456789'],
    ['012.345.6789', '+60123456789'],
    ['0060 12 345 6789', '+60123456789'],
    ['+0060 12 345 6789', '+60123456789'],
    ['\u202a+60123456789\u202c', '+60123456789'],
    ['\u200e0123456789', '+60123456789'],
    ['012\u2011345\u20116789', '+60123456789'],
    ['012–345—6789', '+60123456789'],
    ['012\u00a0345\u30006789', '+60123456789'],
    ['tel:+60123456789', '+60123456789'],
    ['tel:+60-12-345-6789;phone-context=+60', '+60123456789'],
    ['Tel: 012-345 6789', '+60123456789'],
    ['HP 012-345 6789', '+60123456789'],
    ['011-1234 5678', '+601112345678'],
    ['(03) 2026 1188', '+60320261188'],
    ['088-123456', '+6088123456'],
    ['1300-88-2525', '+601300882525'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0044 (0)20 7946 0958', '+442079460958'],
    ['+39 06 698 12345', '+390669812345'],
    ['+82 010-1234-5678', '+821012345678'],
    ['+82 10-1234-5678', '+821012345678'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+65 9123 4567', '+6591234567'],
    ['+673 712 3456', '+6737123456'],
    ['+1 (212) 555-0142', '+12125550142'],
    ['+1 555 123 4567', '+15551234567'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900123', '+447700900123'],
    ['+65 (0)6123 4567', '+6561234567'],
    ['+49 (0)30 123456', '+4930123456'],
    ['＋６５ ６１２３ ４５６７', '+6561234567'],
    ['٠١٢-٣٤٥ ٦٧٨٩', '+60123456789'],
  ])('%j is %s', (text, expected) => {
    expect(readPhone(text)).toBe(expected);
    expect(phoneFault(text)).toBeNull();
    expect(readPhone(expected)).toBe(expected);
  });

  test.each([
    ['', 'phone-format'],
    ['call me', 'phone-format'],
    ['12345', 'phone-format'],
    ['+1234567890123456', 'phone-format'],
    ['+60 12 345 67a9', 'phone-format'],
    ['+', 'phone-format'],
    ['+999 1234 5678', 'phone-format'],
    ['+60 12', 'phone-format'],
    ['012-345 6789 / 013-222 1111', 'phone-format'],
    ['91234567', 'phone-country'],
    ['20261188', 'phone-country'],
    ['6561234567', 'phone-country'],
    ['821012345678', 'phone-country'],
    ['010-1234-5678', 'phone-country'],
    ['13800138000', 'phone-country'],
    ['07911 123456', 'phone-country'],
    ['03-2026 1188 ext 12', 'phone-extension'],
    ['03-2026 1188 ext. 12', 'phone-extension'],
    ['03-2026 1188 x12', 'phone-extension'],
    ['03-2026 1188 samb. 12', 'phone-extension'],
    ['03-2026 1188 转 12', 'phone-extension'],
    ['03-2026 1188 내선 12', 'phone-extension'],
    ['+60320261188;ext=12', 'phone-extension'],
    ['03-2026 1188#12', 'phone-extension'],
  ])('%j is refused: %s', (text, fault) => {
    expect(readPhone(text)).toBeNull();
    expect(phoneFault(text)).toBe(fault);
  });
});

test.each([
  ['+60123456789', '012-345 6789', true],
  ['+60 (0)12-345 6789', '60 012 345 6789', true],
  ['\u202a+60123456789\u202c', '12-345 6789', true],
  ['+442079460958', '+44 (0)20 7946 0958', true],
  ['+60123456789', '+60123456780', false],
  ['+6591234567', '91234567', false],
  // Stored before numbers were checked: the same digits are the same number.
  ['91234567', '9123-4567', true],
  ['12345', '12345', false],
  ['', '', false],
])('%j and %j are the same number: %s', (one, other, expected) =>
  expect(isSamePhone(one, other)).toBe(expected),
);

test.each([
  ['+60 3-2026 1188', '+60 3-2026 1188'],
  ['03-2026 1188', '+60 3 2026 1188'],
  ['tel:+442079460958', '+44 20 7946 0958'],
])('%s is printed as %s', (phone, printed) => expect(printedForm(phone)).toBe(printed));

test.each([
  ['+60123456789', '+60 12 345 6789'],
  ['+601112345678', '+60 11 1234 5678'],
  ['+6591234567', '+65 9123 4567'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['call me', 'call me'],
])('%s is read as %s, on one line', (phone, shown) =>
  expect(phoneToRead(phone)).toBe(shown === phone ? phone : shown.replaceAll(' ', '\u00a0')),
);

test.each([
  ['+60 (0)12-345 6789', '123456789'],
  ['012-345 6789', '123456789'],
  ['+44 (0)20 7946 0958', '2079460958'],
  ['012-345', null],
  ['880412-10-5566', null],
  ['Siti', null],
])('a search for %s uses %s', (typed, digits) => expect(phoneSearch(typed)).toBe(digits));

describe('a mobile number of Malaysia in its usual form is read as with a label before it', () => {
  const prefixes = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];
  const digits = ['0012345', '12345678', '345678', '88252500', '0888888'];
  const forms = prefixes.flatMap(prefix =>
    digits.flatMap(rest => {
      const [middle, end] = [rest.slice(0, -4), rest.slice(-4)];
      return [
        `+60 ${prefix}-${middle} ${end}`,
        `+60${prefix}${rest}`,
        `0${prefix}-${middle}${end}`,
        `0${prefix} ${middle}-${end}`,
      ];
    }),
  );
  const readings = (typed: string) => ({
    number: readPhone(typed),
    fault: phoneFault(typed),
    search: phoneSearch(typed),
    aloud: phoneToRead(typed).replace('tel:', ''),
  });

  it.each(forms)('%s', typed => expect(readings(typed)).toEqual(readings(`tel:${typed}`)));
});

describe('without a country code a number is from the operator’s country', () => {
  afterEach(() => setHomeCountry('MY'));

  it.each([
    ['SG', '9123 4567', '+6591234567'],
    ['SG', '65 9123 4567', '+6591234567'],
    ['SG', '012-345 6789', null],
    ['KR', '010-1234-5678', '+821012345678'],
    ['KR', '10-1234-5678', null],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['US', '(213) 373-4253', '+12133734253'],
    ['SG', '+60 12-345 6789', '+60123456789'],
  ])('in %s, %s is %s', (country, typed, number) => {
    setHomeCountry(country);
    expect(readPhone(typed)).toBe(number);
  });

  it('takes two capital letters as the country', () =>
    expect(() => setHomeCountry('Malaysia')).toThrow(RangeError));
});
