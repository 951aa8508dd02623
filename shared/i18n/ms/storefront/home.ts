import type en from '../../en/storefront/home.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: 'Laman utama',
  hero: {
    heading: 'Dua pelayaran, dua cahaya',
    text: 'Belayarlah di Selat Melaka di bawah sinar matahari, atau menyeberanginya di bawah cahaya bulan dan tanglung. Tiket pada telefon anda dalam beberapa minit.',
    pictureLabel: 'Kapal putih menyeberangi selat antara siang dan malam',
    seaLabel: 'Laut lepas antara siang dan malam',
  },
  slides: {
    label: 'Tawaran dan berita',
    previous: 'Slaid sebelum',
    next: 'Slaid seterusnya',
    position: '{{number}} daripada {{total}}',
    more: 'Lihat pelayaran ini',
  },
  routes: {
    heading: 'Laluan popular',
    all: 'Semua pelayaran',
    name: '{{departure}} ke {{destination}}',
    nextDate: 'Seterusnya: {{date}}',
    noDate: 'Tiada tarikh buat masa ini',
    from: 'dari',
    perAdult: 'seorang dewasa',
    distance: '{{count}} batu nautika',
    emptyTitle: 'Tiada laluan dijual',
    emptyText: 'Pelayaran baharu akan ditawarkan. Sila lawati semula tidak lama lagi.',
    failedTitle: 'Laluan gagal dimuatkan',
  },
  why: {
    heading: 'Sebab keluarga belayar bersama kami',
    cabinTitle: 'Satu kabin untuk seisi keluarga',
    cabinText: 'Pilih pada pelan dek, atau biar kami carikan yang paling sesuai untuk rombongan anda.',
    phoneTitle: 'Tiket ada pada telefon anda',
    phoneText: 'Satu kod bagi setiap orang, diimbas di pintu masuk. Tidak perlu akaun, tidak perlu cetak.',
    fairTitle: 'Anda tahu kos setiap perubahan',
    fairText: 'Setiap tempahan menunjukkan tarikh dan amaun bayaran balik sebelum anda membayar.',
    smallTitle: 'Kira-kira {{people}} penumpang setiap pelayaran',
    smallText: 'Cukup besar untuk selesa, cukup kecil untuk mencari anak-anak anda.',
  },
} satisfies Translation<typeof en>;
