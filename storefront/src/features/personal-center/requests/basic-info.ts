import type { BasicInfoInput, Customer } from '@gangway/shared/contract/people/customers.ts';
import { request } from '../../../lib/api/request.ts';

/** Replaces the basic info that was read with this version: omitted fields are cleared. */
export const saveBasicInfo = (body: BasicInfoInput, version: number) =>
  request<Customer>('POST', '/customers/me', { body, version });
