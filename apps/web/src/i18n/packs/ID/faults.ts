import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: 'Tidak ada koneksi. Periksa jaringan Anda lalu coba lagi.',
  },
  unknown: 'Ada yang salah di pihak kami. Coba lagi.',
  partTitle: 'Bagian ini tidak dapat dimuat',
  partText: 'Mungkin situs ini punya versi baru. Muat ulang halaman untuk mendapatkannya.',
  crashTitle: 'Halaman ini mengalami gangguan',
  crashText: 'Muat ulang halaman. Jika terjadi lagi, kembali ke beranda.',
  reload: 'Muat ulang halaman',
  toHome: 'Ke beranda',
  reportCode: 'Kode {{code}}',
} as const satisfies CompletePack<'faults'>
