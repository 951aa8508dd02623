/** Signing in. */
export default {
  title: 'Sign in',
  heading: 'Sign in',
  text: 'For customers with an account and for agents. Booking needs no account.',
  username: 'Username',
  usernameMissing: 'Please enter your username',
  password: 'Password',
  passwordMissing: 'Please enter your password',
  showPassword: 'Show password',
  submit: 'Sign in',
  withoutAccount: 'Book without an account',
};
