import { languages, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { sentencesOf } from '@gangway/shared/i18n/text-checks.ts';
import { describe, expect, test } from 'vitest';

type Texts = { readonly [key: string]: unknown };

const files = import.meta.glob<Texts>('../../../../shared/i18n/*/**/*.ts', {
  import: 'default',
  eager: true,
});

/** Where the owner's prescribed texts are (R82): the sentence, the text file, the key. `{{…}}` are its `{…}`. */
const quoted: Record<string, [text: string, file: string, key: string][]> = {
  'use of the system (R4)': [['expiry time', 'prescribed', 'layout.expiryTime']],
  'layout (R17, R18)': [
    ['Dashboard', 'prescribed', 'layout.dashboard'],
    ['Log Out', 'prescribed', 'layout.logOut'],
  ],
  'closed sets of words (R41)': [
    ['large bed', 'prescribed', 'capacity.1'],
    ['twin beds', 'prescribed', 'capacity.2'],
    ['three beds', 'prescribed', 'capacity.3'],
    ...list('amenity', ['toilet', 'wifi', 'tv', 'ac', 'minibar', 'safe', 'phone', 'hairdryer']),
    ...list('position', ['port', 'starboard', 'bow', 'stern', 'midship']),
    ...list('gender', ['male', 'female', 'other']),
    ...list('shipStatus', ['active', 'maintenance', 'decommissioned']),
    ...list('roomStatus', ['available', 'occupied', 'maintenance', 'dirty']),
    ...list('qrStatus', ['unused', 'used']),
    ...list('boardingStatus', ['pending', 'boarded']),
    ...list('accountStatus', ['active', 'inactive']),
    ['super agent', 'prescribed', 'level.super_agent'],
    ['agent', 'prescribed', 'level.agent'],
    ['normal user', 'prescribed', 'level.normal'],
    ['banker', 'prescribed', 'baccarat.1'],
    ['player', 'prescribed', 'baccarat.2'],
    ['tie', 'prescribed', 'baccarat.3'],
    ['banker pair', 'prescribed', 'baccarat.4'],
    ['player pair', 'prescribed', 'baccarat.5'],
  ],
  'states and room actions (R45, R46)': [
    ...list('orderStatus', ['unpaid', 'paid', 'completed', 'canceled', 'refunded']),
    ['check-in', 'prescribed', 'roomAction.checkIn'],
    ['check-out', 'prescribed', 'roomAction.checkOut'],
    ['clean completed', 'prescribed', 'roomAction.cleanCompleted'],
    ['maintenance', 'prescribed', 'roomAction.maintenance'],
  ],
  'refused entries (R51, R52, R56, R58)': [
    ['Please enter passenger name', 'storefront/passengers', 'rules.name'],
    ['Please enter phone number', 'storefront/passengers', 'rules.phone'],
    ['Please select gender', 'storefront/passengers', 'rules.gender'],
    ['Please enter ID or passport number', 'storefront/passengers', 'rules.idNumber'],
    ["Please enter the passenger's nationality", 'storefront/passengers', 'rules.nationality'],
    ['Please enter the recommender', 'storefront/passengers', 'rules.referralCode'],
    ['Please check the agreement terms before purchasing and paying!', 'storefront/review', 'terms.please'],
    ['Number must be between 1 and 6', 'prescribed', 'validation.occupancy'],
    ['Please input {{field}}', 'prescribed', 'validation.input'],
    ['{{field}} range {{from}}-{{to}}', 'prescribed', 'validation.range'],
  ],
  'agents (R36, R63)': [
    [
      "Sorry, your agent's available balance is insufficient for settlement.",
      'errors',
      'insufficient-balance',
    ],
    [
      "Sorry, your agent's available balance is insufficient for settlement. {{missing}} is missing.",
      'storefront/payment',
      'method.balanceShort',
    ],
    ['reset balance', 'prescribed', 'agentAction.resetBalance'],
    ['set superior', 'prescribed', 'agentAction.setSuperior'],
    ['add user', 'prescribed', 'agentAction.addUser'],
    ['reset password', 'prescribed', 'agentAction.resetPassword'],
  ],
  'login (R13, R71)': [
    ['Account and password are incorrect.', 'errors', 'wrong-credentials'],
    ['Login failed, unable to get user details.', 'prescribed', 'login.noUserDetails'],
  ],
  'errors (R82)': [
    ['Error', 'storefront/site', 'failure.error'],
    [
      'You have been logged out, you can cancel to stay on this page, or log in again',
      'storefront/site',
      'sessionEnded.text',
    ],
    ['Confirm logout', 'storefront/site', 'sessionEnded.title'],
    ['Re-Login', 'storefront/site', 'sessionEnded.signIn'],
    ['Cancel', 'storefront/site', 'sessionEnded.cancel'],
    ['Verification failed, please Login again.', 'storefront/site', 'failure.noUserInfo'],
    ['Has Error', 'storefront/site', 'failure.hasError'],
    ['Failed to fetch orders', 'storefront/my-orders', 'failed'],
    ['Download failed', 'storefront/orders', 'tickets.downloadFailed'],
    ['Batch payment, cancel and download failed', 'storefront/my-orders', 'batch.failed'],
    ['Error occurred while creating orders', 'storefront/cart', 'checkout.failed'],
    ['Successfully created {{success}}/{{total}} orders', 'storefront/cart', 'created.heading'],
    ['Password reset failed', 'storefront/account', 'reset.failed'],
    ['Operation failed', 'prescribed', 'failed.operation'],
    ['Verification failed', 'prescribed', 'scan.failed'],
    ['No ticket found', 'errors', 'ticket-not-found'],
    ['Scan result is empty', 'prescribed', 'scan.emptyResult'],
    ['Scan content is empty', 'prescribed', 'scan.emptyContent'],
    ['Update error', 'prescribed', 'failed.update'],
    ['Add error', 'prescribed', 'failed.add'],
    ['No room data available', 'prescribed', 'rooms.none'],
    ['you browser can not work', 'storefront/monitor', 'controls.fullScreenUnsupported'],
    ['Switch Language Success', 'storefront/site', 'language.switched'],
  ],
  'relative times (R97)': [
    ['just now', 'storefront/personal-center', 'time.justNow'],
    ['1 day ago', 'storefront/personal-center', 'time.oneDay'],
  ],
};

/** Texts that are their own keys. */
function list(group: string, words: string[]): [string, string, string][] {
  return words.map(word => [word, 'prescribed', `${group}.${word}`]);
}

const textOf = (language: string, file: string, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Texts | undefined)?.[name],
      files[`../../../../shared/i18n/${language}/${file}.ts`],
    );

describe.each(Object.entries(quoted))('prescribed words: %s', (_section, texts) => {
  test.each(texts)('“%s”', (text, file, key) => {
    expect(textOf('en', file, key)).toBe(text);
    for (const language of languages.filter(one => one !== 'en')) {
      const said = textOf(language, file, key);
      expect(said, language).toBeTypeOf('string');
      expect(String(said).trim()).not.toBe('');
      expect(said, `${language} is English`).not.toBe(text);
    }
  });
});

test('no sentence is left in English', () => {
  for (const [file, texts] of Object.entries(files).filter(([file]) => file.includes('/en/')))
    for (const language of languages.filter(one => one !== 'en')) {
      const translated = sentencesOf(files[file.replace('/en/', `/${language}/`)] ?? {});
      for (const [key, sentence] of sentencesOf(texts)) {
        const words = sentence.replaceAll(/\{\{\w+\}\}/g, '').match(/[a-z]{2,}/gi) ?? [];
        if (words.length > 2) expect(translated.get(key), `${language}: ${file} ${key}`).not.toBe(sentence);
      }
    }
});

test('every language has every file, with the same keys', () => {
  const pathsOf = (texts: unknown, path = ''): string[] =>
    typeof texts === 'object' && texts !== null
      ? Object.entries(texts).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`))
      : [path];
  const english = Object.keys(files).filter(file => file.includes('/en/'));
  expect(english.length).toBeGreaterThan(18);
  for (const file of english)
    for (const language of file.includes('/office/') ? officeLanguages : languages)
      expect(pathsOf(files[file.replace('/en/', `/${language}/`)]).sort(), `${language}: ${file}`).toEqual(
        pathsOf(files[file]).sort(),
      );
});
