import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';
import { type Size, shoot, sizes } from '../../storefront/shots/camera.ts';
import { contactSheet, pictureOf } from '../../storefront/shots/contact-sheet.ts';
import type { Screen } from '../../storefront/shots/reach/screen.ts';
import { screens } from '../../storefront/shots/screens.ts';
import { storefront } from '../setup/client-builds.mjs';
import { runCommand } from '../setup/command.ts';
import { project } from '../setup/project.mjs';
import { createSteps } from '../setup/steps.mjs';
import { onStage, type Stage } from './stage.ts';

const steps = createSteps();

/** Takes a picture of every screen, language and size, on its own server. Exits with 1 if a screen was not reached. */
await runCommand(async () => {
  const options = readOptions();
  const folder = options.scheme === 'dark' ? join(project, 'shots/dark') : join(project, 'shots');
  await onStage(steps, [storefront], async stage => {
    for (const screen of options.screens)
      for (const size of options.sizes) await take(stage, screen, size, { ...options, folder });
  });
  const pictures = new Set(await readdir(folder, { recursive: true }));
  const names = screens.map(({ name }) => name);
  await writeFile(join(folder, 'index.html'), contactSheet(names, pictures));
  process.stdout.write(`${join(folder, 'index.html')}\n`);
});

/** On a busy machine a screen gets a second try; a failed screen does not stop the others. */
async function take(
  stage: Stage,
  screen: Screen,
  size: Size,
  { languages: spoken, scheme, folder }: ReturnType<typeof readOptions> & { folder: string },
): Promise<void> {
  const step = steps.begin(`${screen.name}, ${size}`);
  const fileOf = (language: Language) => join(folder, pictureOf(screen.name, language, size));
  try {
    for (const language of spoken) await mkdir(join(fileOf(language), '..'), { recursive: true });
    const what = { ...stage, size, scheme, languages: spoken, fileOf };
    await shoot(screen, what).catch(() => {
      step.note('once more');
      return shoot(screen, what);
    });
    step.done();
  } catch (error) {
    step.failed(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** `--screen home,cart --language zh --size phone` leaves out everything else; `--scheme dark` is how it looks at night. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      screen: { type: 'string' },
      language: { type: 'string' },
      size: { type: 'string' },
      scheme: { type: 'string', default: 'light' },
    },
  });
  const names = chosen(
    'screen',
    values.screen,
    screens.map(({ name }) => name),
  );
  return {
    screens: screens.filter(({ name }) => names.includes(name)),
    languages: chosen('language', values.language, languages),
    sizes: chosen('size', values.size, Object.keys(sizes) as Size[]),
    scheme: chosen('scheme', values.scheme, ['light', 'dark'] as const)[0] ?? 'light',
  };
}

function chosen<Name extends string>(what: string, list: string | undefined, all: readonly Name[]): Name[] {
  const names = list?.split(',');
  const unknown = names?.find(name => !(all as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new StartError(`There is no ${what} "${unknown}": choose from ${all.join(', ')}.`);
  return all.filter(name => names?.includes(name) ?? true);
}
