import type en from '../../en/storefront/human-check.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: 'Saya manusia, bukan program',
  solving: 'Sedang disemak…',
  solved: 'Disahkan',
  please: 'Sila tandakan kotak ini',
  failed: 'Pengesahan gagal',
  again: 'Pengesahan gagal. Sila semak sambungan anda dan tandakan kotak sekali lagi.',
} satisfies Translation<typeof en>;
