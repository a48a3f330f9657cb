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
  freePlay: 'Main gratis tidak mengisinya dan tidak dapat memenangkannya.',
  when: 'Waktu',
  who: 'Siapa',
  game: 'Permainan',
  amount: 'Jumlah',
  failed: 'Jackpot tidak dapat dimuat',
} as const satisfies CompletePack<'jackpots'>
