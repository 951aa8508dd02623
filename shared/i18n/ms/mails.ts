import type en from '../en/mails.ts';
import type { Translation } from '../translation.ts';

export default {
  common: {
    greeting: '{{name}} yang dihormati,',
    closing: 'Salam hormat,',
    help: 'Ada soalan? Telefon {{phone}} atau tulis kepada {{email}}.',
  },
  order: {
    viewOrder: 'Lihat tempahan anda',
    orderNumber: 'Tempahan',
    sailing: 'Pelayaran',
    departs: 'Bertolak',
    boarding: 'Naik kapal',
    passengers: 'Penumpang',
    cabins: 'Kabin',
    noCabin: 'Tiada',
    total: 'Dibayar',
    ticketLine: '{{name}} · {{type}}',
    cabinLine: 'Kabin {{number}}',
    automatic: 'E-mel ini dihantar berkenaan tempahan {{order}} dengan {{operator}}.',
    orderUnpaid: {
      subject: 'Tempat anda disimpan sehingga {{until}}: {{route}}, {{date}} ({{order}})',
      heading: 'Tempat anda sedang disimpan',
      intro:
        'Kami menyimpan tempat anda sehingga {{until}}. Selepas anda membayar, kami menghantar e-tiket anda. Jika anda tidak mahu menempah, jangan buat apa-apa: tempat itu akan dilepaskan tanpa caj.',
      pay: 'Teruskan ke bayaran',
    },
    orderPaid: {
      subject: 'E-tiket anda: {{route}}, {{date}} ({{order}})',
      heading: 'Anda akan belayar',
      intro_one:
        'Terima kasih, bayaran anda telah diterima. E-tiket anda dilampirkan: sediakannya pada telefon atau kertas semasa naik kapal.',
      intro_other:
        'Terima kasih, bayaran anda telah diterima. {{count}} e-tiket anda dilampirkan, satu halaman bagi setiap penumpang: sediakannya pada telefon atau kertas semasa naik kapal.',
      attachment: 'E-tiket {{order}}.pdf',
      linkNote: 'Pautan ini membuka tempahan anda tanpa log masuk. Jangan kongsikannya.',
    },
    orderCanceled: {
      subject: 'Dibatalkan: {{route}}, {{date}} ({{order}})',
      heading: 'Pembatalan anda',
      introWhole: 'Kami telah membatalkan tempahan anda. E-tiket tidak sah lagi.',
      introUnpaid:
        'Kami telah membatalkan tempahan anda. Belum ada bayaran dibuat, dan tiada apa-apa yang perlu dibayar.',
      introPart:
        'Kami telah membatalkan perkara yang disenaraikan di bawah. Yang lain dalam tempahan anda tidak berubah.',
      canceled: 'Dibatalkan',
      charge: 'Caj pembatalan',
      noCharge: 'Tiada caj',
      refund: 'Bayaran balik',
      noRefund: 'Tiada bayaran balik',
      refundNote:
        'Wang dipulangkan melalui cara bayaran anda. Bank mengambil masa sehingga 10 hari bekerja untuk memaparkannya.',
    },
    disruption: {
      weather:
        'Cuaca tidak mengizinkan kami belayar seperti yang dirancang. Kami memohon maaf atas kesulitan ini.',
      technical:
        'Kapal memerlukan kerja yang tidak boleh ditangguhkan. Kami memohon maaf atas kesulitan ini.',
      operational: 'Kami terpaksa mengubah jadual pelayaran. Kami memohon maaf atas kesulitan ini.',
    },
    calledOff: {
      subject: 'Pelayaran anda dibatalkan, sila pilih: {{route}}, {{date}} ({{order}})',
      subjectReminder: 'Sila pilih sebelum {{time}}: pelayaran anda yang dibatalkan ({{order}})',
      heading: 'Pelayaran anda dibatalkan',
      headingReminder: 'Sila pilih apa yang anda mahu',
      intro:
        'Kami telah membatalkan pelayaran di bawah. Anda boleh memilih pelayaran lain tanpa bayaran tambahan, bayaran balik penuh, atau baucar. E-tiket yang ada pada anda tidak sah lagi.',
      introNotKept:
        'Kami telah membatalkan pelayaran di bawah. Anda boleh memilih di halaman tempahan anda: bayaran balik penuh, baucar, atau pelayaran lain bagi laluan yang sama jika ada tempat untuk anda. E-tiket yang ada pada anda tidak sah lagi.',
      kept: 'Kami menyimpan tempat untuk anda pada',
      until: 'Sila pilih sebelum',
      refund: 'Bayaran balik penuh',
      credit: 'Atau baucar bernilai',
      otherwise: {
        refund: 'Jika anda belum memilih pada masa itu, kami memulangkan semua yang anda bayar.',
        move: 'Jika anda belum memilih pada masa itu, kami membawa anda dengan pelayaran yang tempatnya kami simpan.',
        credit: 'Jika anda belum memilih pada masa itu, kami menghantar baucar kepada anda.',
      },
      choose: 'Lihat pilihan anda',
      linkNote: 'Membuka halaman itu tidak memutuskan apa-apa lagi.',
    },
    sailingCanceled: {
      subject: 'Pelayaran anda dibatalkan: {{route}}, {{date}} ({{order}})',
      heading: 'Pelayaran anda tidak diteruskan',
      intro:
        'Pelayaran di bawah dibatalkan. Semua yang anda bayar untuknya dipulangkan tanpa apa-apa caj; e-tiket tidak sah lagi.',
      introUnpaid:
        'Pelayaran di bawah dibatalkan. Anda belum membayarnya, dan tiada apa-apa yang perlu dibayar.',
    },
    gateChanged: {
      subject: 'Pintu baharu {{gate}}: {{route}}, {{date}} ({{order}})',
      heading: 'Pintu masuk pelayaran anda berubah',
      intro: 'Sila datang ke pintu masuk di bawah. Waktunya tidak berubah.',
      gate: 'Pintu baharu',
      tickets: 'E-tiket anda masih sah. Buka semula untuk melihat pintu baharu.',
    },
    shipChanged: {
      subject: 'Anda belayar dengan {{ship}}: {{route}}, {{date}} ({{order}})',
      heading: 'Anda belayar dengan {{ship}}',
      intro:
        'Pelayaran anda diambil alih oleh kapal lain. Tempat duduk dan kabin anda ada di bawah; tiada bayaran tambahan.',
      seatFee: 'Kapal baharu tiada tempat duduk yang anda pilih. Kami memulangkan bayarannya: {{amount}}.',
      was: 'Kapal asal',
      places: 'Tempat duduk dan kabin anda',
      seat: 'tempat duduk {{seat}}',
      tickets: 'Kod e-tiket anda tidak berubah. E-tiket yang dilampirkan menunjukkan kapal baharu.',
    },
    sailingMoved: {
      subject: 'Waktu bertolak baharu: {{route}}, {{date}} ({{order}})',
      heading: 'Waktu bertolak pelayaran anda berubah',
      intro: 'Sila ambil perhatian waktu baharu di bawah, dan datang ke pintu masuk mengikut waktu itu.',
      was: 'Waktu asal',
      departs: 'Waktu baharu',
      arrives: 'Tiba',
      free: 'Oleh sebab waktunya banyak berubah, anda boleh membatalkan tanpa caj hingga {{until}} dan mendapat bayaran balik penuh. Anda juga boleh bertukar ke pelayaran lain di laluan ini tanpa caj. Sila tekan butang di bawah atau hubungi kami.',
      calendar:
        'Jika pelayaran ini ada dalam kalendar anda, buka fail yang dilampirkan untuk membetulkannya.',
      tickets: 'E-tiket anda masih sah. Buka semula untuk melihat waktu baharu.',
    },
    paymentReturned: {
      subject: 'Bayaran anda dipulangkan ({{order}})',
      heading: 'Kami memulangkan bayaran anda',
      introLate:
        'Bayaran anda sebanyak {{amount}} tiba selepas tempoh bayaran tamat, dan kami tidak dapat menyimpan tempahan anda. Kami memulangkannya sepenuhnya.',
      introCalledOff:
        'Bayaran anda sebanyak {{amount}} tiba selepas kami membatalkan pelayaran ini. Kami memulangkannya sepenuhnya.',
      introCanceled:
        'Bayaran anda sebanyak {{amount}} tiba selepas tempahan dibatalkan. Kami memulangkannya sepenuhnya.',
      introTwice:
        'Tempahan anda sudah dibayar ketika {{amount}} tiba. Kami memulangkan bayaran kedua ini sepenuhnya; tempahan anda tidak berubah.',
      refundNote:
        'Wang dipulangkan melalui cara bayaran anda. Bank mengambil masa sehingga 10 hari bekerja untuk memaparkannya.',
      refund: 'Bayaran balik',
      again: 'Mungkin masih ada tempat: anda dialu-alukan menempah semula.',
      bookAgain: 'Cari pelayaran',
    },
  },
  voucher: {
    title: 'Baucar',
    disruption: {
      subject: 'Baucar anda bernilai {{amount}} daripada {{operator}}',
      heading: 'Baucar anda bernilai {{amount}}',
      intro: '{{operator}} memberi anda baucar bagi perjalanan anda yang terjejas.',
    },
    sold: {
      subject: 'Baucar anda bernilai {{amount}} daripada {{operator}}',
      heading: 'Baucar anda bernilai {{amount}}',
      intro: 'Ini baucar anda daripada {{operator}}.',
    },
    expiring: {
      subject: 'Baucar anda bernilai {{amount}} tamat tempoh pada {{until}}',
      heading: 'Baki baucar anda {{amount}}',
      intro:
        'Baucar anda daripada {{operator}} akan tamat tempoh tidak lama lagi. Selepas itu, bakinya tidak boleh digunakan.',
    },
    code: 'Kod baucar',
    balance: 'Baki',
    validUntil: 'Sah hingga',
    use: 'Masukkan kod ini semasa membayar tempahan. Anda boleh menggunakan sebahagian sahaja; bakinya kekal dalam baucar.',
    secret: 'Sesiapa yang mempunyai kod ini boleh menggunakan baucar. Jangan kongsikannya.',
    action: 'Cari pelayaran',
  },
  waitlist: {
    automatic: 'Kami menghantar e-mel ini kerana alamat ini diberi untuk senarai menunggu {{operator}}.',
    sailing: 'Pelayaran',
    party: 'Rombongan',
    cabins: 'Kabin',
    price: 'Harga',
    confirm: {
      subject: 'Sila sahkan: senarai menunggu',
      heading: 'Satu langkah lagi',
      intro:
        'Sahkan alamat e-mel ini untuk masuk ke senarai menunggu. Sebaik sahaja ada tempat untuk anda, kami akan menulis kepada anda.',
      notYou: 'Bukan anda? Abaikan sahaja: alamat ini kami padam selepas sehari.',
      action: 'Sahkan dan lihat tempat saya',
    },
    offer: {
      subject: 'Tempat untuk anda hingga {{until}}',
      heading: 'Ada tempat untuk anda',
      intro: 'Tempat yang anda tunggu sudah kosong. Kami menyimpannya untuk anda hingga {{until}}.',
      until: 'Disimpan hingga',
      next: 'Jika anda tidak menempah sebelum itu, tempatnya diberi kepada rombongan seterusnya.',
      action: 'Tempah atau tolak',
    },
  },
  account: {
    hello: 'Salam sejahtera,',
    username: 'Nama pengguna',
    automatic: 'E-mel ini dihantar kerana alamat ini diberikan kepada {{operator}}.',
    verificationCode: {
      subject: '{{code}} ialah kod anda untuk {{operator}}',
      heading: 'Kod anda',
      registration: 'Masukkan kod ini untuk melengkapkan pendaftaran anda.',
      'password-reset': 'Masukkan kod ini untuk memilih kata laluan baharu.',
      'email-change': 'Masukkan kod ini untuk mengesahkan alamat e-mel ini.',
      'phone-change': 'Masukkan kod ini untuk mengesahkan nombor telefon ini.',
      code: 'Kod',
      validUntil: 'Sah hingga',
      secret:
        'Kami tidak pernah meminta kod ini melalui telefon atau mesej. Jika bukan anda yang memintanya, abaikan sahaja: tanpa kod ini tiada apa-apa berubah.',
    },
    accountExists: {
      subject: 'Anda sudah mempunyai akaun dengan {{operator}}',
      heading: 'Anda sudah mempunyai akaun',
      intro:
        'Seseorang, mungkin anda, cuba menggunakan alamat ini untuk membuka akaun. Alamat ini sudah digunakan oleh akaun anda, jadi tiada apa-apa diubah.',
      afterwards:
        'Log masuk dengan nama pengguna anda. Jika terlupa kata laluan, anda boleh memilih yang baharu.',
      action: 'Log masuk',
    },
    passwordChanged: {
      subject: 'Kata laluan anda telah ditukar',
      heading: 'Kata laluan anda telah ditukar',
      intro:
        'Kata laluan akaun anda ditukar pada {{at}}. Anda telah dilog keluar daripada semua peranti lain.',
      notYou:
        'Jika bukan anda, pilih kata laluan baharu dengan segera dan tulis kepada kami: orang lain mungkin telah mengakses akaun anda.',
      action: 'Pilih kata laluan baharu',
    },
    failedLogins: {
      subject: 'Banyak log masuk yang gagal bagi akaun {{operator}} anda',
      heading: 'Ada orang cuba log masuk sebagai anda',
      intro:
        'Dalam masa sejam hingga {{at}}, kata laluan atau kod yang salah dimasukkan {{failures}} kali bagi akaun pejabat anda.',
      notYou:
        'Jika bukan anda, pilih kata laluan baharu yang tidak digunakan di tempat lain, dan beritahu pentadbir. Faktor kedua melindungi akaun anda walaupun kata laluan itu diteka.',
    },
    accountOpened: {
      subject: 'Akaun anda dengan {{operator}}',
      heading: 'Akaun anda sedia digunakan',
      intro: '{{operator}} telah membuka akaun untuk anda. Pilih kata laluan, kemudian anda boleh log masuk.',
    },
    passwordLink: {
      subject: 'Pilih kata laluan baharu untuk {{operator}}',
      heading: 'Pilih kata laluan baharu',
      intro:
        'Anda kini boleh memilih kata laluan baharu untuk akaun anda. Sehingga itu, kata laluan lama kekal.',
      validUntil: 'Sah hingga',
      secret:
        'Butang ini berfungsi sekali sahaja. Jangan serahkan kepada sesiapa: sesiapa yang memilikinya boleh memilih kata laluan anda. Jika anda tidak menjangka e-mel ini, abaikan dan maklumkan kepada kami.',
      action: 'Pilih kata laluan',
    },
    emailChanged: {
      subject: 'Alamat e-mel akaun anda telah ditukar',
      heading: 'Alamat e-mel anda telah ditukar',
      intro: 'Alamat e-mel akaun anda ditukar pada {{at}}. Alamat ini bukan lagi milik akaun tersebut.',
      notYou:
        'Jika bukan anda, telefon atau tulis kepada kami dengan segera: orang lain mungkin telah mengakses akaun anda.',
      action: 'Log masuk',
    },
  },
  sms: {
    code: '{{operator}}: {{code}} ialah kod anda, sah selama {{minutes}} minit. Kami tidak pernah memintanya.',
    accountExists:
      '{{operator}}: nombor telefon ini sudah digunakan oleh sebuah akaun. Tiada apa-apa diubah.',
  },
} satisfies Translation<typeof en>;
