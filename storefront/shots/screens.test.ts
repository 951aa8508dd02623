import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screens } from './screens.ts';

const table = readFileSync(new URL('../src/app/routes.tsx', import.meta.url), 'utf8');
const routes = [...table.matchAll(/<Route path=\{paths\.(\w+)\} component=/g)].map(([, route]) => route);

describe('the screenshots', () => {
  test.for(routes)('include the route %s', route => {
    expect(screens.map(screen => screen.route)).toContain(route);
  });

  test('know the table of routes', () => {
    expect(routes.length).toBe(table.match(/<Route path=.* component=/g)?.length);
    expect(routes.length).toBeGreaterThan(10);
  });

  test('have unique names that are valid file names', () => {
    const names = screens.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
