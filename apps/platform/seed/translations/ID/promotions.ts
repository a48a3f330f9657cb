/** Indonesian for the English of the world’s promotions. */
export const PROMOTIONS: Readonly<Record<string, string>> = {
  'New players': 'Pemain baru',
  'How the house works': 'Cara kerja rumah ini',
  Rewards: 'Hadiah',
  Community: 'Komunitas',
  'Rounds you can check yourself': 'Putaran yang bisa Anda periksa sendiri',
  'Every round of our own games can be checked after you have played it.':
    'Setiap ronde game kami sendiri bisa diperiksa setelah dimainkan.',
  'Before a round you are shown the <strong>hash</strong> of the seed that decides it. Afterwards you are shown the seed. If the two fit, the result stood before you played.':
    'Sebelum putaran, Anda diperlihatkan <strong>hash</strong> dari benih yang menentukannya. Sesudahnya Anda diperlihatkan benihnya. Bila keduanya cocok, hasilnya sudah tetap sebelum Anda bermain.',
  'The report of each round does the sum in your own browser, and prints what you need to do it elsewhere.':
    'Laporan setiap putaran menghitungnya di browser Anda sendiri, dan mencetak yang Anda perlukan untuk menghitungnya di tempat lain.',
  'It holds for every round of the games in the lobby “House games”, with play credit as with a balance.':
    'Berlaku untuk setiap putaran permainan di lobi “Permainan rumah”, dengan kredit demo maupun saldo.',
  'The check uses HMAC-SHA-256 over the server’s seed, your own seed and the number of the round.':
    'Pemeriksaan memakai HMAC-SHA-256 atas benih server, benih Anda sendiri, dan nomor putaran.',
  'You may set your own seed in the game’s fairness panel at any time between rounds.':
    'Anda boleh menetapkan benih sendiri di panel keadilan permainan kapan saja di antara putaran.',
  'A round whose seed does not fit its hash is void and its stake is returned.':
    'Putaran yang benihnya tidak cocok dengan hash-nya batal dan taruhannya dikembalikan.',
  'One wallet, no transfer fee': 'Satu dompet, tanpa biaya pindah',
  'Play every game with one balance. Nothing to move, no fee to pay.':
    'Mainkan semua game dengan satu saldo. Tanpa pindah dana, tanpa biaya.',
  'Open a game and your balance is there. Leave it, and what you have is back in view. No game maker holds your money.':
    'Buka sebuah permainan dan saldo Anda ada di sana. Tinggalkan, dan milik Anda terlihat lagi. Tidak ada pembuat permainan yang memegang uang Anda.',
  'It holds for every member and every game, without being claimed.':
    'Berlaku untuk setiap anggota dan setiap permainan, tanpa perlu diambil.',
  'No fee is taken for opening or leaving a game.': 'Tidak ada biaya untuk membuka atau meninggalkan permainan.',
  'If a game breaks off, the stake of a round that was not decided is returned.':
    'Bila permainan terputus, taruhan dari putaran yang belum diputuskan dikembalikan.',
  'An amount you asked to withdraw is locked and cannot be played with until it is paid out or the request is withdrawn.':
    'Jumlah yang Anda minta untuk ditarik ditahan dan tidak bisa dipakai bermain sampai dibayarkan atau permintaannya dibatalkan.',
  'Share your opinion': 'Sampaikan pendapat Anda',
  'Tell us what you like and what is missing. Every message is read.':
    'Ceritakan apa yang Anda suka dan apa yang kurang. Setiap pesan dibaca.',
  'The <a href="/helpmc#feedback">feedback form</a> is open to members and visitors. You are given a number for what you sent, so that you can come back to it.':
    '<a href="/helpmc#feedback">Formulir masukan</a> terbuka bagi anggota dan pengunjung. Anda mendapat nomor untuk kiriman Anda, agar bisa menanyakannya lagi.',
  'Nothing is paid for feedback, and no account is needed.': 'Masukan tidak dibayar, dan tidak perlu akun.',
  'Leave a way to reach you only if you want an answer.': 'Tinggalkan cara menghubungi Anda hanya bila ingin jawaban.',
  'What you write is kept with the language you wrote from and, if you are logged in, with your account.':
    'Tulisan Anda disimpan bersama bahasa yang Anda pakai dan, bila Anda masuk, bersama akun Anda.',
  'Never send a password, a code or a full account number.':
    'Jangan pernah mengirim kata sandi, kode, atau nomor rekening lengkap.',
  'Look first, register later': 'Lihat dulu, daftar kemudian',
  'A demo account opens without a name, an address or a deposit.':
    'Akun demo terbuka tanpa nama, alamat, atau setoran.',
  'If it is not for you, close the page. There is nothing to cancel.':
    'Bila tidak cocok, tutup saja halamannya. Tidak ada yang perlu dibatalkan.',
  'Play credit is play money. It cannot be bought, sold, transferred or paid out.':
    'Kredit demo adalah uang mainan. Tidak bisa dibeli, dijual, dipindahkan, atau dicairkan.',
  'Nothing of a demo account is carried over to an account of your own, neither credit nor results.':
    'Tidak ada isi akun demo yang dibawa ke akun Anda sendiri, baik kredit maupun hasil.',
  'A demo account keeps no favourites and cannot open My account, the agent centre or the cashier.':
    'Akun demo tidak menyimpan favorit dan tidak bisa membuka Akun saya, pusat agen, atau kasir.',
  'An account without strings': 'Akun tanpa ikatan',
  'It costs nothing, asks for no deposit, and can stand unused.':
    'Gratis, tidak meminta setoran, dan boleh dibiarkan tidak terpakai.',
  'The registration form asks for what the house needs and no more; each field says whether it must be filled in.':
    'Formulir pendaftaran menanyakan yang diperlukan rumah ini dan tidak lebih; setiap kolom menyebutkan apakah wajib diisi.',
  'How to set limits, take a break or leave is told <a href="/responsible-gaming">before you register</a>, not after.':
    'Cara menetapkan batas, mengambil jeda, atau pergi dijelaskan <a href="/responsible-gaming">sebelum Anda mendaftar</a>, bukan sesudahnya.',
  'One account a person.': 'Satu akun per orang.',
  'Opening an account gives no credit and no bonus, and obliges you to nothing.':
    'Membuka akun tidak memberi kredit atau bonus, dan tidak mewajibkan Anda apa pun.',
  'An account that is not used stays as it is. No fee is taken.':
    'Akun yang tidak dipakai tetap seperti adanya. Tidak ada biaya.',
  'Your password is kept as a hash only. Nobody of the house will ever ask you for it.':
    'Kata sandi Anda disimpan hanya sebagai hash. Tidak seorang pun dari rumah ini akan memintanya.',
  'Welcome credit': 'Kredit sambutan',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    'Batas setoran atau jeda yang Anda tetapkan didahulukan dan tidak pernah diubah oleh promosi.',
  'Name a game': 'Beri nama sebuah permainan',
  'Members proposed names for new games of the house. It is over; the names are in the catalogue.':
    'Anggota mengusulkan nama untuk permainan baru rumah ini. Sudah selesai; namanya ada di katalog.',
  'Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.':
    'Terima kasih kepada semua yang menulis. Nama yang terpilih ada pada permainan di lobi “Permainan rumah”.',
  'One proposal a member, sent through the feedback form.': 'Satu usulan per anggota, dikirim lewat formulir masukan.',
  'Nothing was paid for a proposal, and no play was needed to take part.':
    'Usulan tidak dibayar, dan tidak perlu bermain untuk ikut serta.',
  'A name that is chosen may be used by the house without limit of time.':
    'Nama yang terpilih boleh dipakai rumah ini tanpa batas waktu.',
  'First look: the light theme': 'Lihat lebih dulu: tema terang',
  'Members saw the new light theme first. It is now open to everyone.':
    'Anggota melihat tema terang lebih dulu. Kini terbuka untuk semua.',
  'What members wrote about contrast and small print went into it. It is chosen at the top of the page.':
    'Tulisan anggota tentang kontras dan huruf kecil sudah dimasukkan. Tema dipilih di bagian atas halaman.',
  'It was open to every member, without being claimed and without play.':
    'Terbuka untuk setiap anggota, tanpa perlu diambil dan tanpa bermain.',
  'Nothing was paid for it.': 'Tidak ada yang dibayarkan untuk itu.',
  'Opening week: double demo credit': 'Pekan pembukaan: kredit demo ganda',
  'Play credit is play money and ended with the session.': 'Kredit demo adalah uang mainan dan berakhir bersama sesi.',
  'Weekly rebate by rank': 'Rabat mingguan menurut tingkat',
  'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.':
    'Sebagian kecil dari turnover mingguan kembali, menang atau kalah. Anda mengklaimnya di halaman rebate.',
  'The rebate page of My account shows your rates, the week so far and what you can claim.':
    'Halaman rebate di Akun saya menampilkan tarif Anda, minggu ini sejauh ini, dan jumlah yang dapat diklaim.',
  'Invite a friend': 'Ajak teman',
  'A link of your own for people who asked for it.': 'Tautan milik Anda untuk orang yang memintanya.',
  'You find your link, its QR code and how many people have registered with it under “Invite friends” in the menu.':
    'Tautan Anda, kode QR-nya, dan jumlah orang yang mendaftar dengannya ada di menu “Ajak teman”.',
  'The page says what a friend has to do for your reward, how much it is, and how far each friend is.':
    'Halaman itu menyebutkan apa yang harus dilakukan teman untuk hadiah Anda, berapa besarnya, dan sejauh mana tiap teman.',
  'Send your link only to adults who asked for it. No mass messages and no strangers’ groups.':
    'Kirim tautan Anda hanya kepada orang dewasa yang memintanya. Jangan pesan massal dan jangan ke grup orang tak dikenal.',
  'Points that never expire': 'Poin yang tidak pernah kedaluwarsa',
  'Turnover earns points, and points buy play money and gifts.':
    'Turnover menghasilkan poin, dan poin dapat ditukar dengan uang main dan hadiah.',
  'The points of a day are credited the day after.': 'Poin suatu hari dikreditkan pada hari berikutnya.',
  'Points never expire and are not lost when you take a break.':
    'Poin tidak pernah kedaluwarsa dan tidak hilang saat Anda mengambil jeda.',
  'Points cannot be bought, sold or given to others.':
    'Poin tidak bisa dibeli, dijual, atau diberikan kepada orang lain.',
  'What a thing costs in points is shown before you confirm, and the price at that moment holds.':
    'Harga barang dalam poin ditampilkan sebelum Anda memastikan, dan harga saat itu yang berlaku.',
  'A redemption that is turned down gives its points back in full.':
    'Penukaran yang ditolak mengembalikan poinnya secara penuh.',
  'Weekly reload': 'Isi ulang mingguan',
  'Relief after a hard week': 'Keringanan setelah minggu yang berat',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    'Jika bermain tidak lagi menyenangkan, beristirahatlah dulu. Anggota yang beristirahat tidak ditawari apa pun sampai selesai.',
  'Lantern fortnight': 'Dua minggu lampion',
  'Daily sign-in': 'Masuk harian',
  'Accounts that take a break from play when sales close do not take part.':
    'Akun yang sedang jeda bermain saat penjualan ditutup tidak ikut serta.',
  'It is not added by itself: you choose it, or leave it.': 'Tidak ditambahkan otomatis: Anda memilihnya, atau tidak.',
  'Bonus money on top of a week’s deposits.': 'Uang bonus di atas deposit seminggu.',
  'Part of a week’s loss as bonus money. You apply, and somebody decides.':
    'Sebagian kekalahan seminggu sebagai uang bonus. Anda mengajukan, dan ada petugas yang memutuskan.',
  'Tell us in a sentence how we can help; pictures are welcome.':
    'Ceritakan dalam satu kalimat bagaimana kami bisa membantu; gambar boleh dilampirkan.',
  'A little play money for looking in.': 'Sedikit uang main saat Anda mampir.',
  'Press the button. Days that you miss cost nothing; there is no streak to keep.':
    'Tekan tombolnya. Hari yang terlewat tidak merugikan; tidak ada rangkaian yang harus dijaga.',
  'Tickets for the lantern raffle': 'Tiket undian lentera',
  'Tickets of the lantern raffle, without points.': 'Tiket undian lentera, tanpa poin.',
  'Press the button, and tickets of the lantern raffle that is on sale are yours.':
    'Tekan tombolnya, dan tiket undian lentera yang sedang dijual menjadi milik Anda.',
  'Bonus money on top of a first deposit.': 'Uang bonus di atas deposit pertama.',
  'Play money for looking in while the lanterns hang.': 'Uang main saat Anda mampir selama musim lentera.',
  'Higher ranks have higher rates. Returned stakes do not count.':
    'Peringkat lebih tinggi mendapat tarif lebih tinggi. Taruhan yang dikembalikan tidak dihitung.',
  'Your rates, the smallest amount that is paid and the last day for claiming stand on the rebate page.':
    'Tarif Anda, jumlah terkecil yang dibayar, dan hari terakhir untuk mengklaim ada di halaman rebate.',
  'Some games earn points faster than others, and so do higher ranks. The points mall shows what each thing costs before you choose.':
    'Beberapa permainan mengumpulkan poin lebih cepat, begitu juga peringkat lebih tinggi. Mal poin menampilkan harga setiap barang sebelum Anda memilih.',
  'Free play opens a demo account with <strong>play credit</strong>. You see the same games, the same odds and the same reports as a member.':
    'Main gratis membuka akun demo dengan <strong>kredit main</strong>. Anda melihat permainan, peluang, dan laporan yang sama seperti anggota.',
  'The demo account and its credit end with the session.': 'Akun demo dan kreditnya berakhir bersama sesi.',
  'For adults only.': 'Hanya untuk orang dewasa.',
  'For adults only, where playing is allowed.': 'Hanya untuk orang dewasa, di tempat bermain diizinkan.',
  'Demo accounts began with twice the usual play credit in the first week. It is over.':
    'Akun demo dimulai dengan dua kali kredit main biasa di minggu pertama. Sudah berakhir.',
  'Since then a demo account begins with the usual play credit.':
    'Sejak itu akun demo dimulai dengan kredit main biasa.',
  'It held for demo accounts opened in the first week, without being claimed.':
    'Berlaku untuk akun demo yang dibuka di minggu pertama, tanpa diklaim.',
}
