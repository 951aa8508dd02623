/** The choice of a saved passenger in a booking. */
export default {
  label: 'Fill in from your account',
  choose: 'Choose a passenger',
  me: '{{name}} (you)',
};
