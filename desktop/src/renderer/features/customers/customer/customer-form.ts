import { genders } from '@gangway/shared/contract/base/vocabulary.ts';
import { phoneToRead } from '@gangway/shared/contract/entries/phone.ts';
import {
  type OfficeCustomerDetail,
  type OfficeCustomerSave,
  officeCustomerCreate,
  officeCustomerSave,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { z } from 'zod';

/** Optional values are an empty option in the form, and null in the API. */
const choices = {
  gender: z.union([z.literal(''), z.enum(genders)]),
  nationality: z.union([z.literal(''), z.string().length(2)]),
};
export const changeForm = officeCustomerSave.extend(choices);
export const addForm = officeCustomerCreate.extend(choices);

export type ChangeValues = z.input<typeof changeForm>;
export type AddValues = z.input<typeof addForm>;

export const emptyCustomer: AddValues = {
  username: '',
  realName: '',
  gender: '',
  idCard: '',
  passport: '',
  phone: '',
  email: '',
  nationality: '',
  birthDate: null,
  language: 'en',
  remarks: '',
  level: 'normal',
  superiorId: null,
};

export const formOf = (customer: OfficeCustomerDetail): ChangeValues => ({
  username: customer.username,
  realName: customer.realName,
  gender: customer.gender ?? '',
  idCard: customer.idCard,
  passport: customer.passport,
  phone: phoneToRead(customer.phone),
  email: customer.email ?? '',
  nationality: customer.nationality ?? '',
  birthDate: customer.birthDate,
  language: customer.language,
  remarks: customer.remarks,
});

/** Converts the form's values to the API's. */
export const toRequest = <Values extends Pick<z.output<typeof changeForm>, 'gender' | 'nationality'>>(
  values: Values,
): Omit<Values, 'gender' | 'nationality'> & Pick<OfficeCustomerSave, 'gender' | 'nationality'> => ({
  ...values,
  gender: values.gender || null,
  nationality: values.nationality || null,
});
