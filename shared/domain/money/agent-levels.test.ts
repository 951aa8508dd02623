import { describe, expect, test } from 'vitest';
import { customerLevels } from '../../contract/base/vocabulary.ts';
import { isAgentLevel, mayBeSuperior } from './agent-levels.ts';

describe('who may stand above whom', () => {
  test.each([
    ['super_agent', ['super_agent', 'agent', 'normal']],
    ['agent', ['agent', 'normal']],
    ['normal', []],
  ] as const)('%s: above %j', (superior, below) => {
    expect(customerLevels.filter(level => mayBeSuperior(superior, level))).toEqual(below);
  });
});

test('agents are all but normal users', () => {
  expect(customerLevels.filter(isAgentLevel)).toEqual(['super_agent', 'agent']);
});
