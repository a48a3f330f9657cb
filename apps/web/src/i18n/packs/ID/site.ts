import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  closed: {
    maintenanceTitle: 'Pemeliharaan sistem',
    maintenanceText: 'Situs ditutup untuk perbaikan. Akun dan saldo Anda aman.',
    maintenanceEnds: 'Direncanakan selesai pada {{time}} (GMT+7).',
    maintenanceOpen: 'Kami belum tahu kapan selesai.',
    refresh: 'Segarkan',
    refreshing: 'Menanyakan lagi',
    comesBack: 'Halaman ini menanyakan sendiri dan terbuka lagi setelah perbaikan selesai.',
    stillUnreachable: 'Situs belum dapat ditanyai. Akan ditanyakan lagi.',
    regionTitle: 'Pembatasan IP',
    regionHeading: 'Kunjungan dibatasi',
    regionText: 'Akses tidak diizinkan dari lokasi atau alamat IP Anda.',
    address: 'Alamat Anda',
    country: 'Negara',
    countryUnknown: 'Tidak diketahui',
    stillOpen: {
      MAINTENANCE:
        'Anda dapat mengikuti penarikan yang sedang diproses, mengatur batas, dan beristirahat. Penarikan baru, deposit, dan permainan dibuka lagi setelah perbaikan.',
      REGION_RESTRICTED:
        'Anda dapat menarik dana, mengatur batas, dan beristirahat. Deposit dan permainan tidak tersedia dari lokasi Anda.',
    },
    withdrawals: 'Penarikan Anda',
    limits: 'Batas dan istirahat Anda',
    contact: 'Hubungi kami',
  },
  footer: {
    about: 'Tentang',
    aboutText: '{{brand}} adalah lobi permainan dan lotre. Akun gratis dan hanya berisi uang mainan.',
    agreement: 'Perjanjian pengguna',
    payments: 'Pembayaran',
    paymentWays: { bank: 'Transfer bank', qr: 'Pembayaran QR', wallet: 'Dompet elektronik' },
    playMoney: 'Uang mainan: setoran dan penarikan hanya simulasi, tanpa uang sungguhan.',
    affiliate: 'Afiliasi',
    affiliateText: 'Ajak pemain dan ikut menikmati hasilnya. Mulailah dengan akun Anda sendiri.',
    agentText: 'Anda seorang agen: tim Anda ada di pusat agen.',
    memberText: 'Ingin mengajak pemain? Tanyakan kepada kami cara menjadi agen.',
    affiliateStart: 'Mulai',
    responsible: 'Bermain dengan bertanggung jawab',
    responsibleText:
      'Untuk orang dewasa {{age}} tahun ke atas. Bermainlah untuk bersenang-senang dan berhentilah saat tidak lagi menyenangkan.',
    analytics: 'Statistik penggunaan',
    licenses: 'Lisensi sumber terbuka',
    limits: 'Tetapkan batas, ambil jeda',
    vendors: 'Pembuat permainan',
  },
} as const satisfies CompletePack<'site'>
