import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { textIn } from '@gangway/shared/contract/base/languages.ts';
import type { Deps } from '../../lib/http/context.ts';
import type { Head } from './head.view.ts';
import { pageTextsIn } from './page.texts.ts';
import type { PageRequest } from './page.types.ts';
import type { PageFacts } from './page-facts.service.ts';
import { describePage } from './pages.view.ts';

/** The head of the page at an address, and its HTTP status. */
export async function headOf(
  { env, clock }: Deps,
  facts: PageFacts,
  request: PageRequest & { hasLanguage: boolean },
): Promise<{ head: Head; status: 200 | 404 }> {
  const { value: settings } = await facts.settings();
  const t = pageTextsIn(request.language);
  const { publicUrl } = env;
  const {
    title,
    titleValues = {},
    status,
    ...page
  } = await describePage({
    ...request,
    facts,
    settings,
    publicUrl,
    now: clock.now(),
    t,
  });
  const fullTitle = title ? `${t(title, titleValues)} - ${settings.productTitle}` : settings.productTitle;
  const head: Head = {
    heading: fullTitle,
    description: textIn(settings.siteDescription, request.language) || t('home'),
    isPrivate: false,
    ...page,
    title: fullTitle,
    siteName: settings.productTitle,
    touchIcon: settings.logo ? logoUrl(settings.logo, 'touch') : '/apple-touch-icon.png',
    hasLanguage: request.hasLanguage,
    language: request.language,
  };
  return { head, status };
}
