/** Signing in to the back office. */
export default {
  title: 'Log in',
  heading: 'Back office',
  username: 'Username',
  password: 'Password',
  secondFactor: 'Code from your app, or a recovery code',
  secondFactorHint: 'Your account has a second factor.',
  withPasskey: 'Use a passkey',
  submit: 'Log in',
  gate: {
    stopped: 'No one is logged in at this gate, so no one can board.',
    saved: 'Log in to continue. All scans are saved.',
    waiting_one: 'Log in to continue. {{count}} scan is saved and will be sent.',
    waiting_other: 'Log in to continue. {{count}} scans are saved and will be sent.',
  },
};
