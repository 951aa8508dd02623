/** Signing in to the back office. */
export default {
  title: 'Log in',
  heading: 'Back office',
  username: 'Username',
  password: 'Password',
  submit: 'Log in',
};
