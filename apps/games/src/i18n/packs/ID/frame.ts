import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'frame'> = {
  ageAndMoney: '18+ · Uang mainan: setoran dan penarikan hanya simulasi, tanpa uang sungguhan.',
  ageAndMoneyDemo: '18+ · Main gratis dengan saldo demo.',
  balance: 'Saldo',
  breakOff: 'Jika putaran terputus',
  breakOffAtOnce:
    'Putaran diundi dan dibayar seketika. Jika jawabannya hilang, putaran tetap dihitung sekali: buka lagi permainannya, hasilnya ada di saldo Anda. Jika taruhan tidak dapat diselesaikan, taruhan dikembalikan.',
  checkFailed: 'Tidak cocok: {{reason}}. Simpan angka di atas dan beri tahu layanan pelanggan.',
  checkOk: 'Cocok: benihnya sesuai yang dijanjikan dan menghasilkan putaran ini.',
  checkReasonJackpot: 'benih mengundi jackpot secara lain',
  checkReasonRound: 'benih-benihnya menghasilkan putaran lain',
  checkReasonSeed: 'benihnya bukan yang dijanjikan',
  checkRound: 'Periksa putaran ini',
  clientSeed: 'Benih Anda',
  clientSeedHelp: 'Sampai 64 huruf, angka, - atau _. Kosongkan untuk benih acak baru di setiap putaran.',
  close: 'Tutup',
  copied: 'Tersalin',
  copyLink: 'Salin tautan',
  exit: 'Keluar dari permainan',
  fairness: 'Keadilan',
  fairnessHow:
    'Sebelum putaran kami menampilkan hash benih kami. Hasilnya berasal dari benih kami, benih Anda, dan nomor putaran lewat HMAC-SHA256. Setelah putaran kami menampilkan benih kami, sehingga hash dan seluruh putaran bisa diperiksa.',
  getResult: 'Lihat hasil',
  jackpot: 'Jackpot',
  jackpotChance:
    'Setiap putaran dapat memenangkannya. Peluangnya adalah taruhan Anda dibagi {{units}}: dengan {{stake}} peluangnya 1 banding {{chance}}, dan taruhan dua kali lipat berpeluang dua kali lipat. Diundi dari benih putaran itu sendiri; pemeriksaan menunjukkan undiannya.',
  jackpotDropPaid:
    'Pemenang mendapat seluruh isinya, termasuk bagian dari taruhan yang menang, dalam hitungan detik dan apa pun hasil putarannya. Bagian dari taruhan sesudahnya masuk ke jackpot berikutnya, yang mulai dari {{seed}}. Dari taruhan pada saat yang sama, yang lebih dulu tercatat yang dihitung, juga bila kemudian dikembalikan.',
  jackpotDrops:
    'Jackpot dimenangkan paling lambat saat berisi {{limit}}. Setiap kali mulai, jumlah rahasia di atas {{seed}} dan paling banyak {{limit}} diundi, semua sama peluangnya; taruhan yang bagiannya mengangkat jackpot ke sana menang. Hash benih undian ditampilkan sejak awal, dan benihnya setelah jackpot dimenangkan.',
  jackpotFed:
    '{{percent}} dari setiap taruhan masuk ke dalamnya. Bandar memberikannya dari bagiannya sendiri: tingkat pengembalian di atas tetap.',
  jackpotFreePlay: 'Main gratis tidak mengisinya dan tidak dapat memenangkannya.',
  jackpotHit: 'menang',
  jackpotMustDrop: 'pecah paling lambat {{limit}}',
  jackpotName: 'Jackpot {{name}}',
  jackpotNoHit: 'tidak menang',
  jackpotPaid:
    'Pemenang mendapat seluruh isinya saat itu, lalu jackpot mulai lagi dari {{seed}}. Jika dua putaran menang bersamaan, yang diselesaikan lebih dulu mendapat isinya, yang lain mendapat isi awal yang baru.',
  jackpotWon: 'Jackpot dimenangkan',
  lastRound: 'Putaran terakhir',
  lastRounds: 'Putaran terakhir',
  limits: 'Satu putaran menerima {{min}} sampai {{max}}.',
  mostStake: 'Taruhan paling besar {{max}}.',
  messageBetClosed:
    'Taruhan untuk putaran ini sudah ditutup. Tidak ada yang diambil. Pasang lagi pada putaran berikutnya.',
  messageBetUnknown: 'Server tidak mengenali taruhan ini. Tidak ada yang diambil. Keluar lalu buka lagi permainannya.',
  messageBusy: 'Sistem sedang sibuk. Putaran Anda tersimpan: tekan Lihat hasil untuk menanyakannya lagi.',
  messageInProgress: 'Sebuah putaran masih diselesaikan. Tekan Lihat hasil untuk melihatnya.',
  messageInsufficient: 'Saldo Anda di bawah taruhan ini. Tidak ada yang diambil. Pilih taruhan yang lebih kecil.',
  messageStakeLimit:
    'Ini melebihi batas satu taruhan Anda. Tidak ada yang diambil. Pilih taruhan yang lebih kecil, atau lihat Batas di akun Anda.',
  messageBonusStake:
    'Ketentuan bonus Anda tidak mengizinkan taruhan sebesar ini. Tidak ada yang dipotong. Pilih taruhan lebih kecil, atau lihat bonus Anda di pusat anggota.',
  messageLossLimit:
    'Taruhan ini akan melebihi batas kerugian Anda. Tidak ada yang diambil. Halaman Batas di akun Anda menunjukkan sisanya.',
  messageSessionTime: 'Waktu sesi Anda habis. Tidak ada yang diambil. Keluarlah dan beristirahat selama 15 menit.',
  messageGameMaintenance:
    'Permainan ini sedang dalam pemeliharaan dan belum menerima taruhan. Saldo tidak dipotong; putaran yang selesai ada di saldo Anda.',
  messageMaintenance:
    'Situs sedang dalam pemeliharaan dan belum menerima taruhan. Saldo tidak dipotong; ronde yang sedang berjalan tetap diselesaikan.',
  messageRegion:
    'Taruhan dari negara Anda tidak diterima. Saldo tidak dipotong; ronde yang sedang berjalan tetap diselesaikan.',
  messagePlayBreak:
    'Akun Anda sedang rehat dari permainan. Tidak ada yang diambil. Anda dapat menarik dana kapan saja.',
  messageMoveRefused: 'Langkah ini tidak bisa sekarang. Putaran Anda tetap berjalan.',
  messageNetwork:
    'Server tidak menjawab. Putaran Anda tersimpan: tekan Lihat hasil untuk menanyakannya lagi; putaran dihitung sekali.',
  messageOddsChanged: 'Odds ini tidak ditawarkan lagi. Tidak ada yang diambil.',
  messageOtherWindow:
    'Sebuah putaran permainan ini berjalan di jendela lain. Tekan Lihat hasil untuk melanjutkannya di sini.',
  messagePending: 'Hasilnya sedang dikirim.',
  messageRefunded: 'Putaran ini tidak dapat diselesaikan. Taruhan Anda sudah dikembalikan.',
  messageRoundKeyReused:
    'Putaran ini tidak dapat dicocokkan. Saldo Anda sudah terbaru; Anda bisa memulai putaran baru.',
  messageSessionExpired:
    'Sesi permainan Anda berakhir. Putaran yang selesai ada di saldo Anda. Keluar lalu buka lagi permainannya.',
  messageStakeInvalid: 'Taruhan ini tidak diizinkan di sini. Tidak ada yang diambil. Pilih yang lain.',
  nextSeedHash: 'Hash untuk putaran berikutnya',
  nonce: 'Nomor putaran',
  newPlayCredit: 'Ambil kredit main baru',
  noRoundYet: 'Belum ada putaran.',
  noWin: 'Tidak menang',
  paidBack: 'Dikembalikan',
  payout: 'Pembayaran',
  returnToPlayer: 'Pengembalian ke pemain',
  roundId: 'Putaran',
  rules: 'Aturan dan pembayaran',
  serverSeed: 'Benih kami',
  serverSeedHash: 'Hash yang ditampilkan sebelumnya',
  soundOff: 'Matikan suara',
  soundOn: 'Nyalakan suara',
  stake: 'Taruhan',
  total: 'Total taruhan',
  verifyLink: 'Alamat untuk memeriksa putaran ini',
  volatility: 'Volatilitas {{class}} dari 5',
  won: 'Menang',
  halve: 'Setengah taruhan',
  double: 'Gandakan taruhan',
  deposit: 'Setor',
  messageEmpty: 'Saldo Anda kosong. Tidak ada yang diambil.',
  messageEmptyDemo: 'Saldo main gratis Anda habis. Tidak ada yang diambil.',
  messageTableSilent:
    'Tidak ada jawaban dari server. Halaman bertanya lagi sendiri; taruhan yang sudah dipasang tetap dihitung.',
  wonBig: 'Menang besar',
  wonHuge: 'Menang sangat besar',
  sharedRound: 'Putaran bersama',
  fairnessShared:
    'Sebelum taruhan pada suatu putaran diterima, kami menunjukkan hash SHA-256 dari seed-nya. Putaran diundi dari seed itu dan nomor putaran dengan HMAC-SHA256, sama untuk semua orang di meja. Setelah berakhir kami menunjukkan seed-nya, sehingga hash dan putarannya dapat diperiksa. Taruhan siapa pun tidak dapat mengubahnya. Seed Anda sendiri tidak ikut: petaruh terakhir dapat memilihnya.',
}
