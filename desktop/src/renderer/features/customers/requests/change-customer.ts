import type {
  OfficeCustomerCreate,
  OfficeCustomerDetail,
  OfficeCustomerSave,
  SentPasswordLink,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

/** Refetches also after a refusal: another user may have changed the customer. */
const post = async <Answer>(path: string, body?: unknown, version?: number): Promise<Answer> => {
  try {
    return await request<Answer>('POST', `/office/customers${path}`, { body, version });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['customers'] });
  }
};

export const addCustomer = (body: OfficeCustomerCreate) => post<OfficeCustomerDetail>('', body);
export const saveCustomer = ({ id, version }: OfficeCustomerDetail, body: OfficeCustomerSave) =>
  post<OfficeCustomerDetail>(`/${id}`, body, version);

/** The agent actions (R36), by the last part of their addresses. */
interface Actions {
  level: { level: OfficeCustomerDetail['level']; belowTo?: string | null };
  superior: { superiorId: string | null };
  balance: { toSen: number; expectedSen: number; reason: string };
  credit: { creditSen: number; reason: string };
  status: { status: OfficeCustomerDetail['status']; reason: string };
}

export const changeCustomer = <Action extends keyof Actions>(
  { id, version }: OfficeCustomerDetail,
  action: Action,
  body: Actions[Action],
) => post<OfficeCustomerDetail>(`/${id}/${action}`, body, version);

export const sendPasswordLink = (id: string) => post<SentPasswordLink>(`/${id}/password-link`);
