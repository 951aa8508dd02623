import type en from '../../en/storefront/guide.ts';
import type { Translation } from '../../translation.ts';

export default {
  contents: 'Dalam halaman ini',
  more: 'Baik juga diketahui',
  ships: 'Kapal kami',
  home: 'Laman utama',
  help: { title: 'Masih ada soalan?', text: 'Tulis kepada kami atau hubungi kami, kami sedia membantu.' },
  pages: {
    'on-board': {
      title: 'Di atas kapal',
      lead: 'Apa yang menanti anda dari titian kapal hingga ke pelabuhan seterusnya.',
    },
    luggage: {
      title: 'Bagasi',
      lead: 'Apa yang perlu dibawa, berapa banyak, dan apa yang ditinggalkan di rumah.',
    },
    faq: {
      title: 'Soalan lazim',
      lead: 'Jawapan ringkas kepada soalan yang paling kerap ditanya penumpang.',
    },
  },
} satisfies Translation<typeof en>;
