import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'crash'> = {
  after: 'Waktu',
  cashOut: 'Ambil {{amount}}',
  chance: 'Peluang',
  highestAt: 'Berakhir di pengali tertinggi, {{at}}',
  lastPoints: 'Titik jatuh terakhir',
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
  targetNone: 'tidak diatur',
  wonAt: 'di {{at}}',
  auto: 'Otomatis',
  bet: 'Taruhan {{number}}',
  cashing: 'Mengambil {{amount}}',
  crashed: 'Jatuh',
  flying: 'Putaran berjalan',
  nextIn: 'Putaran berikutnya dalam {{seconds}} dtk',
  placed: 'Terpasang: {{amount}}',
  placing: 'Memasang',
  press: 'Pasang {{amount}}',
  pressNext: 'Pasang {{amount}} untuk putaran berikutnya',
  player: 'Pemain {{name}}',
  players: 'Sudah ambil',
  program: 'program',
  ready: 'Paling banyak dua taruhan per putaran. Ambil sebelum jatuh.',
  rulesShared:
    'Putaran berjalan berurutan menurut jam kami, sama untuk semua orang di meja. Taruhan diterima sampai putaran mulai, paling banyak dua per pemain, juga saat putaran sebelumnya berjalan.',
  rulesPaid:
    'Yang sudah Anda ambil pasti sejak saat itu dan dibayar ketika putaran berakhir: jika dibayar lebih awal, bukti taruhan Anda akan membocorkan titik jatuhnya.',
  rulesPrograms:
    'Nama bertanda “program” adalah program rumah yang menemani meja. Tidak ada uang yang berpindah untuknya dan mereka tidak memengaruhi putaran. Selebihnya adalah pemain.',
}
