import { heroFiles, heroUrl, logoFiles, logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import type { Picture } from '@gangway/shared/contract/office/fleet/pictures.ts';
import { type Settings, settingSchemas } from '@gangway/shared/contract/settings.ts';
import { productColors } from '@gangway/shared/domain/brand/brand-colors.ts';
import type { StaffCaller } from '../../lib/caller.ts';
import { AppError } from '../../lib/errors.ts';
import type { Deps } from '../../lib/http/context.ts';
import { toLogo } from '../../lib/pictures/logo.ts';
import { hasPicture, readLogo, storeHero, storeLogo } from '../../lib/pictures/picture-store.ts';
import type { SeenVersion } from '../../lib/seen-version.ts';
import {
  addSetting,
  changeSetting,
  loadSettings,
  type SettingRecord,
} from '../../operator/settings.service.ts';

interface Change {
  key: string;
  value?: unknown;
}

/** The dark ground of a light logo: the main color. */
const plateOf = ({ brandColor }: Pick<Settings, 'brandColor'>): string => brandColor || productColors.abyss;

/**
 * Stores a logo that is not saved yet, with everything that is made of it (R467). @throws AppError `invalid-input` unless it is one
 * picture, and what `toLogo` throws
 */
export async function uploadLogo(deps: Deps, files: readonly File[]): Promise<Picture> {
  const logo = await toLogo(onlyOne(files));
  const name = await storeLogo(deps, logo, plateOf(await loadSettings(deps.db)));
  return { name, url: logoUrl(name) };
}

/**
 * Stores a picture for the home page that is not saved yet (R468). @throws AppError `invalid-input` unless it is one picture, and what
 * `toHero` throws
 */
export async function uploadHero(deps: Deps, files: readonly File[]): Promise<Picture> {
  const name = await storeHero(deps, onlyOne(files));
  return { name, url: heroUrl(name, 'wide') };
}

function onlyOne([file, ...others]: readonly File[]): File {
  if (!file || others.length > 0) throw new AppError('invalid-input', { fields: { files: 'picture' } });
  return file;
}

/**
 * `addSetting` where `seen` is undefined, else `changeSetting`. A picture has to be stored. A light logo stands on the main color,
 * whichever of them is saved last. @throws AppError what they throw
 */
export async function saveSetting(
  deps: Deps,
  caller: StaffCaller,
  change: Change,
  seen?: SeenVersion,
): Promise<SettingRecord> {
  await requireStored(deps, change);
  const settings = await loadSettings(deps.db);
  const saved = {
    ...change,
    ...(change.key === 'logo' && { value: await onPlate(deps, change.value, settings) }),
  };
  const record =
    seen === undefined
      ? await addSetting(deps, caller, saved)
      : await changeSetting(deps, caller, saved, seen);
  if (change.key === 'brandColor') {
    const now = await loadSettings(deps.db);
    const logo = await onPlate(deps, now.logo, now);
    if (logo !== now.logo) await changeSetting(deps, caller, { key: 'logo', value: logo }, 'any');
  }
  return record;
}

/** @throws AppError `invalid-input` for a picture whose files are not there: it was never uploaded, or long ago. */
async function requireStored(deps: Deps, { key, value }: Change): Promise<void> {
  if ((key !== 'logo' && key !== 'heroPicture') || value === '') return;
  const name = settingSchemas[key].safeParse(value);
  const end = key === 'logo' ? logoFiles.mark : heroFiles.wide;
  if (name.success && !(await hasPicture(deps, 'brand', name.data + end)))
    throw new AppError('invalid-input', { fields: { value: 'picture' } });
}

/** The name of a logo made again on the main color; the same one where its ground is another, and where it is no stored logo. */
async function onPlate(deps: Deps, logo: unknown, settings: Settings): Promise<unknown> {
  const { data: name } = settingSchemas.logo.safeParse(logo);
  const source = name && (await readLogo(deps, name, 'source'));
  return source ? storeLogo(deps, source, plateOf(settings)) : logo;
}
