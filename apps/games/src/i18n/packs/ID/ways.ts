import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'ways'> = {
  ways: '{{ways}} jalur menang',
  ready: 'Simbol menang di gulungan berdampingan dari kiri: {{ways}} jalur.',
  win: '{{symbol}}: {{shown}} = {{ways}} jalur',
  winOne: '{{symbol}}: {{shown}} = 1 jalur',
  reel: 'Gulungan {{number}}: {{symbols}}.',
  reels: 'Gulungan. {{reels}}',
  counts: 'Jumlah simbol pemenang di tiap gulungan',
  how: 'Simbol menang bila ada di sedikitnya tiga gulungan berdampingan dari kiri, di baris mana pun. Setiap pilihan satu tempat per gulungan adalah satu jalur: dua tempat di gulungan pertama, satu di kedua, dan tiga di ketiga menghasilkan 2 × 1 × 3 = 6 jalur.',
  longest:
    'Tiap simbol dibayar untuk rangkaian gulungan terpanjang, satu kali per jalur. Kemenangan simbol yang berbeda dijumlahkan. Pembayaran yang tidak melebihi taruhan ditampilkan sebagai dikembalikan.',
  wild: '{{wild}} adalah wild: menggantikan semua simbol. Simbol ini tidak ada di gulungan pertama.',
  paysOfStake: 'Kelipatan taruhan untuk satu jalur pada sejumlah gulungan.',
}
