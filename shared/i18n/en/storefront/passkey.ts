/** The page of the site on which staff use a passkey for the back office. */
export default {
  title: 'Passkey',
  forStaff: 'For staff of {{operator}}.',
  opened: 'For staff of {{operator}}. The back office opened this page.',
  notOpened: 'Please start in the back office: it opens this page.',
  failed: 'The browser did not use a passkey. You can try again.',
  done: 'Done. You can go back to the back office.',
  toSite: 'To the site',
  add: {
    heading: 'Add a passkey',
    text: 'The next log-ins to the back office can use it instead of a code. It can be on this computer, on your phone, or on a security key.',
    action: 'Add a passkey',
  },
  'log-in': {
    heading: 'Log in with a passkey',
    text: 'Use the passkey that you added for the back office.',
    action: 'Use a passkey',
  },
};
