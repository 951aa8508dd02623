/** The template's demo list (R16); only while developing. */
export default {
  title: 'Table',
  about: 'Sample data of the template’s mock, in development mode only.',
  column: {
    id: 'ID',
    title: 'Title',
    author: 'Author',
    pageviews: 'Pageviews',
    status: 'Status',
    time: 'Display time',
  },
  status: { published: 'published', draft: 'draft', deleted: 'deleted' },
  empty: 'No items',
};
