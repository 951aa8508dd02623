import { isLocalDate, type LocalDate } from '@gangway/shared/domain/time/local-date.ts';
import { isUnderDataAge } from '@gangway/shared/domain/travel/child-data-rules.ts';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByContact } from '../../../lib/forms/contact-rules.ts';
import { brokenByPassword } from '../../../lib/forms/password-rules.ts';
import { codeShape, usernameShape } from '../../../lib/forms/shapes.ts';
import type { AccountRule } from '../../../lib/forms/use-account-rules.ts';

/** Asked first, so that no other data of a child are collected. */
export interface AddressValues {
  birthDate: string;
  email: string;
}

export interface DetailsValues {
  code: string;
  realName: string;
  username: string;
  password: string;
  phone: string;
  referralCode: string;
}

export const brokenByAddress = ({ birthDate, email }: AddressValues, today: LocalDate) =>
  broken<AddressValues, AccountRule>({
    birthDate: (!isLocalDate(birthDate) || birthDate > today) && 'birthDate',
    email: brokenByContact('email', email, true),
  });

/** No account under 13 (R96). */
export const isTooYoung = ({ birthDate }: AddressValues, today: LocalDate): boolean =>
  isLocalDate(birthDate) && birthDate <= today && isUnderDataAge(birthDate, today);

export const brokenByDetails = (values: DetailsValues) =>
  broken<DetailsValues, AccountRule>({
    code: !codeShape.test(values.code) && 'code',
    realName: values.realName.trim() === '' && 'realName',
    username: !usernameShape.test(values.username.trim()) && 'username',
    password: brokenByPassword(values.password),
    phone: brokenByContact('phone', values.phone, false),
  });
