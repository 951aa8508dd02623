import type { Settings } from '@gangway/shared/contract/settings.ts';
import type { Deps } from '../lib/http/context.ts';
import { readLogo } from '../lib/pictures/picture-store.ts';

/** The last mark that was read, by the name of its logo: every mail and e-ticket needs it. */
let kept: { path: string; mark: Buffer } | undefined;

/**
 * The operator's mark as a PNG of 256 pixels, for mails, documents and wallets; undefined where the product's stands, and if its file
 * is missing: what is sent is more important than its looks.
 */
export async function readMark(
  deps: Pick<Deps, 'media' | 'log'>,
  { logo }: Pick<Settings, 'logo'>,
): Promise<Buffer | undefined> {
  if (logo === '') return undefined;
  const path = `${deps.media.place} ${logo}`;
  if (kept?.path === path) return kept.mark;
  try {
    const mark = await readLogo(deps, logo, 'mark');
    if (mark) kept = { path, mark };
    else deps.log.error({ logo }, 'the file of the logo is missing: upload it again');
    return mark;
  } catch (err) {
    deps.log.error({ err, logo }, 'the file of the logo cannot be read now');
    return undefined;
  }
}
