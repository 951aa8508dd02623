import { envelope, failureEnvelope } from '@gangway/shared/contract/base/envelope.ts';
import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { createRoute, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../errors.ts';
import { requires } from './permission.ts';

type Method = 'get' | 'post';
/** The credentials that a call accepts, by their schemes in the OpenAPI document: any one of the entries suffices. */
type Security = Record<string, string[]>[];
/** A part of the request that a call does not have. */
export type NoInput = z.ZodObject<Record<never, never>>;

interface Description<Path extends string, M extends Method, P, Q, B, H, D> {
  method: M;
  path: Path;
  /** Who may call it: written to the OpenAPI document, enforced before the handler, and checked by a test. */
  permission: Permission;
  summary: string;
  /** Only if it accepts other credentials than its permission says. */
  security?: Security;
  params?: P;
  query?: Q;
  headers?: H;
  body?: B;
  data: D;
}

/** `security` of a call about an order: the order's token, or the session of somebody who may see the order. */
export const orderAccess: Security = [{ orderToken: [] }, { session: [] }];

/**
 * Describes a JSON call: its permission, its input, and the `data` of its envelope. The same schemas check the request, type the
 * handler and the client, and generate the OpenAPI document.
 */
export function endpoint<
  const Path extends string,
  const M extends Method,
  D extends z.ZodType,
  P extends z.ZodObject = NoInput,
  Q extends z.ZodObject = NoInput,
  B extends z.ZodType = z.ZodUndefined,
  H extends z.ZodObject = NoInput,
>(description: Description<Path, M, P, Q, B, H, D>) {
  const { method, path, permission, summary, security, params, query, headers, body, data } = description;
  return createRoute({
    method,
    path,
    summary,
    tags: [path.split('/')[1] ?? ''],
    'x-permission': permission,
    ...(security && { security }),
    middleware: [requires(permission), takes(body && 'application/json')] as const,
    request: {
      params: params as P,
      query: query as Q,
      headers: headers as H,
      ...(body ? { body: { content: { 'application/json': { schema: body } }, required: true } } : {}),
    } as { params: P; query: Q; headers: H } & (B extends z.ZodUndefined
      ? unknown
      : { body: { content: { 'application/json': { schema: B } }; required: true } }),
    responses: answersWith(data),
  });
}

/**
 * Refuses a body of another content type, which no schema would check. A missing permission is reported first.
 *
 * @throws AppError `unsupported-media-type`
 */
export const takes =
  (type: string | undefined): MiddlewareHandler =>
  (c, next) => {
    const [mediaType = ''] = (c.req.header('Content-Type') ?? '').split(';');
    if (type !== undefined && mediaType.trim().toLowerCase() !== type)
      throw new AppError('unsupported-media-type', { params: { type } });
    return next();
  };

/** The answers of a call: `data` in its envelope, or a refusal. */
export const answersWith = <D extends z.ZodType>(data: D) => ({
  200: { description: 'Done', content: { 'application/json': { schema: envelope(data) } } },
  default: {
    description: 'Refused; `msg` says why',
    content: { 'application/json': { schema: failureEnvelope } },
  },
});

/** The envelope of a success. */
export function success<Data>(data: Data): { code: number; msg: string; data: Data } {
  return { code: 200, msg: 'success', data };
}

/** Header of a call that takes effect once, however often it is repeated (invariant I8). */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(200)
    .describe(
      'Made by the client for one request, such as a UUID, and kept until it has the answer. For 24 hours the same request with the same key gets the first answer again, refusals included, and has no second effect',
    ),
});
