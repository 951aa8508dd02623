import type en from '../../en/storefront/human-check.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: 'Saya manusia, bukan program',
  solving: 'Sedang disemak…',
  proving:
    'Ramai yang sedang menempah sekarang. Kami sedang mengesahkan bahawa anda manusia. Ini mengambil masa beberapa saat.',
  solved: 'Disahkan',
  please: 'Sila tandakan kotak ini',
  failed: 'Pengesahan gagal',
  again: 'Pengesahan gagal. Sila semak sambungan anda dan tandakan kotak sekali lagi.',
} satisfies Translation<typeof en>;
