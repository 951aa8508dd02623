import type en from '../../en/storefront/saved-passengers.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: 'Isi daripada akaun anda',
  choose: 'Pilih penumpang',
  me: '{{name}} (anda)',
} satisfies Translation<typeof en>;
