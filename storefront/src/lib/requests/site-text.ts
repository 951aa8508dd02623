import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { PublicSettings } from '@gangway/shared/contract/settings.ts';
import { useFormat } from '../format/use-format.ts';
import { usePublicSettings } from './public-settings.ts';

/** A text of the site that the operator wrote, in the visitor's language; undefined where the site's own stands. */
export function useSiteText(name: 'heroHeading' | 'heroText' | 'tagline'): string | undefined {
  const { language } = useFormat();
  const settings: PublicSettings | undefined = usePublicSettings().data;
  return (settings && textIn(settings[name], language)) || undefined;
}
