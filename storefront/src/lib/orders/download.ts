import { requestFile } from '../api/request.ts';
import { saveAnswer } from '../api/save-answer.ts';
import { orderToken } from '../session/order-access.ts';

/** A document of an order. */
export const fetchDocument = (orderNumber: string, path: string) =>
  requestFile(path, { orderToken: orderToken(orderNumber) });

/** Downloads a document of an order, with the server's file name. */
export const download = async (orderNumber: string, path: string): Promise<void> =>
  saveAnswer(await fetchDocument(orderNumber, path), `${orderNumber}.pdf`);
