import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { fileCall, fileHeaders, XLSX } from '../answers/file-answer.ts';
import type { ExportedSheet } from './export-sheet.ts';

/** What `createRoute` needs for a call that streams a workbook. */
export function excelCall(permission: Permission) {
  const call = fileCall(permission, XLSX);
  const description = 'The file; `X-Gangway-Rows` and `X-Gangway-Expected-Bytes` (about) come before it';
  return { ...call, responses: { 200: { ...call.responses[200], description } } };
}

/** Streams a workbook. `bytesARow` is approximate; only a progress bar depends on it. */
export function excelAnswer({ file, rows }: ExportedSheet, name: string, bytesARow: number): Response {
  return new Response(file, {
    headers: {
      ...fileHeaders(XLSX, `${name}.xlsx`),
      'X-Gangway-Rows': String(rows),
      'X-Gangway-Expected-Bytes': String(rows * bytesARow),
    },
  });
}
