/** Indonesian for the English of the world’s promotions. */
export const PROMOTIONS: Readonly<Record<string, string>> = {
  'New players': 'Pemain baru',
  Rewards: 'Hadiah',
  'Welcome credit': 'Kredit sambutan',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    'Batas setoran atau jeda yang Anda tetapkan didahulukan dan tidak pernah diubah oleh promosi.',
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
  'Opening week': 'Minggu pembukaan',
  'Play money for looking in during the first week.': 'Uang mainan untuk mampir selama minggu pertama.',
  'Thank you to everyone who came by.': 'Terima kasih kepada semua yang telah mampir.',
}
