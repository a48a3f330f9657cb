import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: 'Tidak ada koneksi. Periksa jaringan Anda lalu coba lagi.',
  },
  unknown: 'Ada yang salah di pihak kami. Coba lagi.',
  partTitle: 'Bagian ini tidak dapat dimuat',
  partText: 'Koneksi terputus, atau situs ini punya versi baru. Muat ulang halaman.',
  offline: 'Tidak ada koneksi. Halaman ini lanjut sendiri begitu koneksi kembali.',
  crashTitle: 'Halaman ini mengalami gangguan',
  crashText: 'Muat ulang halaman. Jika terjadi lagi, kembali ke beranda.',
  reload: 'Muat ulang halaman',
  toHome: 'Ke beranda',
  reportCode: 'Kode {{code}}',
} as const satisfies CompletePack<'faults'>
