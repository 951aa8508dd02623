import { type ErrorCode, errorStatuses } from '@gangway/shared/contract/base/errors.ts';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { operationIdOf } from '../../src/features/docs/operation-id.rules.ts';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';

interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
}
interface Content {
  schema?: Schema;
  example?: unknown;
}
interface Answer {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Content>;
}
interface Operation {
  operationId: string;
  summary?: string;
  security: Record<string, string[]>[];
  'x-permission'?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: object }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answer>;
}
interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema & Record<string, unknown>>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, { in: string; name: string }>;
  };
}

const { app, call } = await createTestApp(await createTestDatabase({ connections: 2 }));
const response = await app.request('/prod-api/openapi.json');
const document = (await response.clone().json()) as ApiDocument;
const { schemas, responses, securitySchemes } = document.components;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
const operationOf = (id: string) =>
  operations.find(({ operation }) => operation.operationId === id)?.operation;

const nameIn = (ref: string) => ref.split('/').at(-1) ?? '';
const schemaOf = (schema: Schema = {}): Schema =>
  schema.$ref ? schemaOf(schemas[nameIn(schema.$ref)]) : schema;
const answerOf = (answer: Answer = {}): Answer =>
  answer.$ref ? (responses[nameIn(answer.$ref)] ?? {}) : answer;

test('is served, and is valid OpenAPI 3.1', async () => {
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    (await response.json()) as Parameters<Validator['validate']>[0],
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test.each(operations)(
  '$method $path: name, summary, permission, parameters, answers',
  ({ method, path, operation }) => {
    expect(operation.operationId).toBe(operationIdOf(method, path));
    expect(operation.summary).toMatch(/^\p{Lu}.*[^.]$/u);
    expect(operation['x-permission']).toMatch(/^[a-z]+(\.[a-z]+)?$/);

    const named = [...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
    const inPath = (operation.parameters ?? []).filter(parameter => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(named);

    const success = Object.entries(operation.responses['200']?.content ?? {});
    expect(success).toHaveLength(1);
    for (const [type, { schema }] of success) {
      if (type === 'application/json') expect(schema?.required).toEqual(['code', 'msg', 'data']);
      else expect(schema?.type).toBe('string');
    }
    expect(operation.responses.default).toEqual({ $ref: '#/components/responses/Failure' });
  },
);

test.each([
  ['/health', '200'],
  ['/sysUser/info', 'default'],
])('an answer has the documented type: %s, %s', async (path, status) => {
  const answer = await call('GET', path);
  const { content = {} } = answerOf(document.paths[path]?.get?.responses[status]);
  const [[type, { schema }] = ['', {}]] = Object.entries(content) as [string, Content][];
  expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(type);
  const reported = Object.keys(schemaOf(schemaOf(schema).properties?.data).properties ?? {});
  expect(answer).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  expect(reported).toEqual(expect.arrayContaining(Object.keys(answer.data)));
});

describe('the credentials of a call (R456)', () => {
  test('are the session in its header, and the token of an order in its own', () => {
    expect(securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'header', name: 'X-Token' },
      orderToken: { type: 'apiKey', in: 'header', name: 'X-Order-Token' },
    });
  });

  test('follow its permission', () => {
    const others = operations.filter(
      ({ operation }) => !operation.security.some(entry => 'orderToken' in entry),
    );
    for (const { path, operation } of others)
      expect(operation.security, path).toEqual(
        operation['x-permission'] === 'public' ? [{}, { session: [] }] : [{ session: [] }],
      );
  });

  test('are the token of an order wherever everybody may ask about one', () => {
    const aboutOrders = operations.filter(
      ({ path, operation }) => path.includes('{number}') && operation['x-permission'] === 'public',
    );
    expect(aboutOrders.length).toBeGreaterThan(10);
    for (const { path, operation } of aboutOrders)
      expect(operation.security, path).toEqual([{ orderToken: [] }, { session: [] }]);
  });
});

describe('the document tells an integrator (R456)', () => {
  test('every error code, with its status and its meaning', () => {
    const { enum: codes, 'x-error-codes': table, description } = schemas.ErrorCode as Record<string, unknown>;
    expect(codes).toEqual(Object.keys(errorStatuses));
    const facts = Object.entries(table as Record<ErrorCode, { status: number; meaning: string }>);
    expect(Object.fromEntries(facts.map(([code, { status }]) => [code, status]))).toEqual(errorStatuses);
    for (const [code, { meaning }] of facts) {
      expect(meaning, code).toMatch(/^[\p{Lu}{].*\p{L}/u);
      expect(meaning, code).not.toMatch(/\{\{|\$t\(/);
      expect(description).toContain(`| \`${code}\` |`);
    }
    expect(schemas.Failure?.properties?.error).toEqual({ $ref: '#/components/schemas/ErrorCode' });
  });

  test('how pages are turned, and their limits', () => {
    const parameters = operationOf('getSailings')?.parameters;
    expect(parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'page',
          schema: expect.objectContaining({ minimum: 1, default: 1 }),
        }),
        expect.objectContaining({
          name: 'size',
          schema: expect.objectContaining({ minimum: 1, maximum: 200, default: 20 }),
        }),
      ]),
    );
  });

  test('which calls take effect once, and what a repeated key gets', () => {
    const key = operationOf('postOrders')?.parameters?.find(({ name }) => name === 'idempotency-key');
    expect(key).toMatchObject({ in: 'header', required: true });
    expect(key?.description).toContain('gets the first answer again');
  });

  test('when a refused call may be made again', () => {
    expect(responses.Failure?.headers).toHaveProperty('Retry-After');
  });
});

describe('an example', () => {
  const routes = (app as unknown as OpenAPIHono).openAPIRegistry.definitions.flatMap(definition =>
    definition.type === 'route' ? [definition.route] : [],
  );
  const withExamples = operations.filter(
    ({ operation }) => operation.responses['200']?.content?.['application/json']?.example !== undefined,
  );

  test('is there for every step from the search to the cancellation', () => {
    expect(withExamples.map(({ operation }) => operation.operationId).sort()).toEqual([
      'getOrder',
      'getPayment',
      'getPaymentsOptions',
      'getSailings',
      'postOrderCancel',
      'postOrderCancelPreview',
      'postOrders',
      'postPayments',
      'postQuotes',
    ]);
  });

  test.each(withExamples)(
    'of $operation.operationId is what the call takes and answers',
    ({ method, path, operation }) => {
      const route = routes.find(route => route.method === method && route.path === `/prod-api${path}`);
      const taken = route?.request?.body?.content['application/json'];
      const answered = route?.responses['200'];
      const schemaIn = (media: object | undefined) =>
        (media as { schema?: { parse(value: unknown): unknown } } | undefined)?.schema;
      const body = operation.requestBody?.content['application/json']?.example;
      expect(body === undefined).toBe(taken === undefined);
      expect(() => schemaIn(taken)?.parse(body)).not.toThrow();
      const content = (answered as { content?: Record<string, object> } | undefined)?.content;
      const answer = operation.responses['200']?.content?.['application/json']?.example;
      expect(() => schemaIn(content?.['application/json'])?.parse(answer)).not.toThrow();
    },
  );
});

test('the documentation page and its files are served', async () => {
  const page = await app.request('/prod-api/docs/');
  expect(page.status).toBe(200);
  const text = await page.text();
  const needed = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '');
  expect(needed.length).toBeGreaterThan(1);
  for (const link of needed) {
    const { pathname, origin } = new URL(link, 'http://localhost/prod-api/docs/');
    expect(origin).toBe('http://localhost');
    expect((await app.request(pathname)).status, pathname).toBe(200);
  }
});
