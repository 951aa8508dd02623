import type en from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export default {
  updated: 'Berkuat kuasa sejak {{date}}',
  contents: 'Dalam halaman ini',
  others: { heading: 'Versi lain', today: 'Versi yang berkuat kuasa hari ini' },
  ladder: {
    most: 'Lebih daripada {{least}} hari, dan pada hari ke-{{least}} itu sendiri: {{charge}}.',
    between: '{{most}} hingga {{least}} hari: {{charge}}.',
    least: '{{most}} hari atau kurang: {{charge}}.',
    always: 'Pada bila-bila masa: {{charge}}.',
    nothing: 'tiada caj',
    percent: '{{percent}}%',
  },
  terms: {
    title: 'Terma dan syarat',
    intro:
      'Terma ini terpakai antara {{operator}} dengan semua yang membuat tempahan dengan kami. Terma ini menerangkan perkara yang boleh anda harapkan daripada kami, dan perkara yang kami harapkan daripada anda.',
    sections: [
      {
        heading: 'Tempahan anda',
        paragraphs: [
          'Satu tempahan meliputi satu pelayaran dan 1 hingga {{partyMost}} orang penumpang. Selepas anda menempah, kami menyimpan tempat dan kabin anda selama tidak lebih daripada {{holdMinutes}} minit supaya anda sempat membayar; baki masa ditunjukkan kepada anda. Supaya tempahan adil, kami mengehadkan tempat yang belum dibayar, dan satu dokumen perjalanan boleh ditempah sekali sahaja bagi satu pelayaran. Kontrak terbentuk apabila kami menerima bayaran anda. Bayaran yang tiba lewat diterima jika tempat masih ada, jika tidak, dipulangkan sepenuhnya.',
          'Kami menawarkan sesi siang dan sesi malam. Sebuah kapal membawa kira-kira {{people}} orang setiap pelayaran, dan bayi dikira dalam jumlah itu.',
        ],
      },
      {
        heading: 'Harga dan bayaran',
        paragraphs: [
          'Harga adalah dalam {{currency}}, dan harga pada butang bayar ialah jumlah penuh yang anda bayar. Jika harga berubah semasa anda menempah, kami menunjukkan harga baharu dan tidak mengenakan apa-apa caj sehingga anda bersetuju.',
        ],
      },
      {
        heading: 'Caj pembatalan',
        paragraphs: [
          'Anda boleh membatalkan seluruh tempahan, atau tiket dan kabin tertentu sahaja. Caj ialah sebahagian daripada harga perkara yang dibatalkan dan bergantung pada bilangan hari kalendar sebelum bertolak, dikira mengikut waktu Malaysia:',
          '{{ladder}}\nPenumpang yang tidak hadir dikenakan caj {{noShowPercent}}%.',
          'Pelayaran yang tidak boleh dibayar balik dan pelayaran musim puncak dikenakan caj {{nonRefundablePercent}}% pada bila-bila masa ia dibatalkan; perkara ini dinyatakan sebelum anda menempah.',
          'Caj yang berkuat kuasa semasa anda menempah kekal bagi tempahan anda. Caj itu ditunjukkan dengan tarikh dan amaun sebelum anda membayar, dalam tempahan anda, dan sekali lagi sebelum anda membatalkan. Wang dipulangkan melalui cara bayaran yang sama.',
        ],
      },
      {
        heading: 'Pindaan',
        paragraphs: [
          'Pindaan dalam tempoh {{amendmentDays}} hari kalendar sebelum bertolak dikira sebagai pembatalan, dan caj di atas dikenakan.',
        ],
      },
      {
        heading: 'Bayi, kanak-kanak dan remaja',
        paragraphs: [
          'Bayi mestilah berumur lebih daripada {{infantMonths}} bulan pada tarikh pelayaran. Di bawah {{infantYears}} tahun dikira sebagai bayi, dan {{infantYears}} hingga {{childYears}} tahun sebagai kanak-kanak.',
          'Penumpang di bawah {{minorYears}} tahun mesti ditemani orang dewasa dalam tempahan yang sama. Pembatalan tidak boleh menyebabkan mereka belayar tanpa orang dewasa.',
        ],
      },
      {
        heading: 'Kehamilan',
        paragraphs: [
          'Demi keselamatan anda, kami tidak dapat menerima penumpang yang hamil {{pregnancyWeek}} minggu atau lebih pada tarikh pelayaran. Sila nyatakan minggu kehamilan semasa menempah.',
        ],
      },
      {
        heading: 'Dokumen perjalanan',
        paragraphs: [
          'Pasport mesti sah sekurang-kurangnya {{passportMonths}} bulan selepas pelayaran tamat. Nama pada tiket mesti sama dengan dokumen yang ditunjukkan di pintu masuk. Visa dan permit masuk ialah tanggungjawab penumpang sendiri.',
        ],
      },
      {
        heading: 'Menaiki kapal',
        paragraphs: [
          'Setiap penumpang mempunyai e-tiket dengan kod yang membenarkan seorang masuk sekali sahaja. Pintu dibuka dan ditutup pada waktu yang tertera pada e-tiket; selepas pintu ditutup, tiada sesiapa dibenarkan naik. Jangan kongsi kod anda: sesiapa yang menunjukkannya dahulu akan naik kapal.',
        ],
      },
      {
        heading: 'Jika kami membuat perubahan',
        paragraphs: [
          'Cuaca dan keselamatan diutamakan, dan keputusan terletak pada nakhoda. Jika kami membatalkan pelayaran, anda boleh memilih pelayaran lain atau bayaran balik penuh. Jika pelayaran lewat, kami memaklumkan orang hubungan tempahan.',
        ],
      },
      {
        heading: 'Undang-undang dan hubungan',
        paragraphs: [
          'Undang-undang Malaysia terpakai. Hak anda sebagai pengguna di bawah undang-undang tidak terjejas. Tulis kepada {{email}} atau telefon {{phone}}; kebanyakan perkara dapat diselesaikan di situ.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Dasar privasi',
    intro:
      'Maklumat tentang anda yang ada pada {{operator}}, sebabnya, tempoh simpanannya dan hak anda terhadapnya.',
    sections: [
      {
        heading: 'Maklumat yang kami kumpul',
        paragraphs: [
          'Bagi setiap penumpang: nama, nombor telefon, jantina, tarikh lahir, dokumen perjalanan dan nombornya, serta tarikh tamat tempoh dan negara pengeluar bagi pasport; kewarganegaraan; minggu kehamilan dan catatan jika anda memberikannya. Bagi orang hubungan: nama, e-mel dan telefon. Bagi tempahan: pelayaran, kabin, bayaran dan waktu tiket diimbas.',
          'Butiran kad dan bank dimasukkan di laman bank atau penyedia bayaran. Kami tidak pernah melihatnya. Bagi kad yang digunakan di kaunter kami, kami hanya menyimpan empat digit akhir dan nombor rujukan bayaran.',
        ],
      },
      {
        heading: 'Sebab kami memerlukannya',
        paragraphs: [
          'Untuk menjual tiket yang betul dan menyemak peraturan perjalanan, mengetahui siapa yang berada di atas kapal, menghantar e-tiket dan berita tentang pelayaran anda, memulangkan wang, dan menjawab pihak berkuasa apabila dikehendaki undang-undang. Kami tidak menghantar iklan tanpa persetujuan anda dan tidak menjual data.',
        ],
      },
      {
        heading: 'Kanak-kanak di bawah {{ownDataYears}} tahun',
        paragraphs: [
          'Kami tidak mengumpul maklumat daripada kanak-kanak di bawah {{ownDataYears}} tahun, dan mereka tidak boleh mempunyai akaun. Orang dewasa memasukkan maklumat yang diperlukan untuk tiket kanak-kanak, dengan telefon atau e-mel orang dewasa itu sendiri.',
        ],
      },
      {
        heading: 'Pihak yang menerimanya',
        paragraphs: [
          'Pihak berkuasa pelabuhan dan imigresen di negara-negara pelayaran anda; bank atau penyedia bayaran untuk bayaran anda; penyedia yang menghantar e-mel kami. Tiada pihak lain.',
        ],
      },
      {
        heading: 'Cara kami melindunginya',
        paragraphs: [
          'Kod tiket tidak mengandungi data peribadi. Peranti di pintu masuk menyimpan butiran penumpang secara tersulit dan memadamnya selepas pelayaran. Selepas tempahan dibuat, laman ini menunjukkan paling banyak empat aksara terakhir nombor dokumen. Apa yang anda taip semasa menempah kekal dalam tab pelayar anda sehingga anda menempah atau menutupnya.',
        ],
      },
      {
        heading: 'Tempoh simpanan',
        paragraphs: [
          'Tempahan selama {{personalDataYears}} tahun selepas pelayaran. Kemudian kami memadam nama, maklumat hubungan dan catatan, dan menyimpan pelayaran serta jumlah bagi akaun kami. Dokumen perjalanan sehingga {{documentDays}} hari selepas pelayaran. Maklumat untuk mengira tempat belum dibayar bagi seseorang atau satu rangkaian disimpan dalam bentuk kod selama dua hari.',
        ],
      },
      {
        heading: 'Kuki',
        paragraphs: [
          'Tiga kuki, semuanya perlu: satu menyimpan bahasa anda, satu mengekalkan log masuk anda, dan satu lagi membolehkan anda log masuk pada peranti yang pernah anda gunakan walaupun orang lain sedang meneka kata laluan. Tiada kuki untuk iklan atau penjejakan.',
        ],
      },
      {
        heading: 'Hak anda',
        paragraphs: [
          'Anda boleh bertanya tentang maklumat yang kami simpan, meminta pembetulan, menarik balik persetujuan atau membantah sesuatu penggunaan. Di halaman tempahan anda, anda boleh memuat turun datanya, dan memadamnya selepas pelayaran. Anda juga boleh menulis kepada {{email}} atau telefon {{phone}}; kami menjawab dalam masa 21 hari.',
        ],
      },
    ],
  },
  pdpa: {
    title: 'Notis PDPA',
    intro:
      'Notis {{operator}} di bawah seksyen 7 Akta Perlindungan Data Peribadi 2010 Malaysia, dalam bahasa-bahasa laman ini.',
    sections: [
      {
        heading: 'Data peribadi dan sumbernya',
        paragraphs: [
          'Kami memproses data pengenalan (nama, jantina, tarikh lahir, kewarganegaraan, dokumen), data hubungan (telefon, e-mel), data kesihatan jika anda memberikannya (minggu kehamilan, keperluan di atas kapal), serta data tempahan dan bayaran. Data ini diberikan oleh anda, orang yang menempah bagi pihak anda, atau ejen tempahan anda.',
        ],
      },
      {
        heading: 'Tujuan',
        paragraphs: [
          'Tempahan dan bayaran; semakan syarat perjalanan; senarai penumpang dan kemasukan ke kapal; mesej tentang pelayaran anda; bayaran balik dan aduan; perakaunan; kewajipan di bawah undang-undang.',
        ],
      },
      {
        heading: 'Maklumat wajib dan pilihan anda',
        paragraphs: [
          'Nama, nombor telefon, jantina, tarikh lahir, dokumen, kewarganegaraan dan perujuk adalah wajib: tanpanya kami tidak dapat mengeluarkan tiket. E-mel penumpang, catatan dan minggu kehamilan adalah sukarela; namun mulai minggu ke-{{pregnancyWeek}} kami tidak dapat menerima anda, dan mungkin terpaksa menolak kemasukan ke kapal.',
        ],
      },
      {
        heading: 'Orang di bawah umur',
        paragraphs: [
          'Data orang di bawah {{minorYears}} tahun diberikan oleh ibu bapa, penjaga atau orang dewasa yang menemani. Kami tidak mengumpul data daripada kanak-kanak di bawah {{ownDataYears}} tahun.',
        ],
      },
      {
        heading: 'Pendedahan',
        paragraphs: [
          'Kepada pihak berkuasa pelabuhan, imigresen dan kesihatan di negara-negara pelayaran, kepada penyedia bayaran dan e-mel yang terikat dengan kontrak, dan kepada ejen anda setakat yang berkaitan dengan tempahan anda. Data keluar dari Malaysia hanya jika pelayaran anda ke luar negara, atau melalui penyedia tersebut.',
        ],
      },
      {
        heading: 'Akses, pembetulan dan had',
        paragraphs: [
          'Anda boleh meminta akses kepada data anda dan pembetulannya, mengehadkan pemprosesannya, atau menarik balik persetujuan, dengan menulis kepada {{email}} atau menelefon {{phone}}. Jika anda mengehadkan maklumat yang diperlukan untuk tiket, kami mungkin terpaksa membatalkannya; caj dalam terma dikenakan.',
        ],
      },
    ],
  },
} satisfies Translation<typeof en>;
