import type { BasicInfoInput, Customer } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';

/** Saves basic info as a whole: omitted fields are cleared. */
export const saveBasicInfo = (body: BasicInfoInput) => request<Customer>('POST', '/customers/me', { body });
