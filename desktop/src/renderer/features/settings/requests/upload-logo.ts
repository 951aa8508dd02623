import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import { upload } from '../../../lib/api/request.ts';

/** Uploads a logo that is about to be saved. */
export function uploadLogo(file: File): Promise<Picture> {
  const form = new FormData();
  form.append('files', file);
  return upload<Picture>('/office/branding/logo', form);
}
