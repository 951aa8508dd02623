import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeLanguages } from '@gangway/shared/contract/base/languages.ts';
import sharp from 'sharp';
import { shoot } from '../../desktop/shots/camera.ts';
import { createDesks } from '../../desktop/shots/desks.ts';
import { loadWords } from '../../desktop/shots/scene/words.ts';
import { scenes } from '../../desktop/shots/scenes.ts';
import { backOffice, storefront } from '../setup/client-builds.mjs';
import { runCommand } from '../setup/command.ts';
import { project } from '../setup/project.mjs';
import { createSteps } from '../setup/steps.mjs';
import { guidePictures } from './guide-pictures.ts';
import { onStage, type Stage } from './stage.ts';

const folder = join(project, 'docs/guide/pictures');
const steps = createSteps();

/** `npm run shots:guide`: takes the pictures of docs/guide anew, in the languages of the back office. */
await runCommand(async () => {
  const wanted = [...guidePictures()];
  const known = scenes.filter(({ name }) => wanted.includes(name));
  const missing = wanted.filter(name => !known.some(scene => scene.name === name));
  if (missing.length > 0) throw new Error(`no scene is called ${missing.join(', ')}`);
  await onStage(steps, [storefront, backOffice], stage => takeAll(stage, known));
  process.stdout.write(`${folder}\n`);
});

async function takeAll({ browser, url }: Stage, wanted: typeof scenes): Promise<void> {
  const words = await loadWords();
  const desks = createDesks(browser, url);
  const temporary = await mkdtemp(join(tmpdir(), 'gangway-guide-'));
  try {
    for (const language of officeLanguages) {
      await mkdir(join(folder, language), { recursive: true });
      for (const scene of wanted) {
        const step = steps.begin(`${scene.name}, ${language}`);
        const desk = await desks.of(language, scene.who === undefined ? 'admin' : scene.who);
        const file = join(temporary, `${scene.name}.png`);
        const shot = {
          desk,
          say: words[language],
          sizes: ['small'],
          lights: ['light'],
          fileOf: () => file,
        } as const;
        await shoot(scene, shot).catch(() => shoot(scene, shot));
        await sharp(file)
          .webp({ quality: 82 })
          .toFile(join(folder, language, `${scene.name}.webp`));
        step.done();
      }
    }
  } finally {
    await desks.close();
    await rm(temporary, { recursive: true });
  }
}
