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

/** Nationalities of guests with their documents and phones. In patterns, `#` is a digit. */
export interface Background {
  nationality: string;
  naming: Naming;
  language: Language;
  passport: string;
  phone: string;
}

const malaysian = { nationality: 'MY', passport: 'A########', phone: '+60 1#-### ####' };
const singaporean = { nationality: 'SG', passport: 'K#######N', phone: '+65 9### ####' };

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
    { nationality: 'CN', naming: chinese, language: 'zh', passport: 'E########', phone: '+86 13# #### ####' },
  ],
  [
    7,
    { nationality: 'KR', naming: korean, language: 'ko', passport: 'M########', phone: '+82 10-####-####' },
  ],
  [4, { nationality: 'ID', naming: malay, language: 'en', passport: 'C#######', phone: '+62 812-####-####' }],
  [3, { nationality: 'TH', naming: thai, language: 'en', passport: 'AA#######', phone: '+66 8# ### ####' }],
  [3, { nationality: 'IN', naming: indian, language: 'en', passport: 'Z#######', phone: '+91 98### #####' }],
  [
    2,
    { nationality: 'GB', naming: western, language: 'en', passport: '#########', phone: '+44 7### ######' },
  ],
  [
    2,
    { nationality: 'AU', naming: western, language: 'en', passport: 'PA#######', phone: '+61 4## ### ###' },
  ],
  [
    2,
    { nationality: 'JP', naming: japanese, language: 'en', passport: 'TR#######', phone: '+81 90-####-####' },
  ],
];
