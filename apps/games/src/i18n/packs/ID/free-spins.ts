import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'free-spins'> = {
  title: 'Putaran gratis',
  freeSpin: 'Putaran gratis {{number}} dari {{total}}',
  freeSpins: '{{total}} putaran gratis',
  bring: '3 / 4 / 5 × {{scatter}}: {{spins}} putaran gratis',
  pick: 'Pilih satu penutup',
  cover: 'Penutup {{number}}',
  covers: 'Di bawah penutup',
  multiplier: 'Pengali',
  won: 'Menang',
  wonIn: '{{total}} putaran gratis ×{{multiplier}}',
  rulesPick:
    'Sebelum putaran gratis, Anda memilih satu dari {{count}} penutup. Di bawahnya ada {{multipliers}} yang diacak. Pengali pilihan Anda berlaku untuk semua kemenangan putaran gratis; yang lain ditampilkan setelah Anda memilih.',
  rulesSingle: 'Semua kemenangan putaran gratis dikalikan {{multiplier}}.',
  rulesReels:
    'Putaran gratis memakai gulungan lain, dengan taruhan dan garis dari putaran yang membawanya. Putaran gratis tidak membawa putaran gratis lagi.',
  breakOff:
    'Satu putaran diundi sekaligus bersama putaran gratisnya. Jika Anda keluar di tengah putaran gratis, putaran itu menunggu {{minutes}} menit di perangkat mana pun: buka lagi permainan untuk melanjutkan. Setelah itu putaran dimainkan sampai selesai, dengan penutup pertama jika Anda belum memilih, dan dibayarkan ke saldo Anda. Jika taruhan tidak dapat diselesaikan, taruhan dikembalikan.',
  returnHelp:
    'Tepat, dihitung atas semua {{combinations}} posisi gulungan, semua {{free}} posisi gulungan putaran gratis, dan setiap pengali. Ini rata-rata dari sangat banyak ronde; satu ronde atau satu malam bisa sangat berbeda.',
}
