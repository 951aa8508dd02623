import type {
  OfficeCustomerCreate,
  OfficeCustomerDetail,
  OfficeCustomerSave,
  SentPasswordLink,
} from '@gangway/shared/contract/office/orders/customers.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { request } from '../../../lib/api/request.ts';

const post = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
  const answer = await request<Answer>('POST', `/office/customers${path}`, { body });
  await queryClient.invalidateQueries({ queryKey: ['customers'] });
  return answer;
};

export const addCustomer = (body: OfficeCustomerCreate) => post<OfficeCustomerDetail>('', body);
export const saveCustomer = (id: string, body: OfficeCustomerSave) =>
  post<OfficeCustomerDetail>(`/${id}`, body);

/** The agent actions (R36), by the last part of their addresses. */
interface Actions {
  level: { level: OfficeCustomerDetail['level']; belowTo?: string | null };
  superior: { superiorId: string | null };
  balance: { toSen: number; expectedSen: number; reason: string };
  credit: { creditSen: number; reason: string };
  status: { status: OfficeCustomerDetail['status']; reason: string };
}

export const changeCustomer = <Action extends keyof Actions>(
  id: string,
  action: Action,
  body: Actions[Action],
) => post<OfficeCustomerDetail>(`/${id}/${action}`, body);

export const sendPasswordLink = (id: string) => post<SentPasswordLink>(`/${id}/password-link`);
