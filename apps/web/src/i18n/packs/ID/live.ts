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
  identityApproved: 'Identitas Anda sudah diperiksa',
  identityRejected: 'Dokumen Anda ditolak',
  identityNeedsInfo: 'Beberapa dokumen harus dikirim ulang',
  identitySeeProfile: 'Alasannya ada di profil Anda.',
  applicationApproved: 'Anda sekarang agen',
  applicationRejected: 'Pengajuan Anda ditolak',
  applicationNeedsInfo: 'Kami punya pertanyaan tentang pengajuan Anda',
  applicationSeePage: 'Lihat halaman pengajuan Anda.',
  caseAnswered: 'Layanan pelanggan sudah menjawab',
  caseRead: 'Baca jawabannya',
  billPaid: 'Anda menerima pembayaran agen',
  rebatePaid: 'Rebate Anda telah dibayarkan',
  missionReached: 'Misi selesai',
  missionReachedText: 'Hadiah Anda menunggu di halaman misi.',
  bonusReleased: 'Bonus kini milik Anda',
  bonusReleasedText: '{{amount}} uang bonus menjadi uang tunai.',
  bonusExpired: 'Bonus Anda kedaluwarsa',
  raffleWon: 'Tiket undian Anda menang',
  raffleWonText: 'Hadiah {{place}} menunggu di halaman undian.',
  limitReached: 'Anda telah mencapai batas',
  limitUntil: 'Berakhir {{when}}.',
  sessionEnded: {
    LOGGED_OUT: {
      title: 'Anda telah keluar',
      text: 'Anda keluar di jendela lain.',
    },
    REPLACED: {
      title: 'Keluar: Anda masuk di perangkat lain',
      text: 'Jumlah perangkat terbatas. Masuk untuk melanjutkan di sini.',
    },
    PASSWORD_CHANGED: {
      title: 'Keluar: kata sandi Anda telah diubah',
      text: 'Masuk dengan kata sandi baru untuk melanjutkan.',
    },
    REVOKED: {
      title: 'Dikeluarkan dari perangkat lain',
      text: 'Jika itu bukan Anda, masuk dan ganti kata sandi Anda.',
    },
    EXCLUDED: {
      title: 'Keluar: akun Anda sedang jeda bermain',
      text: 'Anda tetap dapat masuk untuk menarik dana dan melihat catatan.',
    },
    CLOSED: {
      title: 'Keluar: akun Anda telah ditutup',
      text: 'Akun ini tidak dapat dimasuki lagi. Layanan pelanggan menjawab pertanyaan Anda.',
    },
    BLOCKED: {
      title: 'Keluar: akun Anda telah diblokir',
      text: 'Layanan pelanggan menjelaskan alasannya dan apa yang dapat Anda lakukan.',
    },
  },
} as const satisfies CompletePack<'live'>
