import { expect, test } from 'vitest';
import type { JsonSchema } from './document.types.ts';
import { referToNamed } from './refer-to-named.rules.ts';

const ship: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
  required: ['id', 'name'],
};
const sailing: JsonSchema = { type: 'object', properties: { ship }, required: ['ship'] };
const named = { Ship: ship, Sailing: sailing };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test('a named schema is written once, however deep it stands', () => {
  const page = { type: 'object', properties: { items: { type: 'array', items: sailing }, ship } };
  expect(referToNamed(page, named)).toEqual({
    part: {
      type: 'object',
      properties: { items: { type: 'array', items: ref('Sailing') }, ship: ref('Ship') },
    },
    schemas: { Ship: ship, Sailing: { ...sailing, properties: { ship: ref('Ship') } } },
  });
});

test('what one use says about it stays with this use', () => {
  const uses = {
    described: { ...ship, description: 'The ship that sails' },
    nullable: { ...ship, type: ['object', 'null'], description: 'Null while none is chosen' },
  };
  expect(referToNamed(uses, named).part).toEqual({
    described: { ...ref('Ship'), description: 'The ship that sails' },
    nullable: { anyOf: [ref('Ship'), { type: 'null' }], description: 'Null while none is chosen' },
  });
});

test('a schema with other fields, or other fields required, is another one', () => {
  const others = {
    more: { ...ship, properties: { ...ship.properties, code: { type: 'string' } } },
    optional: { ...ship, required: ['id'] },
    closed: { ...ship, additionalProperties: false },
  };
  expect(referToNamed(others, named).part).toEqual(others);
});
