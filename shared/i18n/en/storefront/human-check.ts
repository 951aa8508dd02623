/** The human check of forms (R25). "Verification failed" is prescribed (R82). */
export default {
  label: 'I am human',
  solving: 'Checking…',
  proving:
    'Many people are booking right now. We are checking that you are a person. This takes a few seconds.',
  solved: 'Confirmed',
  please: 'Please tick this box',
  failed: 'Verification failed',
  again: 'Verification failed. Please check your connection and tick the box again.',
};
