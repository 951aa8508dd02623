import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type OfficeLanguage, officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import { StartError } from '../../api/src/lib/process/start-error.ts';
import { lights, type Size, shoot, sizes } from '../../desktop/shots/camera.ts';
import { createDesks } from '../../desktop/shots/desks.ts';
import type { Scene } from '../../desktop/shots/scene/scene.ts';
import { loadWords } from '../../desktop/shots/scene/words.ts';
import { scenes } from '../../desktop/shots/scenes.ts';
import { backOffice, storefront } from '../setup/client-builds.mjs';
import { runCommand } from '../setup/command.ts';
import { project } from '../setup/project.mjs';
import { createSteps } from '../setup/steps.mjs';
import { onStage, type Stage } from './stage.ts';

const folder = join(project, 'shots/office');
const steps = createSteps();

/**
 * Takes pictures of every screen and state of the back office in both languages, light and dark. Exits with 1 if one
 * was not reached.
 */
await runCommand(async () => {
  const options = readOptions();
  await onStage(steps, [storefront, backOffice], stage => takeAll(stage, options));
  process.stdout.write(`${folder}\n`);
});

async function takeAll({ browser, url }: Stage, options: ReturnType<typeof readOptions>): Promise<void> {
  const words = await loadWords();
  const desks = createDesks(browser, url);
  try {
    for (const language of options.languages)
      for (const scene of options.scenes) {
        const [first, ...others] = options.sizes.filter(
          size => options.everyScene || size === 'desk' || scene.everySize,
        );
        if (first === undefined) continue;
        const desk = await desks.of(language, scene.who === undefined ? 'admin' : scene.who);
        await take(scene, language, [first, ...others], { desk, say: words[language] });
      }
  } finally {
    await desks.close();
  }
}

/** On a busy machine a state gets a second try; a failed state does not stop the others. */
async function take(
  scene: Scene,
  language: OfficeLanguage,
  sizes: readonly [Size, ...Size[]],
  where: Pick<Parameters<typeof shoot>[1], 'desk' | 'say'>,
): Promise<void> {
  const step = steps.begin(`${scene.name}, ${language}, ${sizes.join(' and ')}`);
  const folderOf = (light: string, size: Size) => join(folder, size, `${language}-${light}`);
  const shot = {
    ...where,
    sizes,
    lights,
    fileOf: (light: string, size: Size) => join(folderOf(light, size), `${scene.name}.png`),
  };
  try {
    for (const size of sizes)
      for (const light of lights) await mkdir(folderOf(light, size), { recursive: true });
    await shoot(scene, shot).catch(() => {
      step.note('once more');
      return shoot(scene, shot);
    });
    step.done();
  } catch (error) {
    step.failed(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** `--screen shipOrder,order --language zh --size desk` takes only these; a name matches all that start with it. Without a
 * size, the small windows are only for the scenes that say so. */
function readOptions() {
  const { values } = parseArgs({
    options: { screen: { type: 'string' }, language: { type: 'string' }, size: { type: 'string' } },
  });
  const begins = values.screen?.split(',') ?? [''];
  const unknown = begins.find(begin => !scenes.some(({ name }) => name.startsWith(begin)));
  if (unknown !== undefined) throw new StartError(`There is no screen "${unknown}".`);
  return {
    scenes: scenes.filter(({ name }) => begins.some(begin => name.startsWith(begin))),
    languages: chosen(values.language, officeLanguages),
    sizes: chosen(values.size, Object.keys(sizes) as Size[]),
    everyScene: values.size !== undefined,
  };
}

function chosen<Name extends string>(list: string | undefined, all: readonly Name[]): Name[] {
  const names = list?.split(',');
  const unknown = names?.find(name => !(all as readonly string[]).includes(name));
  if (unknown !== undefined) throw new StartError(`There is no "${unknown}": choose from ${all.join(', ')}.`);
  return all.filter(name => names?.includes(name) ?? true);
}
