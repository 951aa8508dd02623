import type { Gender } from '@gangway/shared/contract/base/vocabulary.ts';
import type { BasicInfoInput, Customer } from '@gangway/shared/contract/people/customers.ts';
import { isLocalDate, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import type personalCenter from '@gangway/shared/i18n/en/storefront/personal-center.ts';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByContact } from '../../../lib/forms/contact-rules.ts';

/** The form's values of the basic info; an empty text is a field not filled in. */
export interface BasicInfoValues {
  realName: string;
  phone: string;
  gender: Gender | '';
  idCard: string;
  passport: string;
  nationality: string;
  birthDate: string;
  language: Customer['language'];
}

/** Keys of the messages under `rules` in the personal center's texts. */
export type BasicInfoRule = keyof (typeof personalCenter)['rules'];

export const basicInfoOf = (me: Customer): BasicInfoValues => ({
  realName: me.realName,
  phone: me.phone,
  gender: me.gender ?? '',
  idCard: me.idCard,
  passport: me.passport,
  nationality: me.nationality ?? '',
  birthDate: me.birthDate ?? '',
  language: me.language,
});

/** Phone, ID card and gender are required (R55); an account has a name. */
export const brokenByBasicInfo = (values: BasicInfoValues, today: LocalDate) =>
  broken<BasicInfoValues, BasicInfoRule>({
    realName: values.realName.trim() === '' && 'realName',
    phone: brokenByContact('phone', values.phone, true),
    gender: values.gender === '' && 'gender',
    idCard: values.idCard.trim() === '' && 'idCard',
    birthDate:
      values.birthDate !== '' && (!isLocalDate(values.birthDate) || values.birthDate > today) && 'birthDate',
  });

/** The request of a form without errors. */
export const basicInfoRequest = ({
  gender,
  nationality,
  birthDate,
  ...texts
}: BasicInfoValues): BasicInfoInput => ({
  ...texts,
  gender: gender as Gender,
  nationality: nationality || null,
  birthDate: birthDate || null,
});
