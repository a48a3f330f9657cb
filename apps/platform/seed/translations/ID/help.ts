/** Indonesian for the English of the world’s help. */
export const HELP: Readonly<Record<string, string>> = {
  'Your account': 'Akun Anda',
  'Why can I not log in?': 'Mengapa saya tidak bisa masuk?',
  '<p>Five wrong passwords lock a username for <strong>15 minutes</strong>, and longer after each further one. Wait, then try again.</p><p>The answer is the same whether a username exists or not, so that nobody can find out who plays here.</p>':
    '<p>Lima kata sandi salah mengunci nama pengguna selama <strong>15 menit</strong>, dan lebih lama setelah setiap kesalahan berikutnya. Tunggu, lalu coba lagi.</p><p>Jawabannya sama, baik nama pengguna itu ada maupun tidak, agar tidak ada yang bisa mengetahui siapa yang bermain di sini.</p>',
  'Why was I logged out?': 'Mengapa saya dikeluarkan?',
  '<p>A session ends after 30 minutes without use and after 12 hours in any case. A change of password ends every other session at once. Log in again to go on.</p>':
    '<p>Sesi berakhir setelah 30 menit tidak dipakai dan setelah 12 jam dalam keadaan apa pun. Penggantian kata sandi langsung mengakhiri semua sesi lain. Masuklah lagi untuk melanjutkan.</p>',
  'What is a demo account?': 'Apa itu akun demo?',
  '<p>Free play opens one with ₫10,000,000 of play credit. It plays the same games, keeps no favourites, and ends with the session. Nothing is carried over to an account of your own.</p>':
    '<p>Main gratis membukanya dengan kredit demo ₫10.000.000. Akun itu memainkan permainan yang sama, tidak menyimpan favorit, dan berakhir bersama sesi. Tidak ada yang dibawa ke akun Anda sendiri.</p>',
  'How do I keep my account safe?': 'Bagaimana menjaga keamanan akun saya?',
  '<ul><li>Use a password that you use nowhere else.</li><li>Nobody of the house asks for your password or for a code that was sent to you.</li><li>Your account shows when you logged in before. If that was not you, change the password.</li></ul>':
    '<ul><li>Pakai kata sandi yang tidak Anda pakai di tempat lain.</li><li>Tidak seorang pun dari rumah ini meminta kata sandi atau kode yang dikirim kepada Anda.</li><li>Akun Anda menampilkan kapan Anda masuk sebelumnya. Jika itu bukan Anda, ganti kata sandi.</li></ul>',
  Playing: 'Bermain',
  'Is this real money?': 'Apakah ini uang sungguhan?',
  '<p>No. All amounts on this site are play money: you cannot lose or win real money.</p>':
    '<p>Bukan. Semua jumlah di situs ini adalah uang mainan: Anda tidak bisa kehilangan atau memenangkan uang sungguhan.</p>',
  'How do I know that a round was fair?': 'Bagaimana saya tahu sebuah putaran adil?',
  '<p>The game shows the hash of its seed before you play and the seed afterwards. Its report checks the round for you:</p><ol><li>open “Fairness” in the game;</li><li>press “Check this round”;</li><li>the report says whether the seed is the promised one and gives this result.</li></ol>':
    '<p>Permainan menampilkan hash benihnya sebelum Anda bermain dan benihnya sesudahnya. Laporannya memeriksa putaran untuk Anda:</p><ol><li>buka “Keadilan” di dalam permainan;</li><li>tekan “Periksa putaran ini”;</li><li>laporan menyatakan apakah benihnya sesuai yang dijanjikan dan menghasilkan hasil ini.</li></ol>',
  'What does the return to player tell me?': 'Apa arti pengembalian ke pemain?',
  '<p>It is the share of all stakes that a game pays back over very many rounds. A single evening can differ far from it. No game pays back more than was staked in the long run.</p>':
    '<p>Itu bagian dari semua taruhan yang dibayarkan kembali oleh sebuah permainan dalam sangat banyak putaran. Satu malam bisa jauh berbeda. Dalam jangka panjang tidak ada permainan yang membayar lebih dari yang dipertaruhkan.</p>',
  'Why can I not open a game?': 'Mengapa saya tidak bisa membuka sebuah permainan?',
  '<p>A game marked as under maintenance cannot be opened. Choose another one.</p>':
    '<p>Permainan yang ditandai dalam pemeliharaan tidak bisa dibuka. Pilih yang lain.</p>',
  'The site': 'Situs',
  'Is there an app?': 'Apakah ada aplikasi?',
  '<p>The site itself is the app: add it to your home screen and it opens like one. <a href="/down">Four steps for Android and for iOS</a>.</p>':
    '<p>Situs ini sendiri adalah aplikasinya: tambahkan ke layar utama dan situs terbuka seperti aplikasi. <a href="/down">Empat langkah untuk Android dan untuk iOS</a>.</p>',
  'How do I change the language or the theme?': 'Bagaimana mengganti bahasa atau tema?',
  '<p>Both are at the top of the page, and on a phone in the menu. They are kept on this device.</p>':
    '<p>Keduanya ada di bagian atas halaman, dan di ponsel ada di menu. Pilihan disimpan di perangkat ini.</p>',
  'Which time does the site show?': 'Waktu mana yang ditampilkan situs?',
  '<p>Days, draws and records go by the time of Vietnam, GMT+7, wherever you are. Announcements show the time of your device.</p>':
    '<p>Hari, undian, dan catatan mengikuti waktu Vietnam, GMT+7, di mana pun Anda berada. Pengumuman menampilkan waktu perangkat Anda.</p>',
  'Your wallet': 'Dompet Anda',
  'Do I move money between games?': 'Apakah uang perlu dipindahkan antarpermainan?',
  '<p>No. Some vendors keep the balance that you play with: opening such a game moves it there, and leaving the game brings it back. “My account” shows what lies where, and brings it back too.</p><p>When a vendor does not answer, a transfer may be looked into for a while. Nothing is lost: it has happened or it has not, and your balance shows which as soon as the vendor has answered.</p>':
    '<p>Tidak. Sebagian vendor menyimpan saldo yang Anda pakai bermain: membuka permainannya memindahkan saldo ke sana, meninggalkannya mengembalikannya. “Akun saya” menunjukkan saldo ada di mana, dan juga dapat mengembalikannya.</p><p>Bila vendor tidak menjawab, sebuah transfer mungkin diperiksa sebentar. Tidak ada yang hilang: transfer itu sudah terjadi atau belum, dan saldo Anda menunjukkannya begitu vendor menjawab.</p>',
  'What does “locked” mean?': 'Apa arti “tertahan”?',
  '<p>An amount that you asked to withdraw. It is still yours and leaves the wallet when it is paid out; until then it cannot be played with.</p>':
    '<p>Jumlah yang Anda minta untuk ditarik. Jumlah itu masih milik Anda dan keluar dari dompet saat dibayarkan; sampai saat itu tidak bisa dipakai bermain.</p>',
  'My connection broke during a round. Is my stake lost?':
    'Koneksi saya terputus di tengah putaran. Apakah taruhan saya hilang?',
  '<p>No. A round counts once, whatever breaks off:</p><ul><li><strong>Drawn at once</strong> (slots, dice, baccarat, fishing): it is played and paid even if you do not see it. Open the game again and look at your balance.</li><li><strong>With moves</strong> (crash, cards): it stays open. Take it up again, here or on another device. When its time runs out it ends by the rules of the game: a crash round at its target or its crash, a hand of cards by folding.</li><li><strong>On an event</strong>: the bet is settled when the event ends, also while you are away.</li></ul><p>If it is not certain that a stake was taken, or a round cannot be settled within 24 hours, the stake is given back.</p>':
    '<p>Tidak. Satu putaran dihitung sekali, di mana pun terputus:</p><ul><li><strong>Yang langsung ada hasilnya</strong> (slot, dadu, bakarat, menembak ikan): tetap dimainkan dan dibayar walau Anda tidak melihatnya. Buka lagi permainannya dan lihat saldo Anda.</li><li><strong>Yang memakai langkah</strong> (crash, kartu): tetap terbuka. Lanjutkan di sini atau di perangkat lain. Jika waktunya habis, putaran berakhir menurut aturan permainan: crash pada targetnya atau saat jatuh, kartu dengan menyerah.</li><li><strong>Taruhan pada acara</strong>: diselesaikan saat acara berakhir, juga ketika Anda pergi.</li></ul><p>Jika tidak pasti apakah taruhan sudah diambil, atau putaran tidak bisa diselesaikan dalam 24 jam, taruhan dikembalikan.</p>',
  'Responsible gaming': 'Bermain dengan bertanggung jawab',
  '18 and over': '18 tahun ke atas',
  '<p>This site is for adults. Whoever shares a device with someone younger should log out after playing and keep the password to themselves.</p>':
    '<p>Situs ini untuk orang dewasa. Siapa pun yang berbagi perangkat dengan yang lebih muda sebaiknya keluar setelah bermain dan menyimpan kata sandi untuk diri sendiri.</p>',
  'A limit on deposits': 'Batas setoran',
  '<p>You name the most that you may pay in within 24 hours, 7 days or a calendar month; you write the amount yourself. Where several limits hold at once, the lowest counts. When it is reached, further deposits are refused until something of it is free again.</p><ul><li>A lower limit holds <strong>at once</strong>.</li><li>A higher one, or none, holds after <strong>24 hours</strong>, and only if you confirm it then.</li></ul><p>You set it in the registration form, or at any time under <a href="/member/limits">Limits</a>. There you also limit what you lose, a single stake and the time of a session.</p>':
    '<p>Anda menentukan jumlah paling banyak yang boleh Anda setor dalam 24 jam, 7 hari, atau satu bulan kalender; Anda sendiri yang menulis jumlahnya. Bila beberapa batas berlaku bersamaan, yang terendah yang dihitung. Bila tercapai, setoran berikutnya ditolak sampai ada bagian yang bebas lagi.</p><ul><li>Batas yang lebih rendah berlaku <strong>seketika</strong>.</li><li>Batas yang lebih tinggi, atau tanpa batas, berlaku setelah <strong>24 jam</strong>, dan hanya bila Anda menegaskannya saat itu.</li></ul><p>Anda menentukannya di formulir pendaftaran, atau kapan saja di halaman <a href="/member/limits">Batas</a>. Di sana Anda juga membatasi kekalahan, satu taruhan, dan lama sesi.</p>',
  'A break': 'Jeda',
  '<p>A break lasts from 24 hours to six weeks. While it lasts you cannot play or pay in; you can still log in, read your records and withdraw. A break cannot be shortened.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>':
    '<p>Jeda berlangsung dari 24 jam sampai enam minggu. Selama itu Anda tidak bisa bermain atau menyetor; Anda tetap bisa masuk, membaca catatan, dan menarik dana. Jeda tidak bisa dipersingkat.</p><p>Anda memulainya sendiri di halaman <a href="/member/limits">Batas</a>, dalam dua langkah dan tanpa memberi alasan.</p>',
  'Self-exclusion': 'Pengecualian diri',
  '<p>Self-exclusion lasts at least six months, or has no end. The account is closed to play, deposits and advertising; you can still log in to withdraw. Opening another account meanwhile is not allowed, and one that is found is closed.</p><p>Nobody can shorten it. One without an end is lifted only if you ask <a href="/helpmc#feedback">customer service</a> after six months or more, and 7 days more go by.</p><p>You begin it yourself under <a href="/member/limits">Limits</a>, in two steps and without giving a reason.</p>':
    '<p>Pengecualian diri berlangsung paling sedikit enam bulan, atau tanpa akhir. Akun ditutup bagi permainan, setoran, dan iklan; Anda tetap bisa masuk untuk menarik dana. Selama itu tidak boleh membuka akun lain, dan yang ditemukan akan ditutup.</p><p>Tidak seorang pun bisa mempersingkatnya. Pengecualian tanpa akhir hanya dicabut bila Anda memintanya kepada <a href="/helpmc#feedback">layanan pelanggan</a> setelah enam bulan atau lebih, dan 7 hari lagi berlalu.</p><p>Anda memulainya sendiri di halaman <a href="/member/limits">Batas</a>, dalam dua langkah dan tanpa memberi alasan.</p>',
  'Signs that it is no longer fun': 'Tanda bahwa bermain tidak lagi menyenangkan',
  '<ul><li>You play to win back what you lost.</li><li>You play longer, or for more, than you meant to.</li><li>You hide from others how much you play.</li><li>You borrow to play, or put off what has to be paid.</li><li>You think of playing when you are doing something else.</li></ul><p>One of them is reason enough to stop for a while and to talk to somebody.</p>':
    '<ul><li>Anda bermain untuk memenangkan kembali kekalahan.</li><li>Anda bermain lebih lama, atau lebih banyak, dari yang diniatkan.</li><li>Anda menyembunyikan dari orang lain seberapa banyak Anda bermain.</li><li>Anda meminjam untuk bermain, atau menunda yang harus dibayar.</li><li>Anda memikirkan permainan saat mengerjakan hal lain.</li></ul><p>Satu saja sudah cukup alasan untuk berhenti sejenak dan berbicara dengan seseorang.</p>',
  'Somebody to talk to': 'Seseorang untuk diajak bicara',
  '<p><strong>These lines are invented for this demonstration and answer nobody.</strong> An operator puts the real ones of its country here.</p><ul><li>The Quiet Line, 0000 000 001, day and night (invented)</li><li>Open Door, for families, 0000 000 002, 8:00 to 20:00 (invented)</li></ul><p>If you need help now, call the health or crisis line of your country.</p>':
    '<p><strong>Nomor-nomor ini rekaan untuk demonstrasi ini dan tidak dijawab siapa pun.</strong> Operator menaruh nomor sebenarnya dari negaranya di sini.</p><ul><li>Jalur Tenang, 0000 000 001, siang dan malam (rekaan)</li><li>Pintu Terbuka, untuk keluarga, 0000 000 002, 8:00 sampai 20:00 (rekaan)</li></ul><p>Bila Anda perlu bantuan sekarang, hubungi layanan kesehatan atau krisis di negara Anda.</p>',
  'User agreement': 'Perjanjian pengguna',
  'What this is': 'Apa ini',
  '<p>Playhouse is a demonstration with play money. Nothing on it can be bought, sold, won or paid out in real money. This agreement says what holds between you and the house while you use it. It is in force since 1 October 2026.</p>':
    '<p>Playhouse adalah demonstrasi dengan uang mainan. Tidak ada yang bisa dibeli, dijual, dimenangkan, atau dicairkan dengan uang sungguhan. Perjanjian ini memuat apa yang berlaku antara Anda dan rumah ini selama Anda memakainya. Perjanjian berlaku sejak 1 Oktober 2026.</p>',
  'Who may play': 'Siapa yang boleh bermain',
  '<ol><li>Adults of 18 and over, where playing is allowed.</li><li>One account a person. Accounts are not sold, lent or played on behalf of others.</li><li>What you tell us in the registration form is true.</li></ol>':
    '<ol><li>Orang dewasa 18 tahun ke atas, di tempat bermain diizinkan.</li><li>Satu akun per orang. Akun tidak dijual, dipinjamkan, atau dimainkan atas nama orang lain.</li><li>Yang Anda isikan di formulir pendaftaran adalah benar.</li></ol>',
  '<ol><li>You keep your password to yourself. What is done with it counts as done by you until you tell us otherwise.</li><li>You can end any session of yours, and change your password at any time.</li><li>A demo account and its credit end with the session.</li></ol>':
    '<ol><li>Anda menyimpan kata sandi untuk diri sendiri. Yang dilakukan dengannya dianggap dilakukan oleh Anda sampai Anda memberi tahu kami sebaliknya.</li><li>Anda dapat mengakhiri sesi Anda yang mana pun, dan mengganti kata sandi kapan saja.</li><li>Akun demo dan kreditnya berakhir bersama sesi.</li></ol>',
  'Rounds and results': 'Putaran dan hasil',
  '<ol><li>A round counts when its stake is entered in the book. It is decided once.</li><li>The rules and payouts of a game are those it shows when the round is played.</li><li>A round that was not decided because of a fault is void and its stake is returned.</li><li>Where a game’s page and the book differ, the book holds.</li></ol>':
    '<ol><li>Sebuah putaran sah saat taruhannya dicatat di buku. Putaran diputuskan satu kali.</li><li>Aturan dan pembayaran sebuah permainan adalah yang ditampilkan saat putaran dimainkan.</li><li>Putaran yang tidak diputuskan karena gangguan batal dan taruhannya dikembalikan.</li><li>Bila halaman permainan dan buku berbeda, buku yang berlaku.</li></ol>',
  Promotions: 'Promosi',
  '<p>The terms of a promotion stand with it in full. The terms as they stood when you took part hold to its end. A limit or a break that you set comes before any promotion.</p>':
    '<p>Syarat sebuah promosi tertera lengkap bersamanya. Syarat pada saat Anda ikut berlaku sampai promosi berakhir. Batas atau jeda yang Anda tetapkan didahulukan dari semua promosi.</p>',
  'What is kept about you': 'Apa yang disimpan tentang Anda',
  '<ul><li>What you wrote in the form, your password as a hash only.</li><li>When and from which address you logged in, and a random number in a cookie of your browser. It says nothing about the browser; it tells whether an invited friend uses the same one, which pays no reward.</li><li>Every movement of your wallet and every round, because a book without them would not be one.</li></ul><p>Phone numbers and names are shown masked. Nothing is passed on for advertising.</p>':
    '<ul><li>Yang Anda tulis di formulir, kata sandi hanya sebagai hash.</li><li>Kapan dan dari alamat mana Anda masuk, serta angka acak dalam cookie peramban Anda. Angka itu tidak mengatakan apa pun tentang peramban; gunanya hanya mengetahui apakah teman undangan memakai peramban yang sama, yang tidak dibayar hadiah.</li><li>Setiap pergerakan dompet dan setiap putaran, karena buku tanpa itu bukanlah buku.</li></ul><p>Nomor telepon dan nama ditampilkan tersamar. Tidak ada yang diteruskan untuk iklan.</p>',
  'Changes and disputes': 'Perubahan dan sengketa',
  '<p>Changes are announced at least seven days before they hold. If you do not agree with a result or a decision, <a href="/helpmc#feedback">write to us</a>: you are given a number, and an answer where you left a way to reach you.</p>':
    '<p>Perubahan diumumkan paling sedikit tujuh hari sebelum berlaku. Bila Anda tidak setuju dengan suatu hasil atau keputusan, <a href="/helpmc#feedback">tulislah kepada kami</a>: Anda mendapat nomor, dan jawaban bila Anda meninggalkan cara menghubungi Anda.</p>',
}
