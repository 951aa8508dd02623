import { requestFile } from '../../../lib/api/request.ts';
import { saveAnswer } from '../../../lib/api/save-answer.ts';
import { orderToken } from '../../../lib/session/order-access.ts';

/** Downloads a document of an order, with the server's file name. */
export const download = async (orderNumber: string, path: string): Promise<void> =>
  saveAnswer(await requestFile(path, { orderToken: orderToken(orderNumber) }), `${orderNumber}.pdf`);
