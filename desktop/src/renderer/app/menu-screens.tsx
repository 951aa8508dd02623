import { screenPaths } from '@gangway/shared/contract/office/system/default-menu.ts';
import type { ScreenName } from '@gangway/shared/contract/office/system/screens.ts';
import { LayoutDashboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { homeOf, leavesOf, sectionTarget } from '../lib/menu/menu.ts';
import { useMenu } from '../lib/menu/use-menu.ts';
import { lazyScreen } from '../lib/page/lazy-screen.ts';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';
import { screens } from './menu/screens.ts';
import { MessageScreen } from './messages/message-screen.tsx';

const viewAt = new Map(
  (Object.keys(screens) as ScreenName[]).map(name => [screenPaths[name], screens[name].View]),
);

/**
 * Mounts the screens that the server's routes name (R60), and redirects from the addresses of their sections. Where the
 * menu has no dashboard, its address opens the first screen.
 */
export function MenuScreens() {
  const [path] = useLocation();
  const menu = useMenu();
  const home = homeOf(menu);
  if (home === null) return <NoScreensScreen />;
  const opensHome = path === paths.root || path === paths.dashboard;
  const target = opensHome ? home : sectionTarget(menu, path);
  if (target && target !== path) return <Redirect to={target + location.search} replace />;
  const allowed = leavesOf(menu).map(leaf => sectionTarget(menu, leaf.path) ?? leaf.path);
  return (
    <Switch>
      {allowed.map(address => {
        const View = viewAt.get(address);
        return View && <Route key={address} path={`${address}/*?`} component={View} />;
      })}
      {TemplateList && <Route path={paths.templateList} component={TemplateList} />}
      <Route>
        <Redirect to={paths.notFound} replace />
      </Route>
    </Switch>
  );
}

/** For a user whose roles open no screen. */
function NoScreensScreen() {
  const { t } = useTranslation('frame');
  usePageTitle(t('noScreens.title'));
  return <MessageScreen icon={LayoutDashboard} title={t('noScreens.title')} text={t('noScreens.text')} />;
}

/** The template's demo list (R16): only in development mode, not in any build. */
const TemplateList = import.meta.env.DEV
  ? lazyScreen(() => import('../features/template-list/template-list-screen.tsx'), ['template-list'])
  : null;
