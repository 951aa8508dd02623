import type {
  CreatedSailings,
  ImportPreview,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { download } from '../../../lib/api/download.ts';
import { upload } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

const formOf = (file: File) => {
  const form = new FormData();
  form.append('files', file);
  return form;
};

export const previewSeason = (file: File, signal: AbortSignal) =>
  upload<ImportPreview>('/office/sailings/import/preview', formOf(file), { signal });

export async function importSeason(file: File, idempotencyKey: string): Promise<CreatedSailings> {
  const made = await upload<CreatedSailings>('/office/sailings/import', formOf(file), { idempotencyKey });
  void refreshSailings();
  return made;
}

export const downloadTemplate = () => download('/office/sailings/template.xlsx');
export const downloadSeason = (query: { from: string; to: string; ship: string }) =>
  download('/office/sailings/export.xlsx', { query });
