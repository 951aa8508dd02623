/** Choosing somebody the account knows, where a booking asks for a passenger. */
export default {
  label: 'Fill in from your account',
  choose: 'Choose a passenger',
  me: '{{name}} (you)',
};
