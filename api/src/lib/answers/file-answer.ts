import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { z } from '@hono/zod-openapi';
import { requires } from '../http/permission.ts';

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

/** A file to be saved, under its name in any script; no proxy and no browser keeps it. */
export function fileAnswer({ fileName, bytes }: { fileName: string; bytes: Buffer }, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'private, no-store',
    },
  });
}
