import type en from '../en/errors.ts';
import type { Translation } from '../translation.ts';
import entryRules from './entry-rules.ts';

export default {
  'invalid-input': 'Sila semak medan yang bertanda.',
  'invalid-body': 'Permintaan tidak dapat dibaca. Sila muatkan semula halaman dan cuba lagi.',
  'unsupported-media-type': 'Jenis kandungan ini tidak diterima di sini: hantar {{type}}.',
  'not-signed-in': 'Sila log masuk untuk meneruskan.',
  'session-ended': 'Anda telah dilog keluar pada peranti ini. Sila log masuk semula.',
  'session-expired': 'Sesi anda telah tamat. Sila log masuk semula.',
  'not-permitted': 'Akaun anda tiada kebenaran untuk ini. Minta daripada pentadbir jika anda memerlukannya.',
  'not-found': 'Kami tidak menemui apa yang anda minta.',
  'not-allowed-method': 'Alamat ini tidak menerima permintaan jenis itu.',
  'body-too-large': 'Kandungan terlalu besar untuk dihantar sekali gus. Sila kurangkannya.',
  'too-many-attempts_one': 'Terlalu banyak percubaan. Sila tunggu {{count}} saat dan cuba lagi.',
  'too-many-attempts_other': 'Terlalu banyak percubaan. Sila tunggu {{count}} saat dan cuba lagi.',
  unavailable: 'Perkhidmatan belum sedia. Sila cuba sebentar lagi.',
  'disk-full':
    'Cakera pelayan penuh dan tiada apa-apa disimpan. Sila minta pentadbir mengosongkan ruang, kemudian cuba lagi.',
  'storage-away':
    'Gambar tidak dapat disimpan atau dipaparkan buat masa ini. Sila cuba lagi dalam beberapa minit.',
  unexpected: 'Berlaku masalah di pihak kami. Sila cuba lagi; jika berulang, hubungi kami.',

  'key-in-flight': 'Permintaan ini sedang diproses. Sila tunggu sebentar.',
  'key-reused': 'Permintaan ini pernah dihantar dengan kandungan lain. Sila muatkan semula halaman.',
  'changed-meanwhile': 'Maklumat ini telah diubah oleh orang lain. Belum ada apa-apa yang disimpan.',
  'version-needed': 'Perubahan ini tidak menyatakan versi asalnya.',

  'wrong-credentials': 'Akaun dan kata laluan tidak betul.',
  'account-inactive': 'Akaun ini tidak aktif. Sila hubungi kami.',
  'username-taken': 'Nama pengguna ini sudah digunakan. Sila pilih yang lain.',
  'under-age-account':
    'Akaun adalah untuk mereka yang berumur 13 tahun ke atas. Orang dewasa boleh menempah untuk anda.',
  'weak-password': 'Kata laluan ini terlalu mudah diteka. Sila pilih yang lain.',
  'wrong-password': 'Ini bukan kata laluan semasa anda. Sila cuba lagi.',
  'human-check-required': 'Sila tandakan pengesahan manusia untuk meneruskan.',
  'human-check-failed':
    'Pengesahan manusia telah tamat tempoh atau sudah digunakan. Sila tandakan sekali lagi.',
  'code-wrong': 'Kod ini salah atau telah tamat tempoh. Sila semak semula, atau minta kod baharu.',
  'second-factor-required': 'Sila masukkan juga kod daripada aplikasi pengesah anda.',
  'second-factor-wrong': 'Kod ini salah atau sudah digunakan. Sila masukkan kod seterusnya.',
  'second-factor-setup': 'Peranan anda memerlukan faktor kedua. Sila sediakannya dahulu.',
  'passkey-refused':
    'Kunci laluan ini tidak diterima, atau halaman dibuka terlalu lama. Sila mulakan semula di pejabat belakang.',
  'passkey-impossible':
    'Kunci laluan memerlukan laman dengan domain dan https. Sila gunakan kod aplikasi pengesah anda.',
  'saved-passengers-full_one':
    'Anda boleh menyimpan paling banyak {{count}} penumpang. Sila padam yang tidak diperlukan.',
  'saved-passengers-full_other':
    'Anda boleh menyimpan paling banyak {{count}} penumpang. Sila padam yang tidak diperlukan.',
  'erasure-open-orders':
    'Tempahan ini masih belum selesai: {{orders}}. Belayar atau batalkannya dahulu, barulah data anda dapat dipadam.',
  'erasure-balance':
    'Akaun anda masih mempunyai baki {{balance}}. Sila selesaikannya dengan kami dahulu, barulah data anda dapat dipadam.',
  'erasure-open-order':
    'Tempahan ini masih belum selesai. Datanya boleh dipadam selepas belayar atau dibatalkan, dan semua bayaran balik selesai.',
  'cart-changed': 'Troli anda telah diubah pada peranti lain. Sila semak semula.',
  'own-account':
    'Anda tidak boleh memadam atau menyahaktifkan akaun sendiri. Minta pentadbir lain melakukannya.',
  'last-administrator': 'Ini pentadbir aktif yang terakhir. Lantik pentadbir lain dahulu.',
  'role-exists': 'Sudah ada peranan dengan kod ini. Sila pilih kod lain.',
  'role-built-in':
    'Pentadbir sentiasa boleh melakukan semuanya. Buat peranan tersendiri untuk yang perlu berbeza.',
  'role-in-use_one': '{{count}} pengguna masih memegang peranan ini. Beri mereka peranan lain dahulu.',
  'role-in-use_other': '{{count}} pengguna masih memegang peranan ini. Beri mereka peranan lain dahulu.',
  'menu-name-taken': 'Sudah ada entri menu dengan nama ini. Sila pilih nama lain.',
  'menu-has-children': 'Ada entri di bawah entri ini. Alihkan atau padamkannya dahulu.',

  'setting-exists': 'Tetapan ini sudah mempunyai nilai. Ubah nilai itu.',
  'guide-page-full_one':
    'Satu halaman memuatkan paling banyak {{count}} butiran. Sila padam satu, atau gabungkan dua.',
  'guide-page-full_other':
    'Satu halaman memuatkan paling banyak {{count}} butiran. Sila padam satu, atau gabungkan dua.',
  'legal-past-date': 'Tarikh ini sudah berlalu. Pilih hari ini atau tarikh kemudian.',
  'legal-date-taken': 'Halaman ini sudah ada versi mulai tarikh itu. Buka versi itu, atau pilih tarikh lain.',
  'legal-version-fixed':
    'Versi ini sudah berkuat kuasa dan kekal seperti yang dipersetujui tetamu. Tambah versi baharu.',

  'sailing-not-found': 'Pelayaran ini tidak ditemui. Sila cari semula.',
  'ship-not-found': 'Kapal ini tidak beroperasi. Sila pilih pelayaran daripada senarai kami.',
  'sailing-closed': 'Pelayaran ini tidak dijual lagi. Sila pilih yang lain.',
  'sailing-not-open': 'Tiket pelayaran ini belum dijual. Halamannya menyatakan bila jualan bermula.',
  'waiting-room':
    'Ramai yang mahukan pelayaran ini, jadi kami membenarkan masuk mengikut giliran. Sila buka halaman pelayaran dan beratur.',
  'waiting-room-closed': 'Tiada barisan untuk pelayaran ini sekarang. Sila teruskan tempahan.',
  'waiting-room-drawn':
    'Susunan barisan sudah diundi untuk waktu jualan ini. Waktu itu tidak boleh diubah lagi.',
  'place-not-found': 'Kami tidak menemui tempat anda dalam barisan. Sila beratur semula.',
  'waitlist-not-found':
    'Tempat dalam senarai menunggu ini tidak dijumpai. Sila guna pautan dalam e-mel anda.',
  'waitlist-not-needed': 'Ada tempat untuk anda sekarang. Sila tempah.',
  'waitlist-joined':
    'Anda sudah berada dalam senarai menunggu pelayaran ini. Tempat anda ada dalam e-mel yang kami hantar.',
  'waitlist-full': 'Senarai menunggu pelayaran ini sudah penuh. Sila pilih pelayaran lain.',
  'waitlist-closed': 'Pelayaran ini tidak boleh ditunggu lagi. Sila pilih pelayaran lain.',
  'waitlist-other-route': 'Sila pilih pelayaran pada laluan yang sama.',
  'waitlist-offer-over':
    'Tempoh tawaran ini sudah tamat dan tempatnya sudah diberi kepada rombongan seterusnya.',
  'waitlist-party-larger_one': '{{count}} tempat disimpan untuk anda. Sila jangan tempah lebih daripada itu.',
  'waitlist-party-larger_other':
    '{{count}} tempat disimpan untuk anda. Sila jangan tempah lebih daripada itu.',
  'waitlist-order-changed': 'Senarai menunggu sudah berubah. Sila lihat sekali lagi.',
  'waitlist-does-not-fit': 'Tempat yang kosong sekarang tidak cukup untuk rombongan ini.',
  'sailing-sold-out_zero': 'Pelayaran ini telah habis dijual. Sila pilih pelayaran lain.',
  'sailing-sold-out_one':
    'Tinggal {{count}} tempat dalam pelayaran ini. Sila pilih pelayaran lain atau kurangkan bilangan penumpang.',
  'sailing-sold-out_other':
    'Tinggal {{count}} tempat dalam pelayaran ini. Sila pilih pelayaran lain atau kurangkan bilangan penumpang.',
  'cabin-taken': 'Kabin {{number}} baru sahaja ditempah. Sila pilih kabin lain.',
  'no-cabin-available':
    'Tiada kabin kosong untuk rombongan anda dalam pelayaran ini. Sila pilih pelayaran lain, atau belayar tanpa kabin.',
  'same-cabins-gone':
    'Tiada kabin kosong daripada jenis yang sama seperti sekarang dalam pelayaran ini. Sila pilih kabin lain atau pelayaran lain.',
  'cabin-unknown': 'Kabin ini tiada di kapal ini. Sila pilih yang lain.',
  'cabin-too-small':
    'Kabin yang anda pilih untuk {{beds}} orang, rombongan anda {{guests}} orang. Sila tambah kabin.',
  'seat-taken': 'Tempat duduk {{seat}} baru sahaja ditempah. Sila pilih tempat duduk lain.',
  'seat-unknown': 'Pelayaran ini tiada tempat duduk {{seat}}. Sila pilih yang lain.',
  'travel-rules':
    'Rombongan ini tidak boleh belayar dengan maklumat yang dimasukkan. Sila lihat catatan pada setiap penumpang.',
  'staying-guests-refused': 'Mereka yang kekal tidak boleh belayar tanpa mereka yang berpindah. {{reason}}',
  'price-changed': 'Harga telah berubah kepada {{total}}. Sila semak ringkasan sekali lagi sebelum membayar.',
  'document-booked':
    'Ada dokumen yang sudah ditempah untuk pelayaran ini. Sila semak penumpang yang ditandakan.',
  'too-many-holds_one':
    'Anda boleh menyimpan {{count}} tempat yang belum dibayar bagi satu pelayaran. Bayar atau batalkan tempahan yang ada, kemudian tempah lagi.',
  'too-many-holds_other':
    'Anda boleh menyimpan hingga {{count}} tempat yang belum dibayar bagi satu pelayaran. Bayar atau batalkan tempahan yang ada, kemudian tempah lagi.',
  'too-many-holds-here':
    'Terlalu banyak tempahan daripada rangkaian anda sedang menunggu bayaran. Bayar atau batalkan tempahan anda, atau cuba lagi beberapa minit kemudian.',
  'holds-lapsed':
    'Terlalu banyak tempahan anda bagi pelayaran ini tidak dibayar tepat pada masanya. Sila cuba lagi beberapa jam kemudian, atau telefon kami.',
  'human-proof-required': 'Kami perlu mengesahkan bahawa anda manusia. Sila cuba lagi.',
  'referral-unknown': 'Kod rujukan ini tidak dikenali. Sila semak semula, atau biarkan kod rujukan kami.',

  'order-not-found': 'Tempahan dengan butiran ini tidak ditemui. Sila semak nombor dan e-mel atau telefon.',
  'order-not-unpaid': 'Tempahan ini tidak menunggu bayaran.',
  'order-not-paid': 'Tempahan ini belum dibayar.',
  'order-expired': 'Tempoh untuk membayar tempahan ini telah tamat. Sila tempah semula.',
  'nothing-to-cancel': 'Tiada apa-apa lagi untuk dibatalkan dalam tempahan ini.',
  'already-boarded': 'Tiket penumpang yang sudah naik kapal tidak boleh dibatalkan.',
  'guests-checked-in':
    'Tetamu tempahan ini sudah mendaftar masuk ke kabin {{numbers}}. Mereka perlu mendaftar keluar di kaunter dahulu.',
  'cancellation-changed': 'Caj pembatalan telah berubah kepada {{charge}}. Sila semak semula.',
  'cancel-reason-missing': 'Sila nyatakan sebab pesanan dibatalkan.',
  'not-boarded': 'Penumpang tiket ini tiada di atas kapal. Mungkin seseorang telah membatalkannya.',
  'conflict-resolved': 'Percanggahan ini telah diselesaikan oleh orang lain.',
  'count-incomplete': 'Ada pintu yang belum menghantar semua imbasan. Tunggu, atau berikan sebab.',
  'gate-holds-scans': 'Pintu ini masih ada imbasan yang belum dihantar. Hantar dahulu.',
  'count-closed-meanwhile':
    'Kiraan ini baru sahaja ditutup oleh orang lain. Semak dahulu sebelum menutupnya semula.',

  'payment-not-found': 'Bayaran ini tidak ditemui.',
  'refund-not-found': 'Bayaran balik ini tidak ditemui.',
  'refund-not-failed': 'Bayaran balik ini tidak gagal, atau sedang dihantar semula.',
  'payment-provider-unavailable':
    'Perkhidmatan bayaran tidak menjawab. Tiada caj dikenakan; sila cuba sebentar lagi.',
  'payment-provider-refused':
    'Cara bayaran ini tidak menerima bayaran tersebut. Tiada caj dikenakan. Sila pilih cara bayaran lain, atau hubungi kami.',
  'payment-below-minimum':
    'Cara bayaran ini menerima {{minimum}} ke atas. Sila pilih cara bayaran lain, atau bayar di kaunter kami.',
  'payment-method-missing': 'Sila pilih cara bayaran.',
  'notification-forged': 'Tandatangan notis ini tidak sepadan.',
  'insufficient-balance': 'Maaf, baki tersedia ejen anda tidak mencukupi untuk penyelesaian.',
  'promo-unknown': 'Kod promosi ini tidak ditemui. Sila semak semula.',
  'promo-not-now': 'Kod promosi ini tidak boleh digunakan hari ini.',
  'promo-not-here': 'Kod promosi ini tidak sah untuk pelayaran ini.',
  'promo-minimum': 'Kod promosi ini memerlukan tempahan sekurang-kurangnya {{minimum}}.',
  'promo-used-up': 'Kod promosi ini telah habis digunakan.',
  'promo-used-by-you': 'Anda telah menggunakan kod promosi ini sebanyak yang dibenarkan.',
  'promo-code-exists': 'Kod promosi ini sudah ada.',
  'promo-below-uses_one': 'Kod ini sudah digunakan {{count}} kali. Had tidak boleh lebih rendah.',
  'promo-below-uses_other': 'Kod ini sudah digunakan {{count}} kali. Had tidak boleh lebih rendah.',
  'voucher-unknown': 'Kod baucar ini tidak ditemui. Sila semak semula.',
  'voucher-expired': 'Baucar ini telah tamat tempoh.',
  'voucher-canceled': 'Baucar ini telah dibatalkan. Sila hubungi kami.',
  'voucher-empty': 'Tiada baki lagi pada baucar ini.',
  'balance-not-yours': 'Hanya ejen yang telah log masuk boleh membayar daripada baki.',

  'order-closed': 'Tempahan ini telah tamat. Butirannya tidak boleh diubah.',
  'passenger-boarded': 'Penumpang ini sudah naik kapal. Butiran yang telah disemak tidak boleh diubah.',
  'too-many-exports': 'Terlalu banyak eksport sedang disediakan. Sila tunggu satu daripadanya selesai.',
  'cash-too-little': 'Tunai yang diterima kurang daripada {{due}}.',
  'payment-reference-taken':
    'Nombor rujukan ini sudah direkodkan bagi bayaran atau bayaran balik lain. Sila semak slip.',
  'amount-changed': 'Amaun perlu dibayar telah berubah kepada {{due}}. Sila semak semula.',
  'passenger-not-found': 'Penumpang ini tiada dalam tempahan ini.',
  'move-changed_one':
    'Perubahan dalam tempoh {{count}} hari sebelum bertolak dikira sebagai pembatalan, dan kosnya telah berubah. Sila semak semula.',
  'move-changed_other':
    'Perubahan dalam tempoh {{count}} hari sebelum bertolak dikira sebagai pembatalan, dan kosnya telah berubah. Sila semak semula.',
  'party-full_one': 'Satu tempahan boleh ada paling ramai {{count}} penumpang. Sila buat tempahan kedua.',
  'party-full_other': 'Satu tempahan boleh ada paling ramai {{count}} penumpang. Sila buat tempahan kedua.',
  'correction-too-often_one':
    'Maklumat penumpang ini hanya boleh dibetulkan {{count}} kali di sini. Sila hubungi kami.',
  'correction-too-often_other':
    'Maklumat penumpang ini hanya boleh dibetulkan {{count}} kali di sini. Sila hubungi kami.',
  'corrections-used-up_one':
    'Maklumat penumpang ini telah dibetulkan {{count}} kali, had yang ditetapkan. Sila buat tempahan baharu.',
  'corrections-used-up_other':
    'Maklumat penumpang ini telah dibetulkan {{count}} kali, had yang ditetapkan. Sila buat tempahan baharu.',
  'correction-too-late_one':
    'Maklumat penumpang hanya boleh dibetulkan di sini sehingga {{count}} jam sebelum berlepas. Sila hubungi kami.',
  'correction-too-late_other':
    'Maklumat penumpang hanya boleh dibetulkan di sini sehingga {{count}} jam sebelum berlepas. Sila hubungi kami.',
  'correction-too-far_one': 'Paling banyak {{count}} huruf nama boleh ditukar di sini. Sila hubungi kami.',
  'correction-too-far_other': 'Paling banyak {{count}} huruf nama boleh ditukar di sini. Sila hubungi kami.',
  'cabin-change-changed': 'Harga atau kabin telah berubah. Sila semak semula.',
  'too-many-pinned-notes':
    'Paling banyak {{most}} nota boleh dipaparkan di pintu masuk. Nyahsematkan satu nota lain dahulu.',
  'split-too-much':
    'Cara bayaran lain sudah meliputi {{due}}. Buang satu daripadanya atau kurangkan jumlahnya.',
  'order-without-agent': 'Pesanan ini bukan milik ejen, jadi baki tidak boleh digunakan.',
  'waiver-needs-approval': 'Perlu diluluskan oleh kakitangan yang boleh mengurangkan caj.',
  'waiver-too-high': 'Jumlah ini tidak kurang daripada caj {{charge}}.',
  'approver-not-permitted': '{{name}} tidak boleh meluluskannya.',
  'own-password-needed': 'Sila pilih kata laluan anda sendiri dahulu.',
  'password-not-new': 'Sila pilih kata laluan yang lain daripada yang diberikan.',
  'change-reason-missing': 'Sila nyatakan sebabnya.',
  'move-impossible':
    'Tempahan ini tidak boleh dipindahkan ke pelayaran itu: pilih pelayaran lain bagi laluan yang sama.',
  'sailing-called-off':
    'Pelayaran ini telah dibatalkan. Pilih pelayaran lain atau bayaran balik penuh di halaman tempahan: tiada caj dikenakan.',
  'choice-made': 'Tempahan ini telah pun diputuskan. Inilah keadaannya sekarang.',
  'choice-gone':
    'Pelayaran ini tidak lagi cukup tempat untuk anda semua. Sila pilih yang lain, atau bayaran balik.',
  'choice-too-late': 'Tetamu memerlukan masa untuk memilih: masukkan masa akan datang.',
  'no-email': 'Pelanggan ini tidak memberikan alamat e-mel.',

  'ticket-not-found': 'Tiket tidak ditemui',
  'wallet-unavailable': 'E-tiket tidak dapat dimasukkan ke dalam dompet ini. Sila muat turun.',
  'station-unknown': 'Stesen kerja ini belum didaftarkan. Minta kod daripada penyelia.',
  'station-revoked': 'Pendaftaran stesen kerja ini telah dibatalkan. Aksesnya sudah ditamatkan.',
  'station-forged': 'Tandatangan stesen kerja ini tidak betul. Daftarkannya semula.',
  'station-needed': 'Hanya stesen kerja berdaftar boleh melakukan ini. Minta kod daripada penyelia.',
  'station-clock': 'Jam stesen kerja ini tidak betul. Betulkan jam, kemudian cuba lagi.',

  'agents-only': 'Halaman ini untuk ejen kami. Jika anda ejen, sila log masuk dengan akaun ejen anda.',
  'sub-agent-not-found': 'Tiada ejen bawahan seperti ini. Sila pilih daripada senarai anda.',
  'sub-agent-inactive': 'Akaun ejen bawahan ini tidak aktif, jadi tidak boleh menerima wang.',

  'link-wrong':
    'Pautan ini telah tamat tempoh, sudah digunakan, atau diganti dengan yang lebih baharu. Sila minta pautan baharu.',
  'customer-email-taken':
    'Akaun lain telah mengesahkan alamat e-mel ini. Cari akaun itu, atau masukkan alamat lain.',
  'customer-no-email': 'Akaun ini tiada alamat e-mel untuk menerima pautan. Masukkan alamat dahulu.',
  'customer-inactive': 'Akaun ini tidak aktif. Aktifkannya dahulu.',
  'superior-unfit':
    'Ejen atasan mestilah ejen aktif yang peringkatnya tidak lebih rendah daripada ejen di bawahnya. Pilih ejen atasan lain.',
  'superior-below':
    'Ejen ini berada di bawah ejen yang sedang diubah, maka susunannya akan berpusing. Pilih ejen atasan lain.',
  'agents-below_one':
    '{{count}} orang di bawahnya tidak lagi sesuai di situ. Pilih tempat baharu untuk mereka dahulu.',
  'agents-below_other':
    '{{count}} orang di bawahnya tidak lagi sesuai di situ. Pilih tempat baharu untuk mereka dahulu.',
  'not-an-agent': 'Pengguna biasa tidak mempunyai baki. Jadikan mereka ejen dahulu.',
  'agent-has-balance': 'Masih ada baki {{balance}}. Tetapkan semula kepada {{noMoney}} dahulu.',
  'balance-changed': 'Baki kini {{balance}}. Semak semula sebelum menetapkannya.',
  'balance-below-credit':
    'Itu lebih rendah daripada kredit yang diberi, {{credit}}. Tambah kredit dahulu, atau pilih baki yang lebih tinggi.',
  'credit-in-use': '{{used}} daripada kredit sedang digunakan. Kredit tidak boleh kurang daripada itu.',

  'list-changed': 'Senarai ini telah berubah. Sila semak semula.',

  'image-type': 'Gambar mestilah JPG atau PNG: {{file}}',
  'image-size': 'Setiap gambar tidak boleh melebihi 5MB: {{file}}',
  'image-count_one': 'Paling banyak {{count}} gambar',
  'image-count_other': 'Paling banyak {{count}} gambar',
  'image-pixels': '{{file}} mempunyai terlalu banyak piksel. Sila kecilkannya.',
  'image-unreadable': '{{file}} rosak dan tidak dapat dibaca. Sila pilih gambar lain.',
  'image-twice': '{{file}} sudah ada antara gambar.',
  'logo-shape':
    '{{file}} terlalu panjang untuk ikon. Sila potong hingga tinggal lambangnya sahaja, paling lebar dua kali tingginya.',
  'image-small': '{{file}} terlalu kecil. Sila pilih yang sekurang-kurangnya {{width}} × {{height}} piksel.',

  'ship-name-taken': 'Kapal lain menggunakan nama ini. Sila pilih yang lain.',
  'ship-out-of-service': '{{ship}} telah dilucutkan tauliah dan tidak akan kembali. Tambah kapal baharu.',
  'ship-has-sailings_one':
    '{{ship}} masih ada {{count}} pelayaran akan datang. Batalkannya dahulu, kemudian lucutkan tauliah.',
  'ship-has-sailings_other':
    '{{ship}} masih ada {{count}} pelayaran akan datang. Batalkannya dahulu, kemudian lucutkan tauliah.',
  'ship-capacity-offered_one':
    'Satu pelayaran kapal ini menawarkan lebih daripada {{count}} tempat. Kurangkan kapasiti pelayaran itu dahulu.',
  'ship-capacity-offered_other':
    'Satu pelayaran kapal ini menawarkan lebih daripada {{count}} tempat. Kurangkan kapasiti pelayaran itu dahulu.',

  'room-type-code-taken': 'Jenis bilik lain menggunakan kod ini. Sila pilih yang lain.',
  'room-type-used_one': '{{count}} bilik menggunakan jenis ini. Beri jenis lain dahulu.',
  'room-type-used_other': '{{count}} bilik menggunakan jenis ini. Beri jenis lain dahulu.',
  'prices-changed_one':
    'Orang lain telah mengubah {{count}} daripada harga ini: {{cells}}. Tiada apa-apa disimpan. Sila semak semula.',
  'prices-changed_other':
    'Orang lain telah mengubah {{count}} daripada harga ini: {{cells}}. Tiada apa-apa disimpan. Sila semak semula.',

  'room-number-taken': 'Bilik {{number}} sudah ada di kapal ini. Sila pilih nombor lain.',
  'room-numbers-taken': 'Nombor ini sudah ada di kapal ini: {{numbers}}. Tiada apa-apa ditambah.',
  'room-used':
    'Bilik {{number}} mempunyai tempahan atau rekod dan tidak boleh dipadam. Letakkannya dalam penyelenggaraan supaya tidak boleh ditempah.',
  'room-stays-on-ship':
    'Bilik {{number}} mempunyai tempahan atau rekod di kapalnya dan tidak boleh dipindahkan ke kapal lain.',
  'room-too-small':
    'Bilik {{number}} ditempah untuk {{guests}} tetamu pada pelayaran akan datang; jenis ini memuatkan {{most}}. Pilih jenis yang lebih besar.',
  'room-occupied-by-hand':
    'Bilik menjadi berpenghuni melalui daftar masuk sahaja. Sila gunakan daftar masuk.',
  'room-dirty-by-hand':
    'Bilik perlu dibersihkan selepas tetamunya didaftar keluar, atau selepas penyelenggaraan. Sila letakkan dalam penyelenggaraan dahulu.',

  'room-occupied': 'Bilik {{number}} berpenghuni sejak {{time}}. Daftar keluar dahulu.',
  'room-dirty': 'Bilik {{number}} belum dibersihkan. Tandakan sebagai sudah dibersihkan dahulu.',
  'room-in-maintenance': 'Bilik {{number}} dalam penyelenggaraan: {{notes}}',
  'check-in-undo-over':
    'Daftar masuk bilik {{number}} tidak boleh dibuat asal lagi. Daftar keluar tetamu itu.',
  'room-not-occupied':
    'Tiada sesiapa mendaftar masuk ke bilik {{number}}. Mungkin orang lain telah mendaftar keluarnya.',
  'room-not-dirty':
    'Bilik {{number}} tidak menunggu untuk dibersihkan. Mungkin orang lain telah menandakannya.',
  'room-still-occupied':
    'Ada tetamu di bilik {{number}}. Daftar keluar mereka dahulu, kemudian letakkan dalam penyelenggaraan.',
  'room-not-in-maintenance':
    'Bilik {{number}} tidak dalam penyelenggaraan. Mungkin orang lain telah menamatkannya.',
  'room-not-booked':
    'Tiada sesiapa menempah bilik {{number}} dalam pelayaran ini. Catat siapa yang menginap dan sebabnya, atau jual bilik itu dahulu.',
  'guest-already-in': 'Sudah didaftar masuk ke bilik {{number}} pada {{time}} oleh {{by}}.',
  'guest-other-cabin': 'Bilik tetamu ini ialah {{cabin}}, bukan {{number}}.',
  'guest-without-cabin': '{{name}} tiada bilik dalam tempahan ini. Bilik boleh dijual di kaunter.',
  'guest-canceled': 'Tiket {{name}} telah dibatalkan.',
  'guest-unpaid': 'Tempahan {{order}} atas nama {{name}} belum dibayar. Terima bayaran dahulu.',
  'guest-other-sailing': '{{name}} belayar dengan {{sailing}}, bukan sekarang.',
  'check-in-too-early': 'Daftar masuk untuk pelayaran ini dibuka pada {{time}}.',
  'guest-ticket-forged': 'Kod ini bukan dikeluarkan oleh kami.',
  'guest-key-withdrawn': 'Kunci kod ini telah ditarik balik. Sila minta tiket dicetak semula.',

  'port-code-taken': 'Pelabuhan lain menggunakan kod ini. Sila pilih yang lain.',
  'route-exists': 'Laluan ini sudah ada. Ubah laluan itu.',
  'route-fares-needed_one':
    '{{count}} pelayaran menggunakan tambang ini. Beri tambang tersendiri dahulu, atau kekalkan tambang ini.',
  'route-fares-needed_other':
    '{{count}} pelayaran menggunakan tambang ini. Beri tambang tersendiri dahulu, atau kekalkan tambang ini.',

  'sailing-clash': 'Pelayaran ini tidak dapat dibuat. Sila lihat halangannya.',
  'sailings-clash_one':
    '{{count}} daripada pelayaran ini bertembung dengan yang lain dan tidak dapat dibuat. Tiada apa-apa disimpan. Sila semak pratonton sekali lagi.',
  'sailings-clash_other':
    '{{count}} daripada pelayaran ini bertembung dengan yang lain dan tidak dapat dibuat. Tiada apa-apa disimpan. Sila semak pratonton sekali lagi.',
  'plan-empty':
    'Tiada tarikh yang tinggal. Sila pilih hari lain, tempoh yang lebih panjang, atau kurangkan pengecualian.',
  'sailing-state': 'Pelayaran yang $t(sailingStatus.{{status}}) tidak membenarkan ini.',
  'ship-same': 'Pelayaran ini memang menggunakan kapal ini.',
  'ship-too-small':
    'Kapal ini memuatkan {{places}} orang, sedangkan {{booked}} tempat telah disimpan atau dijual.',
  'ship-rooms-missing_one': '{{count}} kabin tiada gantian yang sama atau lebih baik di kapal itu.',
  'ship-rooms-missing_other': '{{count}} kabin tiada gantian yang sama atau lebih baik di kapal itu.',
  'ship-sails-then': 'Kapal ini ada pelayaran lain pada tarikh dan sesi ini.',
  'ship-boarding-begun':
    'Sudah ada penumpang di atas kapal atau di dalam kabin. Kapal tidak boleh ditukar lagi.',
  'ship-out-of-use': 'Kapal ini tidak beroperasi.',
  'message-nobody': 'Tiada sesiapa menempah pelayaran ini.',
  'sailing-not-due': 'Pelayaran ini boleh ditandakan bertolak mulai {{from}}, apabila pintu dibuka.',
  'sailing-has-history':
    'Pelayaran ini mempunyai tempahan atau rekod naik kapal dan kekal dalam rekod. Batalkan, jangan padam.',
  'sailing-times-overlap':
    'Kapal berada dalam pelayaran lain ketika itu: {{date}}, {{departs}} hingga {{arrives}}. Ubah pelayaran itu dahulu.',
  'capacity-below-booked_one':
    '{{count}} tempat sedang disimpan atau telah dijual. Kapasiti tidak boleh lebih rendah.',
  'capacity-below-booked_other':
    '{{count}} tempat sedang disimpan atau telah dijual. Kapasiti tidak boleh lebih rendah.',
  'capacity-above-ship_one': 'Kapal ini memuatkan paling banyak {{count}} orang.',
  'capacity-above-ship_other': 'Kapal ini memuatkan paling banyak {{count}} orang.',
  'fares-missing': 'Laluan ini tiada tambang untuk sesi ini. Beri pelayaran itu tambang tersendiri.',
  'fare-rules-overlap':
    'Dua peraturan terpakai pada hari yang sama: {{first}} dan {{second}}. Ubah hari salah satu daripadanya.',
  'fares-too-many': 'Lebih daripada {{most}} pelayaran terlibat. Pilih tempoh yang lebih pendek.',
  'fare-too-high': 'Ada tambang yang akan melebihi {{most}}.',
  'drawer-open': 'Anda sudah mempunyai laci yang terbuka. Tutup laci itu dahulu.',
  'drawer-closed': 'Laci ini sudah ditutup. Sila muatkan semula halaman.',
  'drawer-too-little': 'Wang dalam laci kurang daripada jumlah yang hendak diambil.',
  'drawer-moved': 'Tunai dalam laci ini telah berubah. Sila lihat jumlah baharu dan kira semula.',
  'drawer-reason-missing': 'Sila nyatakan sebab jumlah yang dikira berbeza.',
  'day-to-come': 'Hari ini belum bermula. Pilih hari ini atau hari sebelumnya.',
  'day-closed': 'Hari ini sudah ditutup.',
  'day-moved': 'Jumlah wang telah berubah. Sila semak angka baharu.',
  'season-unreadable':
    'Fail ini bukan buku kerja Excel (.xlsx) atau CSV dalam UTF-8 yang dapat kami baca. Sila mulakan dengan templat.',
  'season-too-long':
    'Fail ini terlalu panjang: paling banyak {{rows}} baris dan {{megabytes}} MB. Sila bahagikannya.',
  'season-date-order':
    'Sesetengah tarikh dalam fail ini boleh bermaksud dua hari. Sila pilih sama ada hari atau bulan ditulis dahulu.',
  'season-refused_one':
    '{{count}} baris tidak dapat diimport lagi. Tiada apa-apa disimpan. Sila semak pratonton sekali lagi.',
  'season-refused_other':
    '{{count}} baris tidak dapat diimport lagi. Tiada apa-apa disimpan. Sila semak pratonton sekali lagi.',

  'too-many-streams': 'Terlalu banyak skrin langsung dibuka dari sini. Sila tutup satu dan cuba lagi.',

  fields: {
    ...entryRules,
    'second-factor-wrong': 'Kod ini salah atau sudah digunakan. Sila masukkan kod seterusnya.',
    'boarding-closes-before-it-opens':
      'Pintu akan ditutup sebelum dibuka. Buka lebih awal, atau tutup lebih lewat.',
    'sales-close-after-boarding':
      'Tiket masih dijual selepas pintu ditutup. Tutup jualan pada masa yang sama atau lebih awal.',
    'document-booked': 'Dokumen ini sudah ditempah untuk pelayaran ini.',
    'seat-taken': 'Tempat duduk ini baru sahaja ditempah.',
    'seat-unknown': 'Pelayaran ini tiada tempat duduk ini.',
    'document-number': 'Sila masukkan nombor seperti dalam dokumen.',
    'place-in-use':
      'Sudah ada pelayaran, tempahan atau baki yang akan berubah maknanya. Nilai ini hanya boleh ditetapkan sebelum itu.',
    'time-zone': 'Ini bukan zon waktu. Sila pilih daripada senarai, contohnya Europe/Helsinki.',
    'agents-hold-less': 'Ejen akan dapat menyimpan kurang tempat daripada pelanggan lain.',
    'network-holds-less':
      'Orang yang berkongsi rangkaian akan dapat menyimpan kurang tempat daripada seorang daripada mereka.',
    'customer-email-taken': 'Akaun lain telah mengesahkan alamat ini.',
    'payment-reference-taken': 'Nombor rujukan ini sudah direkodkan. Sila semak slip.',
    'username-taken': 'Nama pengguna ini sudah digunakan.',
    'clock-time': 'Sila masukkan waktu seperti 09:00.',
    'catalogue-code': 'Huruf kecil dan tanda sempang sahaja, bermula dengan huruf.',
    'repeat-period': 'Sila pilih tempoh paling lama 400 hari, hari pertama dahulu.',
    'english-first': 'Sila tulis dalam bahasa Inggeris dahulu. Bahasa yang kosong menunjukkan teks Inggeris.',
    'heading-and-text': 'Sila isi tajuk dan teks dalam bahasa ini, atau kosongkan kedua-duanya.',
    'unknown-placeholder': 'Sila gunakan ruang ganti dalam senarai sahaja.',
    'legal-past-date': 'Sila pilih hari ini atau tarikh kemudian.',
    'legal-date-taken': 'Sudah ada versi mulai tarikh ini.',
    'fare-rule-season':
      'Sila beri hari pertama dan hari terakhir mengikut turutan, atau biarkan kedua-duanya kosong.',
    'fare-rule-days':
      'Sila pilih beberapa hari dalam minggu, atau satu musim. Untuk semua hari, ubah tambang laluan.',
    'fare-rules-overlap': 'Peraturan ini terpakai pada hari yang sama dengan peraturan lain.',
    'same-port': 'Laluan berakhir di pelabuhan yang berlainan daripada permulaannya.',
    'promo-unknown': 'Kod promosi ini tidak ditemui. Sila semak semula.',
    'promo-not-now': 'Kod promosi ini tidak boleh digunakan hari ini.',
    'promo-not-here': 'Kod promosi ini tidak sah untuk pelayaran ini.',
    'promo-used-up': 'Kod promosi ini telah habis digunakan.',
    'promo-used-by-you': 'Anda telah menggunakan kod promosi ini sebanyak yang dibenarkan.',
    'promo-code-exists': 'Kod promosi ini sudah ada.',
    'voucher-unknown': 'Kod baucar ini tidak ditemui. Sila semak semula.',
    'voucher-expired': 'Baucar ini telah tamat tempoh.',
    'voucher-canceled': 'Baucar ini telah dibatalkan. Sila hubungi kami.',
    'payment-method-missing': 'Sila pilih cara bayaran.',
    'voucher-empty': 'Tiada baki lagi pada baucar ini.',
    'promo-minimum': 'Harga tempahan belum mencukupi untuk kod promosi ini.',
    'promo-below-uses': 'Kod ini sudah digunakan lebih daripada itu.',
    'port-code-taken': 'Pelabuhan lain menggunakan kod ini.',
    'route-exists': 'Laluan ini sudah ada.',
    'arrives-after': 'Kapal tiba selepas bertolak, dalam masa 48 jam.',
    'sailing-day': 'Kapal bertolak pada hari pelayaran atau dalam masa 3 hari selepasnya.',
    'opens-after-departure': 'Jualan mesti bermula sebelum kapal bertolak.',
    'departs-in-past': 'Waktu ini sudah berlalu.',
    required: 'Sila isi medan ini.',
    invalid_type: 'Sila semak medan ini.',
    invalid_value: 'Sila pilih satu daripada pilihan.',
    invalid_format: 'Sila semak cara ini ditulis.',
    invalid_union: 'Sila semak medan ini.',
    too_small: 'Ini terlalu pendek atau terlalu kecil.',
    unrecognized_keys: 'Ada medan di sini yang tidak kami kenali.',
    not_multiple_of: 'Sila masukkan nombor bulat.',
    custom: 'Sila semak medan ini.',
    'too-short': 'Sila gunakan sekurang-kurangnya 6 aksara.',
    'too-long': 'Sila gunakan paling banyak 20 aksara.',
    'too-common': 'Ramai orang menggunakan kata laluan ini. Sila pilih yang lain.',
    'contains-username': 'Jangan gunakan nama pengguna anda dalam kata laluan.',
    'passwords-differ': 'Kedua-dua kata laluan tidak sama.',
    'human-check': 'Sila tandakan ini sekali lagi.',
    code: 'Sila semak kod, atau minta kod baharu.',
    'wrong-password': 'Ini bukan kata laluan semasa anda.',
    'no-sms': 'Kod hanya dihantar melalui e-mel.',
    'email-only': 'Pendaftaran disahkan melalui e-mel.',
    'child-data':
      'Kami tidak menyimpan telefon atau e-mel kanak-kanak di bawah 13 tahun. Sila kosongkan medan ini.',
    'birth-date-in-future': 'Tarikh lahir ini belum tiba.',
    duplicate: 'Ini ada dua kali dalam senarai.',
    color: 'Sila masukkan warna sebagai # dan enam angka atau huruf, seperti #0e3a53.',
    'brand-too-light': 'Tulisan putih tidak dapat dibaca pada warna ini. Sila pilih warna yang lebih gelap.',
    'action-too-light': 'Butang tidak akan kelihatan pada halaman cerah. Sila pilih warna yang lebih gelap.',
    'ladder-order': 'Peringkat disusun daripada hari terbanyak hingga 0 dan tidak menjadi lebih murah.',
    period: 'Sila pilih tempoh paling lama satu tahun, hari pertama dahulu.',
    link: 'Sila masukkan alamat web (https://…) atau halaman laman ini (/…).',
    'days-in-order': 'Hari terakhir lebih awal daripada hari pertama.',
    picture: 'Sila muat naik gambar.',
    occupancy: 'Nombor mestilah antara 1 hingga 6',
    'range-in-order': 'Julat berakhir sebelum bermula.',
    'rooms-at-once': 'Paling banyak 300 bilik boleh dibuat sekali gus.',
    'ship-name-taken': 'Kapal lain menggunakan nama ini.',
    'ship-capacity-offered': 'Satu pelayaran kapal ini menawarkan lebih banyak tempat.',
    'room-type-code-taken': 'Jenis bilik lain menggunakan kod ini.',
    'room-number-taken': 'Nombor ini sudah ada di kapal ini.',
  },

  sailingStatus: {
    scheduled: 'dijadualkan',
    delayed: 'lewat',
    closed: 'ditutup',
    departed: 'sudah bertolak',
    canceled: 'dibatalkan',
  },
  clashes: {
    'in-the-past': 'Waktu bertolaknya sudah berlalu.',
    'ship-unknown': 'Kapal ini tidak wujud.',
    'route-unknown': 'Laluan ini tidak wujud.',
    'route-inactive': 'Laluan ini tidak beroperasi.',
    'fares-missing': 'Laluan tiada tambang untuk sesi ini, dan pelayaran tiada tambang tersendiri.',
    'ship-maintenance': 'Kapal dalam penyelenggaraan.',
    'ship-decommissioned': 'Kapal telah dilucutkan tauliah.',
    'capacity-above-ship_one': 'Kapal ini memuatkan paling banyak {{count}} orang.',
    'capacity-above-ship_other': 'Kapal ini memuatkan paling banyak {{count}} orang.',
    'ship-sails-already': 'Kapal sudah ada pelayaran pada tarikh dan sesi ini.',
    'ship-sailing-canceled':
      'Ada pelayaran kapal ini yang dibatalkan pada tarikh dan sesi ini. Ia boleh dipadam jika tiada sesiapa menempahnya.',
    'twice-in-plan': 'Kapal, tarikh dan sesi sama dengan {{place}}.',
    'times-overlap':
      'Kapal berada dalam pelayaran lain ketika itu: {{date}}, {{departs}} hingga {{arrives}}.',
    'overlap-in-plan': 'Kapal masih dalam pelayaran {{place}}.',
    'ship-elsewhere': 'Pelayaran kapal sebelum ini berakhir di {{port}}.',
  },
  season: {
    row: 'baris {{row}}',
    'column-missing': 'Lajur “{{column}}” tiada. Sila mulakan dengan templat.',
    'column-twice': 'Lajur “{{column}}” ada dua kali.',
    empty: 'Tiada pelayaran dalam fail ini.',
    required: 'Ini belum diisi.',
    date: '“{{text}}” bukan tarikh. Tulis seperti 2027-03-12.',
    'date-order':
      '“{{text}}” boleh bermaksud {{dayMonth}} atau {{monthDay}}. Pilih sama ada hari atau bulan ditulis dahulu dalam fail ini.',
    time: '“{{text}}” bukan waktu. Tulis seperti 09:00.',
    'departs-day':
      '“{{text}}” bukan pada tarikh pelayaran atau sejurus selepasnya. Tulis waktu sahaja, seperti 09:00, atau betulkan tarikhnya.',
    'arrives-after':
      '“{{text}}” bukan dalam {{most}} jam selepas bertolak. Tulis waktu sahaja, seperti 09:00, atau dengan tarikhnya, seperti 2027-03-13 09:00.',
    session: '“{{text}}” bukan sesi. Tulis Siang atau Malam.',
    ship: 'Kami tiada kapal “{{text}}”.',
    'ship-several': 'Beberapa kapal boleh bermaksud “{{text}}”. Tulis kod kapal.',
    port: 'Kami tiada pelabuhan “{{text}}”.',
    'port-several': 'Beberapa pelabuhan boleh bermaksud “{{text}}”. Tulis kod pelabuhan.',
    route: 'Tiada laluan dari {{departure}} ke {{destination}}.',
    capacity: '“{{text}}” bukan bilangan orang dari 1 hingga {{most}}.',
    flag: '“{{text}}” bukan Ya atau Tidak.',
    price: '“{{text}}” bukan amaun dalam {{currency}}, contohnya 128.00.',
    'price-high': 'Paling tinggi {{most}}.',
    'fares-partly': 'Beri keempat-empat tambang, atau kosongkan semuanya untuk menggunakan tambang laluan.',
    gate: 'Paling banyak {{most}} aksara.',
  },
  findings: {
    'party-size': 'Satu tempahan memuatkan {{min}} hingga {{max}} penumpang.',
    'infants-per-adult':
      'Seorang dewasa boleh membawa paling banyak {{most}} bayi. Bayi dalam tempahan ini: {{infants}}, orang dewasa: {{adults}}. Sila tambah orang dewasa.',
    'birth-date-in-future': 'Tarikh lahir ini belum tiba. Sila semak semula.',
    'birth-date-too-long-ago': 'Tarikh lahir ini lebih daripada {{years}} tahun lalu. Sila semak semula.',
    'infant-too-young': 'Bayi boleh belayar mulai umur {{months}} bulan: bayi ini mulai {{sailsFrom}}.',
    'ticket-type-mismatch': 'Berumur {{age}} pada tarikh pelayaran: sila pilih tiket “{{expected}}”.',
    'minor-unaccompanied':
      'Penumpang di bawah {{years}} tahun belayar bersama orang dewasa. Sila tambah orang dewasa dalam tempahan ini.',
    'passport-expiry-missing': 'Sila masukkan tarikh tamat tempoh pasport.',
    'passport-country-missing': 'Sila pilih negara yang mengeluarkan pasport.',
    'passport-expires-too-soon':
      'Pasport mesti sah {{months}} bulan selepas pelayaran, hingga {{validUntil}}. Pasport ini tamat tempoh pada {{expiry}}.',
    'document-expires-before-arrival':
      'Dokumen ini tamat tempoh pada {{expiry}}, sebelum kapal tiba pada {{arrivalDate}}.',
    'identity-card-number':
      'Ini bukan nombor kad pengenalan Malaysia: 12 digit yang bermula dengan tarikh lahir, contohnya 880412-10-5566. Sila semak semula.',
    'identity-card-birth-date':
      'Menurut nombor kad pengenalan ini, tarikh lahir ialah {{written}}. Sila semak kedua-duanya: tambang warga emas mengikut dokumen.',
    'identity-card-gender':
      'Digit terakhir kad pengenalan ini tidak sepadan dengan jantina. Sila semak kedua-duanya.',
    'pregnancy-too-far':
      'Kami tidak dapat membawa penumpang mulai minggu ke-{{fromWeek}} kehamilan; pada tarikh pelayaran ialah minggu ke-{{week}}.',
    'contact-is-child':
      'Orang hubungan tempahan mestilah orang dewasa. Sila berikan telefon dan e-mel orang dewasa.',
    'child-contact-data':
      'Kami tidak menyimpan telefon atau e-mel kanak-kanak di bawah {{years}} tahun. Sila kosongkannya.',
  },
  ticketTypes: { adult: 'Dewasa', child: 'Kanak-kanak', infant: 'Bayi', senior: 'Warga emas' },

  refusal: {
    boarded: 'Selamat datang ke kapal.',
    'already-boarded': 'Sudah naik kapal pada {{time}}, {{gate}}.',
    'already-boarded-unnamed-gate': 'Sudah naik kapal pada {{time}}.',
    'wrong-sailing': 'Tiket ini untuk {{sailing}}.',
    canceled: 'Tiket ini telah dibatalkan.',
    unpaid: 'Tempahan ini belum dibayar.',
    'too-early': 'Pintu dibuka pada {{time}}.',
    'too-late': 'Pintu telah ditutup pada {{time}}.',
    forged: 'Kod ini bukan dikeluarkan oleh kami.',
    'not-a-ticket': 'Ini bukan pas masuk kapal.',
    'not-found': 'Tiket tidak ditemui',
    'wrong-code': 'Kod pengesahan tidak sepadan dengan tiket ini.',
    'sailing-over': 'Kapal sudah bertolak: tiket ini untuk {{sailing}}.',
    'unknown-key': 'Kod ini ditandatangani dengan kunci yang belum dikenali di sini.',
    'key-withdrawn': 'Kunci kod ini telah ditarik balik. Sila minta tiket dicetak semula.',
  },
} satisfies Translation<typeof en>;
