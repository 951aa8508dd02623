import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useCrumbs } from '../../lib/crumb.ts';
import { trailTo } from '../../lib/menu.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useMenu, useMenuTitle } from '../../lib/use-menu.ts';

/** Titles the page after the screen of the menu that is open, and the record that it shows. */
export function useScreenTitle(): void {
  const { t } = useTranslation('frame');
  const [path] = useLocation();
  const title = useMenuTitle();
  const crumb = useCrumbs(state => state.crumb);
  const screen = trailTo(useMenu(), path).at(-1);
  const named = screen ? title(screen) : t('notFound.title');
  usePageTitle(crumb ? `${crumb} - ${named}` : named);
}
