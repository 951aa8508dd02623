import { envelopeOf } from '@gangway/shared/ui/api/read-answer.ts';
import { fileNameOf, saveFile } from '@gangway/shared/ui/browser/save-file.ts';
import { failureIn, failureToAnswer, type Sending, send } from './send.ts';

export interface DownloadOptions extends Pick<Sending, 'query' | 'signal'> {
  /** Name of the file where the server gives none. */
  name?: string;
  /** Told with every piece that comes in; `headers` are the answer's, for counts that the server knows beforehand. */
  onProgress?: (receivedBytes: number, headers: Headers) => void;
}

/**
 * Fetches a file and saves it (R117). Throws an `ApiError` where there is
 * none, or where it breaks off.
 */
export async function download(path: string, { name, onProgress, ...options }: DownloadOptions = {}) {
  const response = await send('GET', path, options);
  if (!response.ok) throw failureIn(response, await envelopeOf(response));
  const pieces: BlobPart[] = [];
  let receivedBytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      pieces.push(piece);
      receivedBytes += piece.byteLength;
      onProgress?.(receivedBytes, response.headers);
    }
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw failureToAnswer('network');
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  saveFile(new Blob(pieces, { type }), fileNameOf(response) ?? name ?? 'download');
}
