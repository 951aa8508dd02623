/** Signing in to the back office. */
export default {
  title: 'Login',
  heading: 'Back office',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
};
