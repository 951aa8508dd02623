import type { BasicInfoInput, Customer } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';

/** Replaces the basic info: omitted fields are cleared. */
export const saveBasicInfo = (body: BasicInfoInput) => request<Customer>('POST', '/customers/me', { body });
