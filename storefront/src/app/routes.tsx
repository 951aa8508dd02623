import type { LazyScreen } from '@gangway/shared/ui/lazy-screen.ts';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { lazyScreen } from '../lib/page/lazy-screen.ts';
import { paths, shipPath } from '../lib/paths.ts';
import { useSession } from '../lib/session/use-session.ts';
import { GuardedRoute } from './guarded-route.tsx';

const HomeScreen = lazyScreen(() => import('./screens/home-screen.tsx'), ['home']);
const RouteListScreen = lazyScreen(() => import('./screens/route-list-screen.tsx'), ['sailings']);
const BookingScreen = lazyScreen(() => import('./screens/booking-screen.tsx'), ['booking']);
const CartScreen = lazyScreen(
  () => import('./screens/cart-screen.tsx'),
  ['cart', 'booking', 'human-check', 'orders', 'payment', 'review'],
);
const PersonalOrderScreen = lazyScreen(
  () => import('../features/orders/personal-order-screen.tsx'),
  ['orders'],
);
const MyOrdersScreen = lazyScreen(
  () => import('../features/my-orders/my-orders-screen.tsx'),
  ['my-orders', 'orders', 'payment'],
);
const AgentScreen = lazyScreen(() => import('../features/agent/agent-screen.tsx'), ['agent', 'orders']);
const MonitorScreen = lazyScreen(() => import('../features/monitor/monitor-screen.tsx'), ['monitor']);
const StandbyScreen = lazyScreen(
  () => import('../features/monitor/standby/standby-screen.tsx'),
  ['monitor', 'waitlist'],
);
const WaitlistScreen = lazyScreen(
  () => import('../features/waitlist/waitlist-screen.tsx'),
  ['waitlist', 'human-check'],
);
const JumpScreen = lazyScreen(() => import('../features/payment/jump-screen.tsx'), ['payment', 'cart']);
const ReturnScreen = lazyScreen(
  () => import('../features/payment/return-screen.tsx'),
  ['payment', 'cart', 'orders'],
);
const LoginScreen = lazyScreen(() => import('../features/account/login/login-screen.tsx'), ['account']);
const RegistrationScreen = lazyScreen(
  () => import('../features/account/registration/registration-screen.tsx'),
  ['account', 'human-check'],
);
const PasswordResetScreen = lazyScreen(
  () => import('../features/account/password-reset/password-reset-screen.tsx'),
  ['account', 'human-check'],
);
const PasswordLinkScreen = lazyScreen(
  () => import('../features/account/password-link/password-link-screen.tsx'),
  ['account'],
);
const PasskeyScreen = lazyScreen(() => import('../features/account/passkey/passkey-screen.tsx'), ['passkey']);
const PersonalCenterScreen = lazyScreen(
  () => import('../features/personal-center/personal-center-screen.tsx'),
  ['personal-center', 'account', 'passengers'],
);
const PrivacyPolicyScreen = lazyScreen(
  () => import('../features/legal/privacy-policy-screen.tsx'),
  ['legal'],
);
const PdpaNoticeScreen = lazyScreen(() => import('../features/legal/pdpa-notice-screen.tsx'), ['legal']);
const TermsScreen = lazyScreen(() => import('../features/legal/terms-screen.tsx'), ['legal']);
const OnBoardScreen = lazyScreen(() => import('./screens/guide/on-board-screen.tsx'), ['guide']);
const LuggageScreen = lazyScreen(() => import('./screens/guide/luggage-screen.tsx'), ['guide']);
const FaqScreen = lazyScreen(() => import('./screens/guide/faq-screen.tsx'), ['guide']);
const ShipScreen = lazyScreen(() => import('./screens/ship-screen.tsx'), ['ship', 'cabin', 'deck']);
const NotFoundScreen = lazyScreen(() => import('./screens/not-found-screen.tsx'), []);

/** The screens whose code and texts the page preloads (build/first-views.ts). */
const preloaded: Readonly<Record<string, LazyScreen>> = {
  [paths.root]: HomeScreen,
  [paths.home]: HomeScreen,
  [paths.routeList]: RouteListScreen,
  [paths.personalOrder]: PersonalOrderScreen,
  [paths.onBoard]: OnBoardScreen,
  [paths.luggage]: LuggageScreen,
  [paths.faq]: FaqScreen,
};

/**
 * Waits for the code and texts of a preloaded screen, which is then shown at once: React would first show a placeholder, for at
 * least 0.3 s. If they cannot be loaded, the screen says so.
 */
export async function loadScreenAt(location: Location): Promise<void> {
  await screenAt(location)
    ?.load()
    .catch(() => undefined);
}

function screenAt({ pathname, search }: Location): LazyScreen | undefined {
  if (isBooking(pathname, search)) return BookingScreen;
  if (pathname.startsWith(shipPath(''))) return ShipScreen;
  return preloaded[pathname];
}

const isBooking = (path: string, search: string) => path === paths.booking && search.includes('sailing=');

/** The payment address: the booking of one sailing, or the cart. */
function Pay() {
  return useSearch().includes('sailing=') ? <BookingScreen /> : <CartScreen />;
}

/** One order, or the list of orders of a logged-in customer; guests find theirs by its number. */
function Orders() {
  const parameters = new URLSearchParams(useSearch());
  const signedIn = useSession(session => session.token !== null);
  const showsOne = parameters.has('order') || parameters.has('find');
  return signedIn && !showsOne ? <MyOrdersScreen /> : <PersonalOrderScreen />;
}

/** Only logged-in users have an agent account. */
function Agent() {
  const signedIn = useSession(session => session.token !== null);
  return signedIn ? <AgentScreen /> : <GuardedRoute />;
}

/** The routes that need no login (R10); all other addresses are protected by the guard. */
export function Routes() {
  return (
    <Switch>
      <Route path={paths.root}>
        <Redirect to={paths.home} replace />
      </Route>
      <Route path={paths.home} component={HomeScreen} />
      <Route path={paths.routeList} component={RouteListScreen} />
      <Route path={paths.booking} component={Pay} />
      <Route path={paths.personalOrder} component={Orders} />
      <Route path={paths.jump} component={JumpScreen} />
      <Route path={paths.return} component={ReturnScreen} />
      <Route path={paths.notify} component={ReturnScreen} />
      <Route path={paths.personalCenter} component={PersonalCenterScreen} />
      <Route path={paths.login} component={LoginScreen} />
      <Route path={paths.registration} component={RegistrationScreen} />
      <Route path={paths.passwordReset} component={PasswordResetScreen} />
      <Route path={paths.passwordLink} component={PasswordLinkScreen} />
      <Route path={paths.passkey} component={PasskeyScreen} />
      <Route path={paths.privacyPolicy} component={PrivacyPolicyScreen} />
      <Route path={paths.pdpaNotice} component={PdpaNoticeScreen} />
      <Route path={paths.termsConditions} component={TermsScreen} />
      <Route path={paths.onBoard} component={OnBoardScreen} />
      <Route path={paths.luggage} component={LuggageScreen} />
      <Route path={paths.faq} component={FaqScreen} />
      <Route path={paths.ship} component={ShipScreen} />
      <Route path={paths.monitor} component={MonitorScreen} />
      <Route path={paths.standby} component={StandbyScreen} />
      <Route path={paths.waitlist} component={WaitlistScreen} />
      <Route path={paths.notFound} component={NotFoundScreen} />
      <Route path={paths.agent} component={Agent} />
      <Route component={GuardedRoute} />
    </Switch>
  );
}
