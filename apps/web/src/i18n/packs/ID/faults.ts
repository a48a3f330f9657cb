import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: 'Tidak ada koneksi. Periksa jaringan Anda lalu coba lagi.',
  },
  outcome: {
    checking: 'Diterima, sedang diperiksa…',
    checkingText:
      'Jawabannya terlambat atau hilang. Permintaan yang sama dikirim lagi sampai hasilnya diketahui; hanya dijalankan sekali.',
    unknown: 'Hasil belum diketahui',
    unknownText:
      'Hasil permintaan Anda pukul {{time}} belum diketahui. Akan diperiksa lagi saat Anda membuka situs; lihat riwayat sebelum mengirim ulang.',
    done: 'Permintaan Anda pukul {{time}} sudah dijalankan',
    notDone: 'Permintaan Anda pukul {{time}} tidak dijalankan',
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
