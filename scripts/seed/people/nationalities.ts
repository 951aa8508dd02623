import type { Language } from '@gangway/shared/contract/base/vocabulary.ts';
import {
  chinese,
  indian,
  japanese,
  korean,
  malay,
  malaysianChinese,
  malaysianIndian,
  type Naming,
  thai,
  western,
} from './names.ts';

/** Nationalities of guests with their documents and phone numbers. In patterns, `#` is a digit. */
export interface Background {
  nationality: string;
  naming: Naming;
  language: Language;
  passport: string;
  phone: string;
}

/** Numbers after +60 11 and +60 15 have other lengths than after +60 12. */
const malaysian = { nationality: 'MY', passport: 'A########', phone: '+6012#######' };
const singaporean = { nationality: 'SG', passport: 'K#######N', phone: '+659#######' };

/** Backgrounds with their share of the guests. */
export const backgrounds: readonly (readonly [weight: number, background: Background])[] = [
  [24, { ...malaysian, naming: malay, language: 'ms' }],
  [14, { ...malaysian, naming: malaysianChinese, language: 'en' }],
  [8, { ...malaysian, naming: malaysianChinese, language: 'zh' }],
  [8, { ...malaysian, naming: malaysianIndian, language: 'en' }],
  [10, { ...singaporean, naming: malaysianChinese, language: 'en' }],
  [3, { ...singaporean, naming: malay, language: 'en' }],
  [
    10,
    { nationality: 'CN', naming: chinese, language: 'zh', passport: 'E########', phone: '+8613#########' },
  ],
  [7, { nationality: 'KR', naming: korean, language: 'ko', passport: 'M########', phone: '+8210########' }],
  [4, { nationality: 'ID', naming: malay, language: 'en', passport: 'C#######', phone: '+62812########' }],
  [3, { nationality: 'TH', naming: thai, language: 'en', passport: 'AA#######', phone: '+668########' }],
  [3, { nationality: 'IN', naming: indian, language: 'en', passport: 'Z#######', phone: '+9198########' }],
  [2, { nationality: 'GB', naming: western, language: 'en', passport: '#########', phone: '+447#########' }],
  [2, { nationality: 'AU', naming: western, language: 'en', passport: 'PA#######', phone: '+614########' }],
  [2, { nationality: 'JP', naming: japanese, language: 'en', passport: 'TR#######', phone: '+8190########' }],
];
