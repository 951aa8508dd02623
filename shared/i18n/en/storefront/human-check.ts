/** The human check of forms, one half of the specification's captcha. "Verification failed" is one of its texts. */
export default {
  label: 'I am human',
  solving: 'Checking…',
  solved: 'Confirmed',
  please: 'Please tick this box',
  failed: 'Verification failed',
  again: 'Verification failed. Please check your connection and tick the box again.',
};
