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
  'What you write is kept with the language you wrote from and, if you are signed in, with your account.':
    'Tulisan Anda disimpan bersama bahasa yang Anda pakai dan, bila Anda masuk, bersama akun Anda.',
  'Never send a password, a code or a full account number.':
    'Jangan pernah mengirim kata sandi, kode, atau nomor rekening lengkap.',
  'Look first, register later': 'Lihat dulu, daftar kemudian',
  'A demo account opens without a name, an address or a deposit.':
    'Akun demo terbuka tanpa nama, alamat, atau setoran.',
  'Free play opens a demo account with <strong>₫10,000,000 of play credit</strong>. You see the same games, the same odds and the same reports as a member.':
    'Main gratis membuka akun demo dengan <strong>kredit demo ₫10.000.000</strong>. Anda melihat permainan, peluang, dan laporan yang sama dengan anggota.',
  'If it is not for you, close the page. There is nothing to cancel.':
    'Bila tidak cocok, tutup saja halamannya. Tidak ada yang perlu dibatalkan.',
  'Play credit is play money. It cannot be bought, sold, transferred or paid out.':
    'Kredit demo adalah uang mainan. Tidak bisa dibeli, dijual, dipindahkan, atau dicairkan.',
  'The demo account and its credit end with the session: after 30 minutes without use, and after 12 hours in any case.':
    'Akun demo dan kreditnya berakhir bersama sesi: setelah 30 menit tidak dipakai, dan setelah 12 jam dalam keadaan apa pun.',
  'Nothing of a demo account is carried over to an account of your own, neither credit nor results.':
    'Tidak ada isi akun demo yang dibawa ke akun Anda sendiri, baik kredit maupun hasil.',
  'A demo account keeps no favourites and cannot open the member centre, the agent centre or the cashier.':
    'Akun demo tidak menyimpan favorit dan tidak bisa membuka pusat anggota, pusat agen, atau kasir.',
  'At most 20 demo accounts an hour are opened from one address.':
    'Paling banyak 20 akun demo per jam dibuka dari satu alamat.',
  'For adults of 18 and over.': 'Untuk orang dewasa 18 tahun ke atas.',
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
  'For adults of 18 and over, where playing is allowed.':
    'Untuk orang dewasa 18 tahun ke atas, di tempat bermain diizinkan.',
  'Welcome credit': 'Kredit sambutan',
  'Members who want it can take ₫100,000 of play money on top of their first deposit. It is not added by itself: you choose it, or leave it.':
    'Anggota yang mau boleh mengambil uang mainan ₫100.000 di samping setoran pertamanya. Kredit tidak ditambahkan sendiri: Anda memilihnya, atau tidak.',
  'Once per member, on top of a first deposit of at least ₫100,000.':
    'Sekali per anggota, di samping setoran pertama paling sedikit ₫100.000.',
  'While the credit is open, a single stake is at most ₫20,000; a larger one is refused, and nothing is taken away for it.':
    'Selama kredit berjalan, satu taruhan paling banyak ₫20.000; yang lebih besar ditolak, dan tidak ada yang diambil karenanya.',
  'It ends 30 days after it was taken. What is left of the credit then goes; your deposit and its winnings stay.':
    'Berakhir 30 hari setelah diambil. Sisa kredit kemudian hilang; setoran Anda dan kemenangannya tetap.',
  'You can give it back at any time. The credit and what it asks for are gone then, and cash stays.':
    'Anda bisa mengembalikannya kapan saja. Kredit dan syaratnya hilang, uang tunai tetap ada.',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    'Batas setoran atau jeda yang Anda tetapkan didahulukan dan tidak pernah diubah oleh promosi.',
  'The terms as they stand when you take the credit hold to its end.':
    'Syarat pada saat Anda mengambil kredit berlaku sampai berakhir.',
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
  'Demo accounts began with ₫20,000,000 of play credit in the first week. It is over.':
    'Akun demo mulai dengan kredit demo ₫20.000.000 pada pekan pertama. Sudah berakhir.',
  'Since then a demo account begins with ₫10,000,000 of play credit.':
    'Sejak itu akun demo mulai dengan kredit demo ₫10.000.000.',
  'It held for demo accounts opened in the first seven days, without being claimed.':
    'Berlaku untuk akun demo yang dibuka dalam tujuh hari pertama, tanpa perlu diambil.',
  'Play credit is play money and ended with the session.': 'Kredit demo adalah uang mainan dan berakhir bersama sesi.',
  'Weekly rebate by rank': 'Rabat mingguan menurut tingkat',
  'A small share of the week’s turnover comes back, won or lost. You claim it on the rebate page.':
    'Sebagian kecil dari turnover mingguan kembali, menang atau kalah. Anda mengklaimnya di halaman rebate.',
  'Each Monday a share of the turnover of the week before is offered to you: <strong>0.30%</strong> for VIP0 up to <strong>1.20%</strong> for VIP10. It does not depend on whether you won.':
    'Setiap Senin, sebagian turnover minggu sebelumnya ditawarkan kepada Anda: <strong>0,30%</strong> untuk VIP0 hingga <strong>1,20%</strong> untuk VIP10. Ini tidak bergantung pada menang atau kalah.',
  'The rebate page of the member centre shows your rates, the week so far and what you can claim.':
    'Halaman rebate di pusat anggota menampilkan tarif Anda, minggu ini sejauh ini, dan jumlah yang dapat diklaim.',
  'The week runs from Monday 00:00 to Sunday 24:00 (GMT+7).':
    'Satu pekan berjalan dari Senin 00:00 sampai Minggu 24:00 (GMT+7).',
  'Slots, fishing and the house’s own games earn the full rate, lotteries six tenths of it, all other games half. Returned stakes do not count.':
    'Slot, tembak ikan, dan gim milik situs mendapat tarif penuh, lotre enam persepuluh, gim lain setengah. Taruhan yang dikembalikan tidak dihitung.',
  'At least ₫1,000 a week. Below that nothing is paid, and nothing is carried over.':
    'Minimal ₫1.000 per minggu. Di bawah itu tidak dibayar dan tidak diakumulasikan.',
  'It is play money and can be withdrawn without further conditions.':
    'Ini uang mainan dan bisa ditarik tanpa syarat lain.',
  'You claim it in the following week, until Sunday 24:00 (GMT+7), at the rates of the rank you have then.':
    'Anda mengklaimnya pada minggu berikutnya, sampai Minggu pukul 24.00 (GMT+7), dengan tarif peringkat Anda saat itu.',
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
  'One point for every ₫100,000 of turnover at slots, fishing and the house’s own games; other games need more, and higher ranks earn more. The points mall shows what each thing costs before you choose.':
    'Satu poin untuk setiap turnover ₫100.000 di slot, tembak ikan, dan gim milik situs; gim lain membutuhkan lebih banyak, dan peringkat lebih tinggi mendapat lebih banyak poin. Mal poin menampilkan harga setiap barang sebelum Anda memilih.',
  'The points of a day are credited the day after.': 'Poin suatu hari dikreditkan pada hari berikutnya.',
  'Points never expire and are not lost when you take a break.':
    'Poin tidak pernah kedaluwarsa dan tidak hilang saat Anda mengambil jeda.',
  'Points cannot be bought, sold or given to others.':
    'Poin tidak bisa dibeli, dijual, atau diberikan kepada orang lain.',
  'What a thing costs in points is shown before you confirm, and the price at that moment holds.':
    'Harga barang dalam poin ditampilkan sebelum Anda memastikan, dan harga saat itu yang berlaku.',
  'A redemption that is turned down gives its points back in full.':
    'Penukaran yang ditolak mengembalikan poinnya secara penuh.',
  '₫100,000 of play money on top of a first deposit.': 'Uang mainan ₫100.000 di samping setoran pertama.',
  'Cash is played first, then the credit; a win goes back to where its stake came from, in the same shares. Lotteries and vendors with a wallet of their own play from cash only.':
    'Uang tunai dimainkan dulu, lalu kredit; kemenangan kembali ke asal taruhannya dengan bagian yang sama. Lotre dan penyedia dengan dompet sendiri hanya memakai uang tunai.',
  'Before credit and winnings from it can be withdrawn, stakes of three times the credit (₫300,000) must be played. Every game counts in full, except at vendors with a wallet of their own.':
    'Sebelum kredit dan kemenangannya bisa ditarik, taruhan tiga kali kredit (₫300.000) harus dimainkan. Semua permainan dihitung penuh, kecuali pada penyedia dengan dompet sendiri.',
  'Weekly reload': 'Isi ulang mingguan',
  '20% on the deposits of a week, up to ₫1,000,000 of bonus money.':
    '20% dari setoran seminggu, hingga ₫1.000.000 uang bonus.',
  'Members who have deposited in an earlier week can take it on top of this week’s deposits. It is not added by itself.':
    'Anggota yang pernah menyetor di minggu sebelumnya bisa mengambilnya di samping setoran minggu ini. Bonus tidak ditambahkan sendiri.',
  'Once a week, from deposits of ₫500,000 in the week (Monday to Sunday, GMT+7). Withdrawals of the week are taken off.':
    'Sekali seminggu, dari setoran ₫500.000 dalam minggu itu (Senin sampai Minggu, GMT+7). Penarikan minggu itu dikurangkan.',
  'Turnover of five times the bonus within 14 days. Slots and fishing count in full, sports and esports by half, live casino by a fifth.':
    'Turnover lima kali bonus dalam 14 hari. Slot dan memancing dihitung penuh, olahraga dan esports setengah, kasino langsung seperlima.',
  'While it runs, a single stake is at most ₫50,000; a larger one is refused.':
    'Selama berjalan, satu taruhan paling banyak ₫50.000; yang lebih besar ditolak.',
  'Cash is played first, then the bonus. What is left when the terms are met becomes cash without a cap.':
    'Uang tunai dimainkan dulu, lalu bonus. Sisa saat ketentuan terpenuhi menjadi uang tunai tanpa batas atas.',
  'You can give it up at any time: bonus money goes, cash stays.':
    'Anda bisa melepaskannya kapan saja: uang bonus hilang, uang tunai tetap.',
  'Relief after a hard week': 'Keringanan setelah minggu yang berat',
  '10% of last week’s loss as bonus money. You apply, and somebody decides.':
    '10% dari kerugian minggu lalu sebagai uang bonus. Anda mengajukan, dan seseorang memutuskan.',
  'If last week ended with a loss of ₫1,000,000 or more, you can apply for a tenth of it. Tell us in a sentence how we can help; pictures are welcome.':
    'Jika minggu lalu rugi ₫1.000.000 atau lebih, Anda bisa mengajukan sepersepuluhnya. Ceritakan dalam satu kalimat; gambar boleh disertakan.',
  'Once a week, for the loss of the week before (Monday to Sunday, GMT+7): stakes minus winnings of all games.':
    'Sekali seminggu, untuk kerugian minggu sebelumnya (Senin sampai Minggu, GMT+7): taruhan dikurangi kemenangan semua permainan.',
  'A person reads each application and answers with a reason. Nobody has a right to it.':
    'Seseorang membaca setiap pengajuan dan menjawab dengan alasan. Tidak ada yang berhak otomatis.',
  '10% of the loss, at most ₫2,000,000; turnover of once the bonus within 7 days, at most ₫100,000 a stake.':
    '10% dari kerugian, paling banyak ₫2.000.000; turnover satu kali bonus dalam 7 hari, paling banyak ₫100.000 per taruhan.',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    'Jika bermain tidak lagi menyenangkan, beristirahatlah dulu. Anggota yang beristirahat tidak ditawari apa pun sampai selesai.',
  'Lantern fortnight': 'Dua minggu lampion',
  '₫2,000 of play money for each day of two weeks that you look in.':
    '₫2.000 uang mainan untuk setiap hari Anda mampir selama dua minggu.',
  'Daily sign-in': 'Masuk harian',
  '₫1,000 of play money for each day that you look in.': '₫1.000 uang mainan untuk setiap hari Anda mampir.',
  'Press the button once a day; nothing has to be deposited or played.':
    'Tekan tombol sekali sehari; tidak perlu menyetor atau bermain.',
  'Once a day, by the brand’s day (GMT+7).': 'Sekali sehari, menurut hari merek (GMT+7).',
  'It is paid as cash and can be withdrawn without conditions.':
    'Dibayar sebagai uang tunai dan bisa ditarik tanpa syarat.',
  'Days that you miss cost nothing; there is no streak to keep.':
    'Hari yang terlewat tidak merugikan; tidak ada rangkaian yang harus dijaga.',
  'Two tickets for the lantern raffle': 'Dua tiket undian lampion',
  'Two tickets a week for the lantern raffle, without points.': 'Dua tiket undian lampion setiap pekan, tanpa poin.',
  'Press the button once a week, and two tickets of the lantern raffle that is on sale are yours.':
    'Tekan tombol sekali sepekan, dan dua tiket undian lampion yang sedang dijual menjadi milik Anda.',
  'Once a week (Monday to Sunday, GMT+7); nothing has to be deposited or played.':
    'Sekali sepekan (Senin sampai Minggu, GMT+7); tidak perlu menyetor atau bermain.',
  'The tickets are like those that are bought with points: they have the same chance, and count towards the most that an account may hold.':
    'Tiket ini sama dengan tiket yang dibeli dengan poin: peluangnya sama, dan ikut dihitung dalam batas tiket satu akun.',
  'They take part in the raffle that is on sale when you claim. If it is called off, they lapse; bought tickets give their points back.':
    'Tiket ikut undian yang sedang dijual saat Anda mengklaim. Jika undian dibatalkan, tiket hangus; poin tiket yang dibeli dikembalikan.',
  'Accounts that take a break from play when sales close do not take part.':
    'Akun yang sedang jeda bermain saat penjualan ditutup tidak ikut serta.',
}
