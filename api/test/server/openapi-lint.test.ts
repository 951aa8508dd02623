import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../support/database/database.ts';
import { createTestApp } from '../support/test-app.ts';

/** What clients that are generated from the document, and people who read it, depend on. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-unused-components': 'error',
  'no-empty-servers': 'error',
  'no-identical-paths': 'error',
  'no-path-trailing-slash': 'error',
  'path-not-include-query': 'error',
  'path-declaration-must-exist': 'error',
  'path-parameters-defined': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-summary': 'error',
  'operation-singular-tag': 'error',
  'operation-parameters-unique': 'error',
  'operation-2xx-response': 'error',
  'security-defined': 'error',
  'no-enum-type-mismatch': 'error',
  'no-schema-type-mismatch': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
} as const;

const config = await createConfig({ rules });
const { app } = await createTestApp(await createTestDatabase({ connections: 2 }));
const source = await (await app.request('/prod-api/openapi.json')).text();

async function findProblems(text: string): Promise<{ rule: string; at: string }[]> {
  const problems = await lintFromString({ source: text, config });
  return problems.map(({ ruleId, message, location: [place] }) => ({
    rule: ruleId,
    at: `${place?.pointer} ${message}`,
  }));
}

test('the linter finds nothing in the document (R456)', async () => {
  expect(await findProblems(source)).toEqual([]);
});

test('and finds what it is asked to look for', async () => {
  const document = JSON.parse(source);
  const { '/sailings': search, '/quotes': quotes, '/orders': orders, '/health': health } = document.paths;
  delete search.get.operationId;
  health.get.operationId = document.paths['/ready'].get.operationId;
  delete quotes.post.summary;
  delete health.get.security;
  document.components.schemas.Ferry = { type: 'object' };
  delete document.components.schemas.Finding;
  search.get.parameters.find(({ name }: { name: string }) => name === 'party').example = 'two';
  orders.post.requestBody.content['application/json'].example.passengers = 'two';
  const found = await findProblems(JSON.stringify(document));
  expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual([
    'no-invalid-media-type-examples',
    'no-invalid-parameter-examples',
    'no-unresolved-refs',
    'no-unused-components',
    'operation-operationId',
    'operation-operationId-unique',
    'operation-summary',
    'security-defined',
  ]);
});
