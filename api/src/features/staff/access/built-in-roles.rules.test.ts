import { expect, test } from 'vitest';
import { roleNames } from './built-in-roles.rules.ts';

test('the names of roles at a gate use the glossary’s word for it', () => {
  const atGate = Object.values(roleNames).filter(({ en }) => en.startsWith('Gate'));
  expect(atGate).toHaveLength(2);
  for (const { zh, ko, ms } of atGate) expect([zh, ko, ms].join(' ')).toMatch(/登船口.* 탑승구 .*pintu/);
});
