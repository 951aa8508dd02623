/** Properties of a language, besides its texts. */
export interface LanguageFacts {
  /** The language's name in itself. */
  readonly name: string;
  /** BCP 47 with its country: for Intl's countries and long dates, and for link previews. */
  readonly locale: string;
  /** The back office is offered in it (R3). */
  readonly office: boolean;
  /**
   * The operator's own texts (names of ports, descriptions …) are required in it. Otherwise a missing text falls back to
   * English.
   */
  readonly required: boolean;
  /** Between groups of three digits. */
  readonly thousands: string;
  readonly dates: {
    /** Abbreviated, from Sunday on. */
    readonly weekdays: readonly string[];
    /** Abbreviated, or their numbers, from January on. */
    readonly months: readonly string[];
    /** `12 Dec` */
    readonly short: string;
    /** `12 Dec 2026` */
    readonly plain: string;
    /** The same with the weekday. */
    readonly full: string;
    /** With the time of day. */
    readonly withTime: string;
    /** In digits, for narrow places. */
    readonly dayMonth: string;
  };
  /** Between the items of a list in a table, and between two sentences. */
  readonly punctuation: { readonly listComma: string; readonly sentenceGap: string };
  /** Lines break only between words, although the script would allow breaks within words. */
  readonly keepsWords: boolean;
  /** The font for printed Chinese characters: shapes differ between countries. */
  readonly hanFont: 'noto-sans-sc' | 'noto-sans-kr';
}

/** `Mon Tue` → ['Mon', 'Tue'] */
const words = (text: string): readonly string[] => text.split(' ');

const monthNumbers = words('1 2 3 4 5 6 7 8 9 10 11 12');

const western = {
  thousands: ',',
  dates: {
    short: '{day} {month}',
    plain: '{day} {month} {year}',
    full: '{weekday} {plain}',
    withTime: '{date}, {time}',
    dayMonth: '{day}/{month}',
  },
  punctuation: { listComma: ', ', sentenceGap: ' ' },
  keepsWords: false,
  hanFont: 'noto-sans-sc',
} as const;

/**
 * The languages of the product; all lists, checks and types of languages derive from this table. The texts of each are in
 * `shared/i18n/<code>`.
 */
const languageTable = {
  en: {
    ...western,
    name: 'English',
    locale: 'en-MY',
    office: true,
    required: true,
    dates: {
      ...western.dates,
      weekdays: words('Sun Mon Tue Wed Thu Fri Sat'),
      months: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    },
  },
  zh: {
    name: '中文',
    locale: 'zh-CN',
    office: true,
    required: true,
    thousands: ',',
    dates: {
      weekdays: words('周日 周一 周二 周三 周四 周五 周六'),
      months: monthNumbers,
      short: '{month}月{day}日',
      plain: '{year}年{month}月{day}日',
      full: '{plain}{weekday}',
      withTime: '{date} {time}',
      dayMonth: '{month}/{day}',
    },
    punctuation: { listComma: '、', sentenceGap: '' },
    keepsWords: false,
    hanFont: 'noto-sans-sc',
  },
  ko: {
    name: '한국어',
    locale: 'ko-KR',
    office: false,
    required: true,
    thousands: ',',
    dates: {
      weekdays: words('일 월 화 수 목 금 토'),
      months: monthNumbers,
      short: '{month}월 {day}일',
      plain: '{year}년 {month}월 {day}일',
      full: '{plain} ({weekday})',
      withTime: '{date} {time}',
      dayMonth: '{month}/{day}',
    },
    punctuation: { listComma: ', ', sentenceGap: ' ' },
    keepsWords: true,
    hanFont: 'noto-sans-kr',
  },
  ms: {
    ...western,
    name: 'Bahasa Malaysia',
    locale: 'ms-MY',
    office: false,
    required: false,
    dates: {
      ...western.dates,
      weekdays: words('Ahd Isn Sel Rab Kha Jum Sab'),
      months: words('Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'),
    },
  },
} as const satisfies Record<string, LanguageFacts>;

type Table = typeof languageTable;
type LanguagesWith<Fact extends keyof LanguageFacts> = {
  [Code in keyof Table]: Table[Code][Fact] extends true ? Code : never;
}[keyof Table];

/** A language by its two-letter code, ISO 639-1. */
export type Language = keyof Table;
/** A language in which all texts of the operator are required. */
export type RequiredLanguage = LanguagesWith<'required'>;
/** A language of the back office. */
export type OfficeLanguage = LanguagesWith<'office'>;
/** A text of the operator by language; `textIn` reads it. */
export type Translated = Record<RequiredLanguage, string> &
  Partial<Record<Exclude<Language, RequiredLanguage>, string>>;

/** In the order in which they are offered; the first is the default (R3). */
export const languages = Object.keys(languageTable) as [Language, ...Language[]];
export const officeLanguages = languages.filter(
  (language): language is OfficeLanguage => languageTable[language].office,
);

/** The properties of a language. */
export const languageFacts = (language: Language): LanguageFacts => languageTable[language];

/** Whether the operator's texts are required in it. */
export const isRequired = (language: Language): language is RequiredLanguage =>
  languageFacts(language).required;

/** An operator's text in a language, or in English if missing. */
export function textIn(text: Translated, language: Language): string {
  const written: Partial<Record<Language, string>> = text;
  return written[language] || text.en;
}

/** The same text in every language, empty by default: the initial value of forms. */
export const sameInAll = (text = ''): Record<Language, string> =>
  Object.fromEntries(languages.map(language => [language, text])) as Record<Language, string>;

/** Replaces every slot `{name}` of a pattern of the table. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_slot, name: string) => values[name] ?? '');

/** A whole number with its digits in groups: `1234` → `1,234`. Not by Intl, which takes a slow phone a tenth of a second at first. */
export const groupDigits = (whole: number, language: Language): string =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, languageFacts(language).thousands);
