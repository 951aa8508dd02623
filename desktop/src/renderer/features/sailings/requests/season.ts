import type {
  CreatedSailings,
  DateOrder,
  ImportPreview,
} from '@gangway/shared/contract/office/sailings/sailing-plans.ts';
import { download } from '../../../lib/api/download.ts';
import { upload } from '../../../lib/api/request.ts';
import { refreshSailings } from './change-sailing.ts';

/** A season's file, and the order of day and month if it was asked. */
export interface SeasonFile {
  file: File;
  dateOrder: DateOrder | null;
}

const formOf = ({ file, dateOrder }: SeasonFile) => {
  const form = new FormData();
  form.append('files', file);
  if (dateOrder) form.append('dateOrder', dateOrder);
  return form;
};

export const previewSeason = (season: SeasonFile, signal: AbortSignal) =>
  upload<ImportPreview>('/office/sailings/import/preview', formOf(season), { signal });

export async function importSeason(season: SeasonFile, idempotencyKey: string): Promise<CreatedSailings> {
  const made = await upload<CreatedSailings>('/office/sailings/import', formOf(season), { idempotencyKey });
  void refreshSailings();
  return made;
}

export const downloadTemplate = () => download('/office/sailings/template.xlsx');
export const downloadSeason = (query: { from: string; to: string; ship: string }) =>
  download('/office/sailings/export.xlsx', { query });
