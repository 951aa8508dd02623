import type en from '../en/documents.ts';
import type { Translation } from '../translation.ts';

export default {
  ticket: { title: '电子船票' },
} satisfies Translation<typeof en>;
