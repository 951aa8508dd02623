import type { Dashboard } from '@gangway/shared/contract/office/system/dashboard.ts';
import { setUpSteps } from '@gangway/shared/contract/office/system/dashboard.ts';
import type { PasskeyState } from '@gangway/shared/contract/people/passkeys.ts';
import type { SecondFactorState } from '@gangway/shared/contract/people/second-factor.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { passwordOf } from '@gangway/shared/node/demonstration-accounts.ts';
import type { Visit } from '../scene/scene.ts';
import { amend, fill, first, press, type Step } from '../scene/steps.ts';

/** An entry of the menu of the logged-in user. */
export const ofUser =
  (entry: string): Step =>
  ({ hand }) =>
    hand.choose('frame:shell.user', `frame:shell.${entry}`);

const info = '**/prod-api/sysUser/info*';

/** The role requires a second factor, and the user has none. */
export const needSecondFactor: Step = amend<SessionUser>(info, user => ({
  ...user,
  secondFactorNeeded: true,
}));

/** Another user has set the password. */
export const givenPassword: Step = amend<SessionUser>(info, user => ({ ...user, passwordIsGiven: true }));

/** The account that logs in has a second factor. */
export const askForSecondFactor: Step = ({ page }) =>
  page.route('**/bridge/session.signIn', route =>
    route.fulfill({
      json: { ok: true, value: { ok: false, message: '', failure: 'second-factor-required', fields: {} } },
    }),
  );

export const logInWithSecondFactor: Step = first(
  fill('login:username', 'admin'),
  fill('login:password', passwordOf('admin')),
  press('login:submit'),
  ({ hand }) => hand.field('login:secondFactor').waitFor(),
);

/** The picture for the authenticator app. */
export const scanSecondFactor: Step = first(
  ofUser('secondFactor'),
  press('second-factor:actions.begin'),
  fill('second-factor:fields.password', passwordOf('admin')),
  press('second-factor:next'),
  ({ hand }) => hand.see('second-factor:scan.text'),
);

/** The recovery codes, without a second factor that the next picture would have to type. */
export async function showRecoveryCodes(visit: Visit): Promise<void> {
  const { hand, page } = visit;
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `K7M2-9QX${index}-4TRB`);
  await page.route('**/prod-api/sysUser/second-factor/confirm', route =>
    route.fulfill({ json: { code: 200, msg: 'success', data: { recoveryCodes } } }),
  );
  await scanSecondFactor(visit);
  await hand.fill('second-factor:fields.code', '123456');
  await hand.press('second-factor:scan.confirm');
  await hand.see('second-factor:codes.text');
}

/** A user with a second factor and two passkeys. */
export const ownPasskeys: Step = first(
  amend<SecondFactorState>('**/prod-api/sysUser/second-factor', state => ({
    ...state,
    confirmedAt: '2026-09-14T01:12:00.000Z',
    recoveryCodes: 8,
  })),
  amend<PasskeyState>('**/prod-api/sysUser/passkeys', () => ({
    possible: true,
    passkeys: [
      {
        id: '0197f3a2-5b1c-7d4e-9a60-3c8e1f2b7d54',
        name: 'Laptop at the counter, terminal A',
        createdAt: '2026-10-02T03:40:00.000Z',
        lastUsedAt: '2026-11-27T00:05:00.000Z',
      },
      {
        id: '0197f3a2-5b1c-7d4e-9a60-3c8e1f2b7d55',
        name: 'My phone',
        createdAt: '2026-10-05T03:40:00.000Z',
        lastUsedAt: null,
      },
    ],
  })),
);

/** The form for a new passkey, and the wait for the browser. */
export const addPasskey: Step = first(ofUser('secondFactor'), press('second-factor:passkeys.add'));

export async function removePasskey(visit: Visit): Promise<void> {
  const { page, say } = visit;
  await ofUser('secondFactor')(visit);
  const name = say('second-factor:passkeys.removeNamed').replace('{{name}}', 'My phone');
  await page.getByRole('button', { name }).click();
  await page.getByLabel(say('second-factor:fields.password')).waitFor();
}

/** A log-in that waits for the page in the browser. */
export async function waitForBrowser(visit: Visit): Promise<void> {
  const { hand, page } = visit;
  const value = { ok: true, address: 'https://tickets.example.com/login/passkey', opened: false };
  await page.route('**/bridge/passkey.begin', route => route.fulfill({ json: { ok: true, value } }));
  // The browser has not come back yet.
  await page.route('**/bridge/passkey.wait', () => undefined);
  await logInWithSecondFactor(visit);
  await hand.press('login:withPasskey');
  await hand.see('frame:passkey.open');
}

const DONE_STEPS = 3;

/** A new installation before its first order (R459). */
export const newInstallation: Step = amend<Dashboard>('**/prod-api/office/dashboard*', dashboard => ({
  ...dashboard,
  setUp: setUpSteps.map((step, index) => ({ step, done: index < DONE_STEPS })),
}));
