import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { trailTo } from '../../lib/menu/menu.ts';
import { useMenu, useMenuTitle } from '../../lib/menu/use-menu.ts';
import { useCrumbs } from '../../lib/page/crumb.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';

/** Sets the page title from the current screen's menu entry and the record that it shows. */
export function useScreenTitle(): void {
  const { t } = useTranslation('frame');
  const [path] = useLocation();
  const title = useMenuTitle();
  const crumb = useCrumbs(state => state.crumb);
  const screen = trailTo(useMenu(), path).at(-1);
  const named = screen ? title(screen) : t('notFound.title');
  usePageTitle(crumb ? `${crumb} - ${named}` : named);
}
