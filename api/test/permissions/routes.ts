import type { Permission } from '@gangway/shared/contract/base/permissions.ts';
import { inspectRoutes } from 'hono/dev';
import type { TestApp } from '../support/test-app.ts';

type Method = 'GET' | 'POST';

/** A call of the OpenAPI document. */
export interface Operation {
  method: Method;
  /** As in the document, below /prod-api, with parameters in braces. */
  path: string;
  permission: Permission | undefined;
}

/** Every documented call with its permission. */
export async function findOperations({ app }: TestApp): Promise<Operation[]> {
  const document = (await (await app.request('/prod-api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { 'x-permission'?: Permission }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path,
      permission: operation['x-permission'],
    })),
  );
}

/** Method and path of a call in the router's notation. */
export const routeOf = ({ method, path }: Pick<Operation, 'method' | 'path'>) =>
  `${method} /prod-api${path.replaceAll(/\{(.+?)\}/g, ':$1')}`;

/**
 * Every route, as `METHOD /path`. Middleware that `use` adds to a folder answers nothing by itself and is
 * left out.
 */
export function findRoutes({ app }: TestApp): string[] {
  const answering = inspectRoutes(app).filter(
    ({ method, path, isMiddleware }) => !(method === 'ALL' && isMiddleware && path.endsWith('*')),
  );
  return [...new Set(answering.map(({ method, path }) => `${method} ${path}`))];
}
