import type en from '../en/documents.ts';
import type { Translation } from '../translation.ts';

export default {
  ticket: { title: '전자 승선권' },
} satisfies Translation<typeof en>;
