import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { expect, test } from 'vitest';
import { loadWords } from '../../desktop/shots/scene/words.ts';

const shots = join(import.meta.dirname, '../../desktop/shots');

/** Keys of texts in the scenes, but not modules of Node. */
const keys = readdirSync(shots, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .flatMap(name => [...readFileSync(join(shots, name), 'utf8').matchAll(/'((?!node:)[a-z-]+:[\w.-]+)'/g)])
  .map(([, key = '']) => key);

test('every control that a scene presses still has its text, so that the scene is reached', async () => {
  const words = await loadWords();
  expect(keys.length).toBeGreaterThan(100);
  for (const language of officeLanguages)
    for (const key of keys) expect(words[language](key, { count: 2 }), key).not.toBe('');
});
