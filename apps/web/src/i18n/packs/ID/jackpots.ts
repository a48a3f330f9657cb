import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  jackpots: 'Jackpot',
  gamesOf: 'Permainan jackpot {{name}}',
  winners: 'Siapa yang menang',
  winnersOf: 'Siapa yang menang: {{name}}',
  lastWon: 'Terakhir:',
  neverWon: 'Belum dimenangkan',
  neverWonLong: 'Belum ada yang memenangkannya.',
  inIt: 'Isi saat ini',
  fed: '{{percent}} dari setiap taruhan di permainannya masuk ke dalamnya, dari bagian bandar.',
  chance: 'Peluang satu putaran adalah taruhannya dibagi {{amount}}: taruhan dua kali lipat, peluang dua kali lipat.',
  paid: 'Pemenang mendapat seluruhnya, lalu jackpot mulai lagi dari {{seed}}. Jika dua putaran menang bersamaan, yang diselesaikan lebih dulu mendapat isinya, yang lain mendapat isi awal yang baru.',
  dropsBy: 'Pecah paling lambat {{amount}}',
  drops:
    'Setiap kali mulai, jumlah rahasia di atas {{seed}} dan paling banyak {{limit}} diundi, semua sama peluangnya. Taruhan yang bagiannya mengangkat jackpot ke sana menang: paling lambat pada {{limit}}.',
  dropPaid:
    'Pemenang mendapat seluruhnya dalam hitungan detik, termasuk bagian dari taruhan yang menang. Jackpot mulai lagi dari {{seed}}, dan bagian dari taruhan sesudahnya masuk ke yang berikutnya: jumlah yang tampil bisa sesaat melebihi batas.',
  dropOrder:
    'Dari taruhan pada saat yang sama, yang lebih dulu tercatat menang, juga bila taruhan itu kemudian dikembalikan.',
  promise: 'Hash benih rahasia, pot {{pot}}',
  promiseHelp:
    'SHA-256 dari benih yang dipakai mengundi jumlah rahasia. Hash ini ada sejak pot mulai; benihnya ditampilkan bersama kemenangan, sehingga siapa pun dapat mengundinya lagi.',
  dropPoint: 'Titik pecah',
  potNumber: 'Pot',
  seed: 'Benih',
  seedHash: 'Hash yang ditampilkan sebelumnya',
  check: 'Periksa',
  freePlay: 'Main gratis tidak mengisinya dan tidak dapat memenangkannya.',
  when: 'Waktu',
  who: 'Siapa',
  game: 'Permainan',
  amount: 'Jumlah',
  failed: 'Jackpot tidak dapat dimuat',
} as const satisfies CompletePack<'jackpots'>
