/** The human check of forms (R25). "Verification failed" is prescribed (R82). */
export default {
  label: 'I am human',
  solving: 'Checking…',
  solved: 'Confirmed',
  please: 'Please tick this box',
  failed: 'Verification failed',
  again: 'Verification failed. Please check your connection and tick the box again.',
};
