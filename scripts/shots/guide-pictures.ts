import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../setup/project.mjs';

const folder = join(project, 'docs/guide');

/** The names of the pictures that the guides in docs/guide show: scenes of the back office. */
export function guidePictures(): Set<string> {
  const guides = readdirSync(folder).filter(name => name.endsWith('.md'));
  const texts = guides.map(name => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    texts.flatMap(text =>
      [...text.matchAll(/\(pictures\/\w+\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name),
    ),
  );
}
