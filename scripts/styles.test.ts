import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');

const textsIn = (folder: string, ending: RegExp): [string, string][] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name))
    .map(name => [`${folder}/${name}`, readFileSync(join(project, folder, name), 'utf8')]);

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Set by a library, on the element that it places. */
const fromLibrary = /^--radix-/;

test.each(['desktop/src/renderer', 'storefront/src'])(
  'every variable that a style of %s uses is set',
  client => {
    const styles = [...textsIn(client, /\.css$/), ...textsIn('shared/ui', /\.css$/)];
    const code = [...textsIn(client, /\.tsx?$/), ...textsIn('shared/domain/brand', /\.ts$/)];
    const set = new Set([
      ...styles.flatMap(([, text]) => namesIn(text, /(--[\w-]+)\s*:/g)),
      ...code.flatMap(([, text]) => namesIn(text, /['"`](--[\w-]+)/g)),
    ]);
    // With a fallback it may be missing.
    const unset = styles.flatMap(([file, text]) =>
      namesIn(text, /var\((--[\w-]+)\)/g)
        .filter(name => !set.has(name) && !fromLibrary.test(name))
        .map(name => `${name} in ${file}`),
    );
    expect(styles.length).toBeGreaterThan(50);
    expect(unset).toEqual([]);
  },
);

/** What a browser's compositor moves by itself. Anything else is laid out and painted again for each frame, by the page's own thread. */
const composited = new Set(['opacity', 'transform', 'translate', 'scale', 'rotate']);

test('an animation changes only what costs the page no work', () => {
  const styles = ['desktop/src/renderer', 'storefront/src', 'shared/ui'].flatMap(folder =>
    textsIn(folder, /\.css$/),
  );
  const animations = styles.flatMap(([file, text]) =>
    [...text.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(
      ([, name, steps = '']) => [`${name} in ${file}`, namesIn(steps, /([\w-]+)\s*:/g)] as const,
    ),
  );
  expect(animations.length).toBeGreaterThan(8);
  for (const [animation, properties] of animations)
    expect(
      properties.filter(property => !composited.has(property)),
      animation,
    ).toEqual([]);
});
