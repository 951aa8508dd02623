import { requestFile } from '../../../lib/api/request.ts';
import { orderToken } from '../../../lib/order-access.ts';

/** Saves a document of an order; the name is the server's. */
export async function download(orderNumber: string, path: string): Promise<void> {
  const file = await requestFile(path, { orderToken: orderToken(orderNumber) });
  const url = URL.createObjectURL(await file.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(file) ?? `${orderNumber}.pdf`;
  link.click();
  // Some browsers read the blob only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const fileNameOf = (file: Response): string | undefined =>
  /filename="?([^";]+)"?/.exec(file.headers.get('content-disposition') ?? '')?.[1];
