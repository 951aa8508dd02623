import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { createRoute, z } from '@hono/zod-openapi';
import { answersWith, type NoInput, takes } from './endpoint.ts';
import { requires } from './permission.ts';

/** The files of one field of a form, which may be single or repeated. */
const files = z
  .union([z.file().transform(file => [file]), z.array(z.file())])
  .openapi({ type: 'array', items: { type: 'string', format: 'binary' } });

/**
 * Describes a call that accepts files as `multipart/form-data`, all of them in the field `files`, beside the other `fields`. See
 * `endpoint`.
 */
export function uploadEndpoint<
  const Path extends string,
  D extends z.ZodType,
  P extends z.ZodObject = NoInput,
  H extends z.ZodObject = NoInput,
  F extends z.ZodRawShape = Record<never, never>,
>(description: {
  path: Path;
  permission: Permission;
  summary: string;
  params?: P;
  headers?: H;
  fields?: z.ZodObject<F>;
  data: D;
}) {
  const { path, permission, summary, params, headers, fields, data } = description;
  const form = z.object({ ...(fields?.shape as F), files });
  return createRoute({
    method: 'post',
    path,
    summary,
    tags: [path.split('/')[1] ?? ''],
    'x-permission': permission,
    middleware: [requires(permission), takes('multipart/form-data')] as const,
    request: {
      params: params as P,
      headers: headers as H,
      body: { content: { 'multipart/form-data': { schema: form } }, required: true },
    },
    responses: answersWith(data),
  });
}
