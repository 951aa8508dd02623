import { describe, expect, test } from 'vitest';
import { customerLevels } from '../../contract/base/vocabulary.ts';
import { isAgentLevel, mayBeSuperior } from './agent-levels.ts';

describe('allowed superiors by level', () => {
  test.each([
    ['super_agent', ['super_agent', 'agent', 'normal']],
    ['agent', ['agent', 'normal']],
    ['normal', []],
  ] as const)('%s: above %j', (superior, below) => {
    expect(customerLevels.filter(level => mayBeSuperior(superior, level))).toEqual(below);
  });
});

test('every level except normal is an agent', () => {
  expect(customerLevels.filter(isAgentLevel)).toEqual(['super_agent', 'agent']);
});
