import { envelopeOf } from '@gangway/shared/ui/api/read-answer.ts';
import { fileNameOf, saveFile } from '@gangway/shared/ui/browser/save-file.ts';
import { failureIn, failureToAnswer, type Sending, send } from './send.ts';

export interface DownloadOptions extends Pick<Sending, 'query' | 'signal'> {
  /** File name if the server sends none. */
  name?: string;
  /** Called with every chunk received; `headers` are those of the response, for totals that the server knows beforehand. */
  onProgress?: (receivedBytes: number, headers: Headers) => void;
}

/**
 * Fetches a file and saves it (R117).
 *
 * @throws ApiError if there is no file, or if the transfer is interrupted.
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
