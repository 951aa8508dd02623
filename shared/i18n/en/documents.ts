/** E-ticket and mails (SPECIFICATION sections 5 and 10). */
export default {
  ticket: { title: 'E-ticket' },
};
