/** The pages of the operator's own texts (R416); the texts themselves come from the server. */
export default {
  contents: 'On this page',
  more: 'Also good to know',
  ships: 'Our ships',
  home: 'Home',
  help: { title: 'Still a question?', text: 'Write to us or call, we are glad to help.' },
  pages: {
    'on-board': { title: 'On board', lead: 'What awaits you between the gangway and the next port.' },
    luggage: { title: 'Luggage', lead: 'What to bring, how much of it, and what stays at home.' },
    faq: { title: 'Frequently asked questions', lead: 'Short answers to what passengers ask us most.' },
  },
};
