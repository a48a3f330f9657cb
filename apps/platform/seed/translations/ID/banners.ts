/** Indonesian for the English of the world’s banners. */
export const BANNERS: Readonly<Record<string, string>> = {
  'Ten thousand games, one account': 'Sepuluh ribu game, satu akun',
  'Slots, tables, fishing and sports from 48 studios, all in play money.':
    'Slot, meja, tembak ikan, dan olahraga dari 48 studio, semuanya dengan uang mainan.',
  'The slot that is played most.': 'Slot yang paling banyak dimainkan.',
  'Reels you can check': 'Gulungan yang bisa Anda periksa',
  'Every round of our own games shows its seed, so you can draw it again yourself.':
    'Setiap putaran game kami menampilkan benihnya; Anda bisa menghitung ulang.',
  'Plain figures': 'Angka yang jelas',
  'Each game states its return to player and how strongly results swing.':
    'Setiap game mencantumkan pengembalian ke pemain dan besar ayunannya.',
  Slots: 'Slot',
  'Sort them by return to player or by how strongly they swing.':
    'Urutkan menurut pengembalian ke pemain atau besarnya ayunan.',
  'Live tables': 'Meja langsung',
  'Every hand follows rules that you can read and check.':
    'Setiap permainan mengikuti aturan yang dapat Anda baca dan periksa.',
  Fishing: 'Tembak ikan',
  'What each fish pays, and how often, stands in the rules.': 'Bayaran setiap ikan dan peluangnya tertulis di aturan.',
  'Card games': 'Permainan kartu',
  'Two players in a room, three cards each.': 'Dua pemain di satu ruang, masing-masing tiga kartu.',
  Sports: 'Olahraga',
  'Fixed odds on simulated events, and marked as such.':
    'Odds tetap untuk pertandingan simulasi, dan ditandai demikian.',
  Esports: 'Esports',
  Lottery: 'Lotre',
  'Simulated draws that anyone can recompute.': 'Undian simulasi yang bisa dihitung ulang siapa pun.',
  Cockfight: 'Sabung ayam',
  'Simulated bouts, marked as such. No animal takes part.':
    'Laga simulasi, dan ditandai demikian. Tidak ada hewan yang ikut.',
  'The same site on your phone': 'Situs yang sama di ponsel Anda',
  'One account, one balance, every screen.': 'Satu akun, satu saldo, semua layar.',
  Promotions: 'Promosi',
  'Each one states its rules in full before you join.':
    'Masing-masing mencantumkan aturannya secara lengkap sebelum Anda ikut.',
  'Points mall': 'Mal poin',
  'Points come from play and do not expire.': 'Poin didapat dari bermain dan tidak kedaluwarsa.',
  'The agreement, in plain words': 'Perjanjian, dengan bahasa sederhana',
  'What you may expect of us, and we of you.': 'Apa yang boleh Anda harapkan dari kami, dan kami dari Anda.',
  'A username and a password': 'Nama pengguna dan kata sandi',
  'That is all an account needs. For adults only.': 'Hanya itu yang diperlukan akun. Hanya untuk orang dewasa.',
  'Made in the house. Its seeds are published, so every round can be checked.':
    'Buatan rumah. Benihnya diumumkan, jadi setiap putaran bisa diperiksa.',
}
