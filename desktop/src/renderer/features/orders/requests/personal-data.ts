import { download } from '../../../lib/api/download.ts';
import { request } from '../../../lib/api/request.ts';
import { refreshOrders } from './order.ts';

const pathOf = (number: string) => `/orders/${number}/personal-data`;

/** Downloads what is stored about one order and its passengers (R453). */
export const downloadPersonalData = (number: string) => download(pathOf(number));

/** Erases the personal data of one order permanently. */
export async function erasePersonalData(number: string): Promise<void> {
  await request<null>('POST', `${pathOf(number)}/erase`, { body: { understood: true } });
  await refreshOrders();
}
