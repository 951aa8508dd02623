import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';

interface Schema {
  type?: string;
  required?: string[];
  properties?: Record<string, Schema>;
}
interface Operation {
  summary?: string;
  'x-permission'?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
}

const { app, call } = await createTestApp(await createTestDatabase({ connections: 2 }));
const response = await app.request('/prod-api/openapi.json');
const document = (await response.clone().json()) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

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

test.each(operations)('$method $path: summary, permission, parameters, answers', ({ path, operation }) => {
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
});

test.each([
  ['/health', '200'],
  ['/sysUser/info', 'default'],
])('an answer has the documented type: %s, %s', async (path, status) => {
  const answer = await call('GET', path);
  const content = document.paths[path]?.get?.responses[status]?.content ?? {};
  const [[type, { schema }] = ['', {}]] = Object.entries(content) as [string, { schema?: Schema }][];
  expect(answer.headers.get('Content-Type')?.split(';')[0]).toBe(type);
  const told = Object.keys(schema?.properties?.data?.properties ?? {});
  expect(answer).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
  expect(told).toEqual(expect.arrayContaining(Object.keys(answer.data)));
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
