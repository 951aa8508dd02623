import { globSync } from 'node:fs';
import { join } from 'node:path';
import { findViolations } from './directions/violations.ts';

const project = join(import.meta.dirname, '..');
const sources = [
  'api/{src,test,migrations}',
  'shared',
  'storefront/{src,e2e}',
  'desktop/{src,e2e}',
  'scripts',
].map(folder => `${folder}/**/*.{ts,tsx,mts,mjs}`);

const files = globSync(sources, { cwd: project, exclude: path => /node_modules|\/dist/.test(path) });
const violations = findViolations(project, files);
for (const { from, line, to, because } of violations) {
  process.stdout.write(`${from}:${line} imports ${to}: ${because}\n`);
}
process.stdout.write(`${files.length} files, ${violations.length} imports in the wrong direction\n`);
if (violations.length > 0) process.exitCode = 1;
