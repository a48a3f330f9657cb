import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  choose: 'Pilih gambar',
  another: 'Tambah gambar',
  hint_other: 'PNG atau JPG, masing-masing maksimal 5 MB, paling banyak {{count}} gambar.',
  tooMany_other: 'Hanya {{count}} gambar yang dapat dikirim. Hapus satu untuk mengirim yang lain.',
  sending: 'Mengirim gambar',
  sent: 'Semua gambar terkirim',
  progress: 'Mengirim {{name}}',
  ready: 'Terkirim',
  remove: 'Hapus {{name}}',
  failures: {
    TYPE: 'Ini bukan gambar PNG atau JPG. Ambil foto atau tangkapan layar lalu kirim.',
    SIZE: 'Berkas lebih besar dari 5 MB. Kirim gambar yang lebih kecil.',
    BROKEN: 'Gambar rusak dan tidak dapat dibuka. Ambil ulang.',
    PIXELS: 'Piksel gambar terlalu banyak. Perkecil lalu kirim lagi.',
    EXPIRED: 'Terlalu lama. Pilih gambarnya lagi.',
    BUSY: 'Sedang banyak gambar yang dikirim. Pilih lagi sebentar lagi.',
    NETWORK: 'Koneksi terputus. Periksa jaringan lalu pilih gambarnya lagi.',
    FAILED: 'Gambar tidak dapat dikirim. Pilih lagi.',
  },
} satisfies CompletePack<'upload'>
