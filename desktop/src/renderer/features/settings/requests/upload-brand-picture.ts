import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import { upload } from '../../../lib/api/request.ts';

/** Uploads a logo, or a picture for the home page, that is about to be saved. */
export function uploadBrandPicture(kind: 'logo' | 'hero', file: File): Promise<Picture> {
  const form = new FormData();
  form.append('files', file);
  return upload<Picture>(`/office/branding/${kind}`, form);
}
