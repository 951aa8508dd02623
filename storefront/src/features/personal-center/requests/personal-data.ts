import { request, requestFile } from '../../../lib/api/request.ts';
import { saveAnswer } from '../../../lib/api/save-answer.ts';

/** Downloads all data stored about the customer as one file (PDPA: right of access). */
export const downloadPersonalData = async () =>
  saveAnswer(await requestFile('/customers/me/export'), 'personal-data.json');

/** Erases the customer's data permanently; every session ends. */
export const erasePersonalData = (currentPassword: string) =>
  request<null>('POST', '/customers/me/erase', { body: { currentPassword, understood: true } });
