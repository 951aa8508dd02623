/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': 'Please enter a phone number with its country code, such as {{phoneExample}}',
  'phone-country': 'Please add the country code, such as +65 9123 4567',
  'phone-extension': 'Please leave out the extension',
  'email-format': 'Please enter an e-mail address such as name@example.com',
  'email-letters': 'Please enter an e-mail address with plain letters only, without accents',
  'name-letters': 'Please enter a name with letters',
  'name-latin':
    'Please enter this in Latin letters, as in the passport: these letters cannot be printed on tickets',
  'text-damaged': 'A character in this text is damaged. Please type it again',
  'week-range': 'Please enter a week from 1 to 42',
  too_big: 'This is too long or too large.',
};
