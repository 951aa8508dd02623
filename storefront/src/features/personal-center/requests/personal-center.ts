import type {
  CodeTerms,
  CustomerSession,
  SavedPassenger,
  SavedPassengerInput,
} from '@gangway/shared/contract/people/accounts.ts';
import type { BasicInfoInput, Customer, PasswordChange } from '@gangway/shared/contract/people/customers.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request, requestFile } from '../../../lib/api/request.ts';
import { saveAnswer } from '../../../lib/api/save-answer.ts';
import { type SentCode, sentCode } from '../../../lib/one-time-code/sent-code.ts';

/** Replaces the basic info that was read with this version: omitted fields are cleared. */
export const saveBasicInfo = (body: BasicInfoInput, version: number) =>
  request<Customer>('POST', '/customers/me', { body, version });

/** Sends a code to the account's new address. */
export async function sendEmailCode(email: string, currentPassword: string): Promise<SentCode> {
  const body = { email, currentPassword };
  return sentCode(email, await request<CodeTerms>('POST', '/customers/me/email/code', { body }));
}

/** Changes the account's address, confirmed by the code. */
export const changeEmail = (email: string, code: string) =>
  request<Customer>('POST', '/customers/me/email', { body: { email, code } });

/** Changes the password and ends the sessions on other devices. */
export const changePassword = (body: PasswordChange) =>
  request<null>('POST', '/customers/me/password', { body });

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) =>
    request<{ items: CustomerSession[] }>('GET', '/customers/me/sessions', { signal }).then(
      ({ items }) => items,
    ),
  staleTime: 0,
  meta: { inline: true },
});

/** The customer's sessions, last used first. */
export const useSessions = () => useQuery(sessionsQuery);

export const endSession = (id: string) => request<null>('POST', `/customers/me/sessions/${id}/end`);

/** Ends every session but this one, and returns how many those were. */
export const endOtherSessions = () =>
  request<{ ended: number }>('POST', '/customers/me/sessions/end-others').then(({ ended }) => ended);

/** Saves a passenger: creates one without an id, changes one with. */
export const savePassenger = (body: SavedPassengerInput) =>
  request<SavedPassenger>('POST', '/customers/me/passengers', { body });

export const deletePassenger = (id: string) => request<null>('POST', `/customers/me/passengers/${id}/delete`);

/** Downloads all data stored about the customer as one file (PDPA: right of access). */
export const downloadPersonalData = async () =>
  saveAnswer(await requestFile('/customers/me/export'), 'personal-data.json');

/** Erases the customer's data permanently; every session ends. */
export const erasePersonalData = (currentPassword: string) =>
  request<null>('POST', '/customers/me/erase', { body: { currentPassword, understood: true } });
