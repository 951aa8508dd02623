import sharp from 'sharp';
import type { Answer } from '../call.ts';
import type { TestApp } from '../test-app.ts';

/** Sends files as a form would, all in the field `files`. */
export async function upload(
  { app }: TestApp,
  path: string,
  files: readonly File[],
  headers: Record<string, string>,
): Promise<Answer> {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  const response = await app.request(`/prod-api${path}`, { method: 'POST', headers, body });
  return {
    status: response.status,
    headers: response.headers,
    ...((await response.json()) as Omit<Answer, 'status' | 'headers'>),
  };
}

/** A picture in one color, so that different colors give different pictures. */
export async function pictureFile(
  name: string,
  { color = 'teal', width = 64, height = 40, type = 'jpeg' as 'jpeg' | 'png' | 'gif' | 'webp' } = {},
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'a secret of the photographer' } } })
    .toFormat(type)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
