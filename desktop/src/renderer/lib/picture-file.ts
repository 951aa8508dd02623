import { MOST_IMAGE_BYTES } from '@gangway/shared/contract/office/fleet/pictures.ts';

/** The types that a file input offers; the real type is checked by the file's first bytes. */
export const PICTURE_TYPES = 'image/jpeg,image/png';

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
] as const;

/** Checks a picture before the upload (R53); the server checks again. */
export async function pictureProblem(file: File): Promise<'imageType' | 'imageSize' | null> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isPicture = signatures.some(signature => signature.every((byte, index) => start[index] === byte));
  if (!isPicture) return 'imageType';
  return file.size > MOST_IMAGE_BYTES ? 'imageSize' : null;
}
