import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { z } from '@hono/zod-openapi';
import { requires } from '../http/permission.ts';
import { attachment } from './attachment.ts';

/** Type of an Excel workbook. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What `createRoute` needs for a call that answers with a file (R70). */
export const fileCall = (permission: Permission, type: string) => ({
  'x-permission': permission,
  middleware: requires(permission),
  responses: {
    200: {
      description: 'The file',
      content: { [type]: { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
});

/** Headers of a download, with its name in any script; proxies and browsers must not cache it. */
export const fileHeaders = (type: string, fileName: string) => ({
  'Content-Type': type,
  'Content-Disposition': attachment(fileName),
  'Cache-Control': 'private, no-store',
});

/** A file as a download. */
export function fileAnswer(
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
  type: string,
): Response {
  return new Response(new Uint8Array(bytes), { headers: fileHeaders(type, fileName) });
}
