/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': 'Please enter a phone number with its country code, such as +60 12 345 6789',
  'email-format': 'Please enter an e-mail address such as name@example.com',
  'email-letters': 'Please enter an e-mail address with plain letters only, without accents',
  'week-range': 'Please enter a week from 1 to 42',
  too_big: 'This is too long or too large.',
};
