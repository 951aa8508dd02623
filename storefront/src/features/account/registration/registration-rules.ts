import { isUnderDataAge } from '@gangway/shared/domain/child-data-rules.ts';
import { isLocalDate, type LocalDate } from '@gangway/shared/domain/local-date.ts';
import { normalisePhone } from '@gangway/shared/domain/phone.ts';
import { broken } from '../../../lib/forms/broken-rules.ts';
import { brokenByPassword } from '../../../lib/forms/password-rules.ts';
import { codeShape, emailShape, usernameShape } from '../../../lib/forms/shapes.ts';
import type { AccountRule } from '../../../lib/forms/use-account-rules.ts';

/** Asked first, so that of a child nothing else is asked. */
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
    email: !emailShape.test(email.trim()) && 'email',
  });

/** No account under 13 (DESIGN section 3). */
export const isTooYoung = ({ birthDate }: AddressValues, today: LocalDate): boolean =>
  isLocalDate(birthDate) && birthDate <= today && isUnderDataAge(birthDate, today);

export const brokenByDetails = (values: DetailsValues) =>
  broken<DetailsValues, AccountRule>({
    code: !codeShape.test(values.code) && 'code',
    realName: values.realName.trim() === '' && 'realName',
    username: !usernameShape.test(values.username.trim()) && 'username',
    password: brokenByPassword(values.password),
    phone: values.phone.trim() !== '' && normalisePhone(values.phone) === null && 'phone',
  });
