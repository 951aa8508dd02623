/** Signing in to the back office. */
export default {
  title: 'Log in',
  heading: 'Back office',
  username: 'Username',
  password: 'Password',
  submit: 'Log in',
  gate: {
    stopped: 'Nobody is logged in at this gate, so nobody can board.',
    saved: 'Log in to go on. All scans are saved.',
    waiting_one: 'Log in to go on. {{count}} scan is saved and will be sent.',
    waiting_other: 'Log in to go on. {{count}} scans are saved and will be sent.',
  },
};
