/** The template's demo list (specification section 3, sample mock list item); only while developing. */
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
