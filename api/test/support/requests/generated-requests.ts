import type { SeededRandom } from '@gangway/shared/domain/codes/seeded-random.ts';

/** As much of a JSON Schema as the API's document uses. */
interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  $ref?: string;
}

interface Parameter {
  name: string;
  in: string;
  schema?: JsonSchema;
}

interface Operation {
  'x-permission'?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

/** A request with a description of its changes, to make a failure readable. */
export interface GeneratedRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  wrong: string;
  /** The caller who may send it. */
  permission: string;
}

/** Texts that have broken servers: control characters, half surrogates, numbers beyond every type, other languages' syntax. */
const TEXTS = [
  '',
  '\u0000',
  'A\u0000B',
  'A\ud800B',
  '\uffff',
  '\u202e\u200b',
  '２０２６',
  '%00',
  '%',
  '_',
  "' or 1=1 --",
  '{"a":1}',
  '\\',
  '../../etc/passwd',
  '9'.repeat(40),
  'x'.repeat(10_000),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '-1',
  '1e400',
  'NaN',
  'null',
  '𠮷',
];
const NUMBERS = [-1, 0, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -1e-7];

const DATES: Record<string, string> = {
  date: '2027-03-12',
  'date-time': '2027-03-12T08:00:00.000Z',
  email: 'a@example.com',
  uuid: '018f5a10-0000-7000-8000-0000000000aa',
};

/**
 * Requests generated from the API's own document: each is valid except for its described changes. The same random numbers give
 * the same requests.
 */
export function createRequests(document: ApiDocument, random: SeededRandom): () => GeneratedRequest {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const one = <Thing>(things: readonly Thing[]): Thing => things[random.below(things.length)] as Thing;
  const evil = (): unknown =>
    one<() => unknown>([
      () => one(TEXTS),
      () => one(TEXTS),
      () => one(NUMBERS),
      () => null,
      () => true,
      () => [],
      () => ({}),
      () => [one(TEXTS), one(TEXTS)],
      () => ({ [one(TEXTS)]: one(NUMBERS), __proto__: null, constructor: 'x' }),
    ])();

  function resolved(schema: JsonSchema): JsonSchema {
    if (schema.$ref)
      return resolved(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] ?? {});
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return resolved(one(choices));
    if (schema.allOf) {
      const parts = schema.allOf.map(resolved);
      return { type: 'object', properties: Object.assign({}, ...parts.map(part => part.properties ?? {})) };
    }
    return schema;
  }

  function sample(asked: JsonSchema, depth = 0): unknown {
    const schema = resolved(asked);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return one(schema.enum);
    switch (Array.isArray(schema.type) ? one(schema.type) : schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => schema.required?.includes(name) || random.below(2) === 0)
            .map(([name, part]) => [name, sample(part, depth + 1)]),
        );
      case 'array': {
        const item = sample(schema.items ?? {}, depth + 1);
        // The same item twice: a role with one menu or permission twice, a passenger with a ticket twice.
        return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(3)) }, () => item);
      }
      case 'integer':
      case 'number':
        return Math.max(schema.minimum ?? 1, 1);
      case 'boolean':
        return random.below(2) === 0;
      case 'null':
        return null;
      default:
        return DATES[schema.format ?? ''] ?? 'abc'.padEnd(schema.minLength ?? 3, 'x');
    }
  }

  /** Replaces one part of it by another value. */
  function spoilt(value: unknown): unknown {
    if (value === null || typeof value !== 'object' || random.below(6) === 0) return evil();
    const keys = Object.keys(value);
    if (keys.length === 0) return evil();
    const key = one(keys);
    const copy = structuredClone(value) as Record<string, unknown>;
    copy[key] = spoilt(copy[key]);
    return copy;
  }

  const segment = (schema: JsonSchema | undefined, isWrong: boolean): string => {
    if (!isWrong) return encodeURIComponent(String(sample(schema ?? {})));
    const raw = one([
      '%00',
      '%E0%A4',
      '%',
      '%2F',
      '%2e%2e',
      '2147483648',
      '-1',
      '9223372036854775808',
      '1.5',
      'x'.repeat(5_000),
    ]);
    return random.below(2) === 0 ? raw : encodeURIComponent(String(one(TEXTS)).toWellFormed()) || '-';
  };

  return () => {
    const { path, method, operation } = one(operations);
    const place = one(['path', 'query', 'body', 'body', 'body', 'type', 'encoding', 'header', 'none']);
    const parameters = operation.parameters ?? [];
    const inPath = path.replace(/\{(.+?)\}/g, (_, name: string) =>
      segment(parameters.find(parameter => parameter.name === name)?.schema, place === 'path'),
    );
    const asked = parameters.filter(
      parameter => parameter.in === 'query' && (place === 'query' || random.below(2) === 0),
    );
    const query = asked
      .map(
        ({ name, schema }) =>
          `${encodeURIComponent(name)}=${segment(schema, place === 'query' && random.below(2) === 0)}`,
      )
      .join('&');
    const headers: Record<string, string> = {
      'If-Match': '*',
      'Idempotency-Key': `generated-${random.below(2 ** 30)}`,
    };
    if (place === 'header')
      headers[
        one([
          'Accept-Language',
          'X-Order-Token',
          'Cookie',
          'If-Match',
          'Idempotency-Key',
          'X-Token',
          'If-None-Match',
          'X-Forwarded-For',
          'Content-Encoding',
        ])
      ] = one(['', '%00', 'x'.repeat(5_000), '"', 'a,b,,', '=;=;', '\u00ff\u00fe', 'gzip']);
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    let body: string | Uint8Array | undefined;
    if (type && method !== 'GET') {
      const right = sample(content?.schema ?? {});
      headers['Content-Type'] = type;
      body = JSON.stringify(place === 'body' ? spoilt(right) : right);
      if (place === 'type')
        headers['Content-Type'] = one([
          'text/plain',
          'application/xml',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/x-www-form-urlencoded',
          'application/json; charset=utf-16',
          'application/jsonx',
          '',
        ]);
      if (place === 'encoding')
        body = one<string | Uint8Array>([
          '',
          '{',
          `\ufeff${body}`,
          `${body}${body}`,
          '[[[['.repeat(1_000),
          'null',
          '"text"',
          Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
          random.bytes(64),
        ]);
    }
    return {
      path: `/prod-api${inPath}${query && `?${query}`}`,
      method,
      headers,
      body,
      wrong: place,
      permission: operation['x-permission'] ?? 'public',
    };
  };
}
