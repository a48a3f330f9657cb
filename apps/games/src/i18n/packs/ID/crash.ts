import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'crash'> = {
  after: 'Waktu',
  cashOut: 'Ambil {{amount}}',
  chance: 'Peluang',
  crashedAt: 'Jatuh di {{at}}',
  highestAt: 'Berakhir di pengali tertinggi, {{at}}',
  lastPoints: 'Titik jatuh terakhir',
  point: 'Titik jatuh',
  press: 'Mulai',
  pressed: 'Sebentar',
  ready: 'Pengali naik dari 1,00 sampai jatuh.',
  reached: 'Pengali',
  rulesAway:
    'Putaran tidak menunggu. Jika Anda pergi atau koneksi terputus, putaran berakhir di target Anda, jika tidak di titik jatuh, atau dibayar di {{highest}}, pengali tertinggi meja ini.',
  rulesCashOut:
    'Ambil sebelum jatuh: Anda dibayar taruhan kali pengali pada saat tekanan Anda sampai di server kami. Yang tampak di layar bisa sekejap lebih awal atau lebih lambat.',
  rulesChance:
    'Peluang suatu pengali tercapai adalah tingkat pengembalian dibagi pengali itu, jadi tingkat pengembaliannya sama apa pun sasaran Anda. Dalam {{instant}} putaran, pengali jatuh sebelum ada yang dapat diambil.',
  rulesHow:
    'Setiap putaran mulai di 1,00× dan naik makin cepat. Pengali jatuh di titik yang diundi sebelum mulai dan ditunjukkan di akhir. Jika saat itu Anda belum mengambil, taruhan Anda hilang.',
  rulesTarget:
    'Dengan target, Anda dibayar tepat di pengali itu tanpa menekan, jika putaran mencapainya. Anda tetap dapat mengambil lebih awal.',
  seconds: '{{seconds}} dtk',
  takenAt: 'Diambil di {{at}}',
  target: 'Ambil sendiri di',
  targetLine: 'Target {{at}}',
  targetNone: 'tidak diatur',
  thenCrashed: 'Jatuh di {{at}}',
  tooLate: 'Sudah jatuh di {{at}}: penarikan Anda terlambat dan tidak dihitung',
  wonAt: 'di {{at}}',
}
