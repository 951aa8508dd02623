import { requestFile } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/order-access.ts';
import { saveAnswer } from '../../../lib/save-answer.ts';

/** Saves a document of an order; the name is the server's. */
export const download = async (orderNumber: string, path: string): Promise<void> =>
  saveAnswer(await requestFile(path, { orderToken: orderToken(orderNumber) }), `${orderNumber}.pdf`);
