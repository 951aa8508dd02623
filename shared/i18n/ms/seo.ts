import type en from '../en/seo.ts';
import type { Translation } from '../translation.ts';

export default {
  home: 'Pelayaran siang dan malam merentasi Selat Melaka: tiket keluarga dan kabin, ditempah dalam beberapa minit, dengan e-tiket pada telefon anda.',
  sailings:
    'Semua pelayaran siang dan malam beserta tambang, baki tempat dan kabin, serta caj jika dibatalkan.',
  route: {
    name: '{{departure}} ke {{destination}} dengan kapal',
    from: 'Belayar dari {{departure}} ke {{destination}}: {{miles}} batu nautika, siang atau malam, dewasa dari {{price}}. Pelayaran seterusnya {{date}}.',
    noDate:
      'Belayar dari {{departure}} ke {{destination}}: {{miles}} batu nautika. Tarikh baharu akan diumumkan.',
  },
  port: {
    name: 'Pelayaran dari {{departure}}',
    description:
      'Semua pelayaran dari {{departure}} beserta tambang, serta jalan ke jeti, tempat letak kereta dan waktu naik kapal.',
  },
  sailing: {
    name: '{{departure}} ke {{destination}}, {{session}}, {{date}}',
    description:
      'Belayar dengan {{ship}} dari {{departure}} ke {{destination}}. Bertolak {{departs}}, tiba {{arrives}}. Dewasa dari {{price}}.',
  },
  ship: 'Kabin {{ship}} dengan harganya, pelan setiap dek dan kemudahan akses.',
  guide: {
    'on-board':
      'Di atas kapal {{operator}}: kabin, makanan, Wi-Fi, keluarga, keselamatan dan kemudahan akses.',
    luggage:
      'Apa yang perlu dibawa untuk pelayaran {{operator}}: jumlah bagasi, isinya, dan barang yang tidak dibenarkan.',
    faq: 'Jawapan kepada soalan penumpang {{operator}}: tempahan, bayaran, e-tiket, menaiki kapal, kanak-kanak, perubahan dan bayaran balik.',
  },
  terms:
    'Terma tempahan dan pelayaran bersama {{operator}}: bayaran, caj pembatalan, dokumen perjalanan, kanak-kanak dan menaiki kapal.',
  privacy:
    'Maklumat tentang anda yang ada pada {{operator}}, sebabnya, tempoh simpanannya dan hak anda terhadapnya.',
  pdpa: 'Cara {{operator}} mengendalikan data peribadi, dan hak-hak anda.',
} satisfies Translation<typeof en>;
