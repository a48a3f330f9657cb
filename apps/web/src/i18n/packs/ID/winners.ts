import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  tabs: 'Jenis hasil',
  wins: 'Permainan',
  raffles: 'Undian',
  title: 'Pemenang',
  intro: 'Kemenangan anggota kami, dengan nama tersamar. Setiap pemain muncul sekali untuk satu permainan.',
  failed: 'Daftar pemenang tidak dapat dimuat',
  filters: 'Saring',
  period: 'Periode',
  order: 'Urutan',
  product: 'Jenis permainan',
  allProducts: 'Semua permainan',
  periods: {
    DAY: '24 jam terakhir',
    WEEK: '7 hari terakhir',
  },
  orders: {
    AMOUNT: 'Kemenangan terbesar',
    MULTIPLE: 'Kelipatan terbesar',
    LATEST: 'Terbaru',
  },
  columns: {
    game: 'Permainan',
    player: 'Pemain',
    payout: 'Kemenangan',
    multiple: 'Kelipatan',
    wonAt: 'Waktu',
  },
  times: '{{factor}}×',
  jackpot: 'Jackpot {{name}}',
  noneTitle: 'Belum ada kemenangan',
  noneText: 'Kemenangan pada periode dan jenis permainan ini muncul di sini.',
} as const satisfies CompletePack<'winners'>
