import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  titles: {
    CLOSING: 'Akun Anda sedang ditutup',
    TIME_OUT: 'Anda sedang beristirahat sampai {{time}} GMT+7',
    SELF_EXCLUSION: 'Anda mengecualikan diri sampai {{time}} GMT+7',
    SELF_EXCLUSION_FOREVER: 'Anda telah mengecualikan diri',
    HELD: 'Akun Anda sedang diperiksa',
    SESSION_TIME: 'Waktu sesi Anda habis',
    LOSS_LIMIT: 'Batas kerugian Anda sudah terpakai',
    LOSS_LIMIT_UNTIL: 'Batas kerugian Anda sudah terpakai sampai {{time}} GMT+7',
    DEPOSIT_LIMIT: 'Batas setoran Anda sudah terpakai',
    DEPOSIT_LIMIT_UNTIL: 'Batas setoran Anda sudah terpakai sampai {{time}} GMT+7',
    DEPOSITS_BLOCKED: 'Setoran ditutup untuk akun Anda',
    OTHER: 'Akun Anda sedang dibatasi',
  },
  texts: {
    CLOSING: 'Semuanya ditutup kecuali pembayaran, pesan, dan layanan pelanggan.',
    TIME_OUT: 'Permainan dan setoran ditutup. Anda dapat menarik saldo kapan saja.',
    SELF_EXCLUSION: 'Permainan dan setoran ditutup. Anda dapat menarik saldo kapan saja.',
    HELD: 'Permainan dan setoran ditutup sampai pemeriksaan selesai. Anda dapat menarik dana.',
    SESSION_TIME: 'Keluar dan beristirahatlah 15 menit, lalu Anda dapat bermain lagi. Anda dapat menarik dana.',
    LOSS_LIMIT:
      'Permainan tetap ditutup sampai batas longgar lagi; halaman batas menyebut kapan. Anda dapat menarik dana.',
    DEPOSIT_LIMIT: 'Anda dapat bermain dan menarik dana. Halaman batas menyebut kapan Anda dapat menyetor lagi.',
    DEPOSITS_BLOCKED: 'Anda dapat bermain dan menarik dana. Layanan pelanggan dapat menjelaskan.',
    OTHER: 'Anda dapat menarik dana. Layanan pelanggan dapat menjelaskan.',
  },
  payout: 'Lihat pembayaran Anda',
  withdraw: 'Tarik dana',
  limits: 'Batas dan istirahat Anda',
  contact: 'Layanan pelanggan',
  promotionsTitle: 'Saat ini tidak ada promosi',
  promotionsText: 'Selama permainan ditutup untuk Anda, kami juga tidak menawarkan apa pun.',
  gameTitle: 'Saat ini permainan ditutup untuk Anda',
} as const satisfies CompletePack<'restrictions'>
