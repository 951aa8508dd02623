import type en from '../../en/storefront/payment.ts';
import type { Translation } from '../../translation.ts';

export default {
  method: {
    legend: 'Bagaimana anda ingin membayar?',
    choose: 'Sila pilih cara bayaran',
    sandbox: 'Perbankan dalam talian',
    sandboxText: 'Anda dibawa ke laman bank dan kembali semula',
    stripe: 'Kad, FPX atau GrabPay',
    stripeText: 'Halaman bayaran selamat Stripe',
    balance: 'Baki ejen',
    balanceText: 'Ditolak terus daripada baki anda',
    balanceLeft: '{{amount}} tersedia',
    balanceShort: 'Maaf, baki tersedia ejen anda tidak mencukupi untuk penyelesaian. Kurang {{missing}}.',
    tooLittle:
      'Cara bayaran di laman ini menerima {{minimum}} ke atas. Sila hubungi kami, atau bayar di kaunter sebelum tempat anda dilepaskan.',
  },
  nothing: {
    text: 'Tiada bayaran untuk tempahan ini. Sahkan sahaja, dan e-tiket anda sedia.',
    confirm: 'Sahkan, tiada bayaran',
  },
  jump: {
    title: 'Ke halaman bayaran',
    heading: 'Membawa anda ke halaman bayaran',
    text: 'Anda membayar {{amount}} di {{host}}. Selepas itu, anda kembali ke sini secara automatik.',
    now: 'Pergi sekarang',
  },
  waiting: {
    heading: 'Menunggu bank',
    text: 'Kami sedang menyemak sama ada bayaran anda telah diterima. Ini mengambil masa beberapa saat.',
    long: 'Bank mengambil masa. Anda boleh meninggalkan halaman ini: sebaik sahaja bayaran diterima, kami menghantar tiket melalui e-mel.',
  },
  result: {
    title: 'Bayaran',
    toBooking: 'Ke tempahan',
    findBooking: 'Cari tempahan saya',
    otherSailings: 'Lihat pelayaran lain',
    paid: {
      heading: 'Sudah dibayar. Selamat belayar!',
      text_one:
        'Kami telah menerima {{amount}} untuk tempahan {{numbers}}. E-tiket anda sudah sedia dan sedang dihantar melalui e-mel.',
      text_other:
        'Kami telah menerima {{amount}} untuk tempahan {{numbers}}. E-tiket anda sudah sedia dan sedang dihantar melalui e-mel.',
      next: 'Tunjukkan e-tiket saya',
    },
    bookingNumbered: 'Tempahan {{number}}',
    partly:
      '{{amount}} sedang dipulangkan: tempat bagi {{numbers}} sudah tidak disimpan ketika bayaran tiba.',
    partlyTwice:
      'Tempahan {{numbers}} sudah dibayar. Bayaran kedua anda sebanyak {{amount}} sedang dipulangkan.',
    paidTwice: {
      heading: 'Anda sudah membayar',
      text: 'Bayaran kedua anda sebanyak {{amount}} sedang dipulangkan. Tempahan anda sudah dibayar dan tidak berubah.',
      next: 'Lihat e-tiket saya',
    },
    returned: {
      heading: 'Wang anda sedang dipulangkan',
      text: 'Tempahan anda sudah tidak disimpan ketika bayaran tiba. Kami memulangkan kesemua {{amount}}.',
      next: 'Lihat tempahan',
    },
    failed: {
      heading: 'Bayaran tidak berjaya',
      text: 'Tiada caj dikenakan.',
      next: 'Bayar dengan cara lain',
    },
    canceled: {
      heading: 'Anda membatalkan bayaran',
      text: 'Tiada caj dikenakan.',
      next: 'Kembali membayar',
    },
    kept: 'Tempat anda disimpan hingga {{time}}.',
    keptUnknown: 'Tempat anda masih disimpan sehingga tamat masa yang ditunjukkan dalam tempahan.',
    over: 'Masa untuk membayar sudah tamat, dan tempat anda telah dilepaskan.',
    overNext: 'Lihat tempahan',
  },
  welcome: {
    voyage: 'Pelayaran',
    next: 'Langkah seterusnya',
    boarding: 'Menaiki kapal bermula pada {{opens}}. Sila tiba di jeti lebih awal.',
    documents: 'Bawa dokumen perjalanan setiap penumpang seperti yang diberi semasa menempah.',
    back: 'Tempah perjalanan pulang',
  },
  unknown: {
    heading: 'Bayaran ini tidak dapat ditunjukkan di sini',
    text: 'Mungkin ia dibuat dalam pelayar lain. Cari tempahan anda dengan nombor tempahan dan e-mel atau telefon.',
  },
  voucher: {
    code: 'Kod baucar',
    hint: 'Anda boleh menggunakan sebahagian sahaja. Bakinya kekal dalam baucar.',
    use: 'Guna baucar',
    missing: 'Masukkan kod baucar anda.',
    used: 'Baucar berakhir dengan {{ending}}',
    left: '(baki {{amount}})',
    toPay: 'Perlu dibayar lagi',
    remove: 'Jangan guna baucar',
  },
} satisfies Translation<typeof en>;
