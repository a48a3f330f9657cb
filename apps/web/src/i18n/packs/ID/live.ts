import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  depositCredited: 'Deposit telah masuk',
  depositRejected: 'Deposit ditolak',
  depositExpired: 'Deposit kedaluwarsa',
  depositExpiredText: 'Jika Anda sudah membayar, dana tetap dikreditkan saat tiba.',
  withdrawalSent: 'Penarikan telah dikirim',
  withdrawalSentText: 'Mohon konfirmasi setelah dana tiba.',
  withdrawalReturned: 'Penarikan dikembalikan',
  withdrawalReturnedText: 'Dana sudah kembali ke saldo Anda.',
  withdrawalNeedsInfo: 'Penarikan Anda memerlukan informasi',
  limitReached: 'Anda telah mencapai batas',
  limitUntil: 'Berakhir {{when}}.',
  sessionEnded: {
    REPLACED: 'Keluar: Anda masuk di perangkat lain',
    PASSWORD_CHANGED: 'Keluar: kata sandi Anda telah diubah',
    REVOKED: 'Dikeluarkan dari perangkat lain',
    EXCLUDED: 'Keluar: akun Anda sedang jeda',
  },
} as const satisfies CompletePack<'live'>
