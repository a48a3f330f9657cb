/** Indonesian for the English of the world’s announcements. */
export const ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  'The new help centre': 'Pusat bantuan baru',
  '<p>Answers on accounts, deposits, withdrawals and bonuses, at any hour.</p><p><a href="/helpmc">Open the help centre</a>.</p>':
    '<p>Jawaban seputar akun, setoran, penarikan, dan bonus, kapan saja.</p><p><a href="/helpmc">Buka pusat bantuan</a>.</p>',
  'Find your game faster': 'Temukan game lebih cepat',
  '<p>Type the name of a game, a studio or a kind of game, and results appear as you type.</p>':
    '<p>Ketik nama game, studio, atau jenis game, dan hasilnya muncul saat Anda mengetik.</p>',
  'Where you are logged in': 'Di mana Anda masuk',
  '<p>Your account shows when you logged in before. If that was not you, change your password at once: it ends every other session.</p>':
    '<p>Akun Anda menampilkan kapan Anda masuk sebelumnya. Jika itu bukan Anda, segera ganti kata sandi: semua sesi lain akan berakhir.</p>',
  'Withdrawals stand in your wallet until they are paid': 'Penarikan tetap di dompet sampai dibayarkan',
  '<p>An amount you asked to withdraw shows as <strong>locked</strong>. It leaves your wallet when it is paid out.</p>':
    '<p>Jumlah yang Anda minta untuk ditarik tampil sebagai <strong>tertahan</strong>. Jumlah itu keluar dari dompet saat dibayarkan.</p>',
  'Your balance says where your money is': 'Saldo Anda menunjukkan letak uang Anda',
  '<p>There is nothing to transfer between games by hand. What is available can be played with anywhere on the site. Some game makers keep money while you play there; it comes back when you leave, or when you need it elsewhere.</p>':
    '<p>Tidak ada yang perlu dipindahkan sendiri antarpermainan. Yang tersedia bisa dipakai di seluruh situs. Beberapa pembuat permainan menyimpan uang selagi Anda bermain; uang kembali saat Anda keluar atau memerlukannya di tempat lain.</p>',
  'Wrong passwords lock a username for a while': 'Kata sandi yang salah mengunci nama pengguna sementara',
  '<p>After five wrong passwords a username is locked for 15 minutes, and longer after each further one. Waiting is all it takes; nobody will ask you for your password.</p>':
    '<p>Setelah lima kata sandi salah, nama pengguna dikunci 15 menit, dan lebih lama setelah setiap kesalahan berikutnya. Cukup tunggu; tidak ada yang akan meminta kata sandi Anda.</p>',
  'Every round is on record': 'Setiap ronde tercatat',
  '<p>Each bet and each payout is in your betting record:</p><ul><li>with its time and its round number;</li><li>open any round to check its result;</li><li>download the record of any period.</li></ul>':
    '<p>Setiap taruhan dan pembayaran ada di riwayat taruhan Anda:</p><ul><li>dengan waktu dan nomor rondenya;</li><li>buka ronde mana pun untuk memeriksa hasilnya;</li><li>unduh riwayat periode mana pun.</li></ul>',
  'Light, dark, or like your device': 'Terang, gelap, atau ikuti perangkat',
  '<p>The theme is chosen at the top of the page and kept on this device.</p>':
    '<p>Tema dipilih di bagian atas halaman dan disimpan di perangkat ini.</p>',
  'Your favourites in one place': 'Favorit Anda di satu tempat',
  '<p>Mark a game with the heart and find it again in its lobby. Favourites need an account of your own; a demo account keeps none.</p>':
    '<p>Tandai permainan dengan hati dan temukan lagi di lobinya. Favorit memerlukan akun Anda sendiri; akun demo tidak menyimpannya.</p>',
  'Sessions end by themselves': 'Sesi berakhir dengan sendirinya',
  '<p>A session ends after 30 minutes without use, and after 12 hours in any case.</p>':
    '<p>Sesi berakhir setelah 30 menit tidak dipakai, dan setelah 12 jam dalam keadaan apa pun.</p>',
  'Play without an account': 'Bermain tanpa akun',
  '<p>Free play opens a demo account with play credit. The account and its credit end with the session; nothing of it is carried over.</p>':
    '<p>Main gratis membuka akun demo dengan kredit demo. Akun dan kreditnya berakhir bersama sesi; tidak ada yang dibawa.</p>',
  'The house is open': 'Rumah ini dibuka',
  '<p>Ten thousand games, one account, play money only. Tell us <a href="/service">what is not right</a>.</p>':
    '<p>Sepuluh ribu permainan, satu akun, hanya uang mainan. Beri tahu kami <a href="/service">apa yang belum benar</a>.</p>',
  'Play money only': 'Hanya uang mainan',
  '<p>Playhouse runs on <strong>play money</strong>. Nothing here can be bought, won or paid out in real money.</p><p>The site is for adults of 18 and over. <a href="/responsible-gaming">How to set limits and take a break</a>.</p>':
    '<p>Playhouse berjalan dengan <strong>uang mainan</strong>. Tidak ada yang bisa dibeli, dimenangkan, atau dicairkan dengan uang sungguhan di sini.</p><p>Situs ini untuk orang dewasa 18 tahun ke atas. <a href="/responsible-gaming">Cara menetapkan batas dan mengambil jeda</a>.</p>',
  'House games show their seed': 'Permainan rumah menampilkan benihnya',
  '<p>Every round of the house’s own games shows the hash of its seed <em>before</em> you play and the seed itself <em>afterwards</em>. The round’s report checks one against the other on your own device.</p>':
    '<p>Setiap putaran permainan rumah menampilkan hash benihnya <em>sebelum</em> Anda bermain dan benihnya sendiri <em>sesudahnya</em>. Laporan putaran mencocokkan keduanya di perangkat Anda sendiri.</p>',
  'Return to player is shown on every slot': 'Pengembalian ke pemain tampil di setiap slot',
  '<p>Each slot states its <strong>return to player</strong>: the share of all stakes that it pays back over very many rounds. It says nothing about your next round or your evening.</p><p>Lobbies can be sorted by it.</p>':
    '<p>Setiap slot mencantumkan <strong>pengembalian ke pemain</strong>: bagian dari semua taruhan yang dibayarkan kembali dalam sangat banyak putaran. Angka itu tidak mengatakan apa pun tentang putaran atau malam Anda berikutnya.</p><p>Lobi dapat diurutkan menurut angka itu.</p>',
  'Tables, fishing and card rooms are open': 'Meja, tembak ikan, dan ruang kartu sudah dibuka',
  '<p>Baccarat tables, fishing ponds and card rooms are open at any hour. Have a look in their lobbies.</p>':
    '<p>Meja bakarat, kolam ikan, dan ruang kartu buka setiap saat. Silakan lihat di lobinya.</p>',
  'How strongly a game swings': 'Seberapa besar sebuah permainan berayun',
  '<p>Volatility runs from 1 to 5. A low one pays little and often, a high one pays seldom and more. The return to player is not changed by it.</p>':
    '<p>Volatilitas berkisar dari 1 sampai 5. Yang rendah membayar sedikit dan sering, yang tinggi membayar jarang dan lebih banyak. Pengembalian ke pemain tidak berubah karenanya.</p>',
  'Salaries and dividends by contract': 'Gaji dan dividen menurut kontrak',
  '<p>Offer contracts to agents directly below you, and answer those of your upline. Simulate the terms on real figures before you agree.</p><p><a href="/agent/daily-salary">Open your daily salary</a>.</p>':
    '<p>Tawarkan kontrak kepada agen tepat di bawah Anda, dan jawab tawaran upline Anda. Simulasikan ketentuannya dengan angka nyata sebelum setuju.</p><p><a href="/agent/daily-salary">Buka gaji harian Anda</a>.</p>',
  'Registration links show what came of them': 'Tautan pendaftaran menunjukkan hasilnya',
  '<p>Each link counts its visits, registrations, first deposits and active members.</p><p><a href="/agent/register-centre">Open the register centre</a>.</p>':
    '<p>Setiap tautan menghitung kunjungan, pendaftaran, deposit pertama, dan anggota aktif.</p><p><a href="/agent/register-centre">Buka pusat pendaftaran</a>.</p>',
  'Members who take a break': 'Anggota yang sedang rehat',
  '<p>Do not address members who excluded themselves. Their page in your downline says so.</p>':
    '<p>Jangan menghubungi anggota yang mengecualikan diri. Halaman mereka di downline Anda menunjukkannya.</p>',
  'Name a game': 'Beri nama sebuah permainan',
  '<p>Members proposed names for new games of the house. It is over; the names are in the catalogue.</p><p>Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.</p>':
    '<p>Anggota mengusulkan nama untuk permainan baru rumah ini. Sudah selesai; namanya ada di katalog.</p><p>Terima kasih kepada semua yang menulis. Nama yang terpilih ada pada permainan di lobi “Permainan rumah”.</p>',
  'First look: the light theme': 'Lihat lebih dulu: tema terang',
  '<p>Members saw the new light theme first. It is now open to everyone.</p><p>What members wrote about contrast and small print went into it. It is chosen at the top of the page.</p>':
    '<p>Anggota melihat tema terang lebih dulu. Kini terbuka untuk semua.</p><p>Tulisan anggota tentang kontras dan huruf kecil sudah dimasukkan. Tema dipilih di bagian atas halaman.</p>',
}
