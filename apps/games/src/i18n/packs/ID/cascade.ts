import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'cascade'> = {
  afterwards: 'Jatuhan {{from}} dan seterusnya',
  anywhere:
    'Simbol membayar menurut jumlahnya di kisi, di mana pun letaknya. Kemenangan simbol berbeda dalam satu jatuhan dijumlahkan.',
  cascade:
    'Simbol yang menang lenyap, yang lain jatuh, dan simbol baru mengisi kisi dari atas. Ini berlanjut selama masih ada yang menang; Anda membayar satu taruhan untuk semuanya.',
  clusters:
    'Simbol membayar bila bersentuhan pada sisinya; sudut tidak dihitung. Setiap gugus di kisi dibayar, juga dua gugus dari satu simbol.',
  fall: 'Jatuhan {{number}}',
  grid: 'Kisi. {{rows}}',
  gridFalling: 'Kisi, sedang jatuh',
  gridRow: 'Baris {{number}}: {{symbols}}.',
  highest: 'Satu putaran membayar paling banyak {{multiple}} kali taruhan.',
  highestReached: 'pembayaran tertinggi satu putaran',
  ladder: 'Pengali tiap jatuhan',
  ladderHelp: 'Pembayaran sebuah jatuhan dikalikan dengan tingkatnya. Setiap putaran mulai dari tingkat pertama.',
  paysOfStake: 'Kelipatan taruhan Anda, sebelum pengali jatuhan.',
  press: 'Jatuhkan',
  pressed: 'Sedang jatuh',
  ready: '{{count}} atau lebih dari satu simbol menang, di mana saja di kisi.',
  readyClusters: '{{count}} atau lebih dari satu simbol menang bila bersentuhan.',
  returnHelp:
    'Tingkat pengembalian di bawah diukur dengan simulasi delapan juta putaran. Ini rata-rata dari sangat banyak putaran; satu putaran atau satu malam bisa jauh berbeda.',
  small: 'Pembayaran yang tidak melebihi taruhan Anda ditampilkan sebagai dikembalikan.',
  symbol: 'Simbol',
  winningFalls: '{{wins}} kemenangan dalam {{count}} jatuhan, sampai ×{{multiplier}}',
}
