import { join } from 'node:path';
import { checkDirections } from './directions/check.ts';

const project = join(import.meta.dirname, '..');
const { files, imports, repositories, tables, findings } = await checkDirections(project);
for (const { file, line, message } of findings) {
  process.stdout.write(`${file}${line ? `:${line}` : ''} ${message}\n`);
}
process.stdout.write(
  `${files} files, ${imports} imports; ${tables} tables, written by ${repositories} repositories; ${findings.length} findings\n`,
);
if (findings.length > 0) process.exitCode = 1;
