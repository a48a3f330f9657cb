import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  announcements: 'Pengumuman',
  sections: { notices: 'Pengumuman', platform: 'Informasi platform', games: 'Permainan' },
  back: 'Kembali ke daftar',
  publishedAt: 'Diumumkan pada {{time}}',
  failed: 'Pengumuman tidak dapat dimuat',
  emptyTitle: 'Belum ada kabar',
  empty: {
    notices: 'Pengumuman tentang situs akan tampil di sini.',
    platform: 'Hal yang disampaikan kepada semua orang saat masuk akan tampil di sini untuk dibaca lagi.',
    games: 'Kabar tentang permainan akan tampil di sini.',
  },
  beyondTitle: 'Halaman ini tidak ada',
  firstPage: 'Ke halaman pertama',
  understood: 'Mengerti',
  download: 'Di ponsel Anda',
  downloadText: 'Situs terbuka dari layar utama seperti aplikasi. Pindai kode dengan ponsel, lalu ikuti langkahnya.',
  systems: 'Sistem',
  android: 'Android',
  ios: 'iPhone dan iPad',
  code: 'Kode menuju {{address}}',
  openAddress: 'Buka alamat',
  ownAddress: 'Belum ada halaman khusus untuk sistem ini: kode menuju situs ini.',
  step: 'Langkah {{number}}',
  steps: {
    android: {
      scan: 'Pindai kode ini dengan kamera ponsel Anda.',
      open: 'Buka alamat yang muncul di browser Anda.',
      add: 'Di menu browser, pilih “Instal aplikasi” atau “Tambahkan ke layar utama”.',
      start: 'Buka {{brand}} dari layar utama.',
    },
    ios: {
      scan: 'Pindai kode ini dengan kamera iPhone atau iPad Anda.',
      open: 'Buka alamat yang muncul di Safari.',
      add: 'Tekan tombol bagikan lalu pilih “Tambah ke Layar Utama”.',
      start: 'Buka {{brand}} dari layar utama.',
    },
  },
  downloadPage: {
    title: '{{brand}} di ponsel Anda',
    text: 'Satu situs, satu dompet, akun yang sama. Tidak ada berkas yang harus dipercaya: browser Anda yang menaruhnya di layar utama.',
    facts: {
      file: 'Tanpa berkas unduhan',
      update: 'Selalu versi terbaru',
      account: 'Akun dan saldo yang sama',
    },
  },
  service: {
    title: 'Layanan pelanggan',
    blocked: 'Browser Anda tidak mengizinkan jendela dibuka. Buka layanan lewat tautan ini.',
    open: 'Buka layanan pelanggan',
  },
} as const satisfies CompletePack<'layers'>
