import { Redirect, Route, Switch, useLocation } from 'wouter';
import { leavesOf, sectionTarget } from '../lib/menu.ts';
import { paths } from '../lib/paths.ts';
import { useMenu } from '../lib/use-menu.ts';
import { screens, TemplateList } from './screens.ts';

/** The screens that the server's routes name (specification section 6), and the ways to them from their sections. */
export function MenuScreens() {
  const [path] = useLocation();
  const menu = useMenu();
  const target = path === paths.root ? paths.dashboard : sectionTarget(menu, path);
  if (target && target !== path) return <Redirect to={target + location.search} replace />;
  const allowed = leavesOf(menu).map(leaf => sectionTarget(menu, leaf.path) ?? leaf.path);
  return (
    <Switch>
      {allowed.map(address => {
        const Screen = screens[address];
        return Screen && <Route key={address} path={`${address}/*?`} component={Screen} />;
      })}
      {TemplateList && <Route path={paths.templateList} component={TemplateList} />}
      <Route>
        <Redirect to={paths.notFound} replace />
      </Route>
    </Switch>
  );
}
