/** The user's own second factor. */
export default {
  text: 'At each log-in you also enter a code from an app on your phone. A stolen password alone is then not enough.',
  since: 'Set up on {{time}}',
  none: 'Not set up',
  left_one: '{{count}} recovery code left',
  left_other: '{{count}} recovery codes left',
  required: 'Your role requires a second factor.',
  actions: {
    begin: 'Set up',
    replace: 'Set up another phone',
    codes: 'New recovery codes',
    remove: 'Remove',
  },
  removed: 'The second factor has been removed.',
  next: 'Next',
  back: 'Back',
  fields: {
    password: 'Current password',
    proof: 'Code from the app, or a recovery code',
    code: 'Code from the app',
  },
  scan: {
    text: 'Scan this picture with an authenticator app. Then enter the six digits that the app shows.',
    qr: 'QR code for the authenticator app',
    secret: 'Or type this key into the app',
    confirm: 'Confirm',
  },
  codes: {
    title: 'Recovery codes',
    text: 'Without your phone, each of these codes lets you log in once. Write them down and keep them in a safe place: they are not shown again.',
    done: 'I have written them down',
  },
  screen: {
    title: 'Set up a second factor',
    text: 'Welcome, {{name}}. Your role requires a second factor. You need a phone with an authenticator app.',
  },
};
