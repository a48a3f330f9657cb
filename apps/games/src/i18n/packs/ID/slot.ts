import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'slot'> = {
  lines: '{{count}} garis, dibaca dari kiri',
  lineWin: 'Garis {{line}}: {{count}} × {{symbol}}',
  ofStake: 'Kali taruhan',
  oncePerRound:
    'Hanya kemenangan tertinggi sebuah garis yang dibayar. Kemenangan beberapa garis dijumlahkan. Pembayaran yang tidak melebihi taruhan Anda ditampilkan sebagai dikembalikan.',
  paysOfLine:
    'Kelipatan taruhan per garis: taruhan Anda dibagi {{count}}. Lentera membayar kelipatan seluruh taruhan Anda.',
  press: 'Putar',
  pressed: 'Berputar',
  ready: 'Taruhan Anda dibagi rata ke {{count}} garis.',
  reels: 'Gulungan. Baris atas: {{top}}. Baris tengah: {{middle}}. Baris bawah: {{bottom}}.',
  reelsSpinning: 'Gulungan, berputar',
  returnHelp:
    'Tepat, dihitung dari semua {{combinations}} posisi gulungan. Ini rata-rata dari sangat banyak putaran; satu putaran atau satu malam bisa jauh berbeda.',
  scatter: 'membayar di mana saja',
  stops: 'Posisi berhenti',
  symbol: 'Simbol',
  wild: 'pengganti: mewakili semua simbol kecuali lentera',
  wonOn: 'garis {{lines}}',
  wonOnOne: 'garis {{lines}}',
  wonOnScatter: 'lentera',
}
