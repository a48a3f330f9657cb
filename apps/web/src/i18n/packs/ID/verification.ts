import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  code: 'Kode',
  send: 'Kirim kode',
  sending: 'Mengirim kode',
  sent: 'Kode sedang dikirim. Belum diterima setelah satu menit? Periksa nomornya.',
  sentByEmail: 'Kode sedang dikirim. Belum diterima setelah satu menit? Lihat folder spam dan periksa alamatnya.',
  again: 'Kode lain dalam {{time}}',
  refusedTitle: 'Kode tidak dikirim',
  understood: 'Baik',
  captcha: 'Karakter pada gambar',
  captchaPicture: 'Gambar berisi lima huruf dan angka',
  anotherPicture: 'Tampilkan gambar lain',
  captchaUnreadable: 'Saya tidak bisa membacanya',
  captchaSpelling: 'Mengisi karakter',
  captchaSpelled: 'Karakter sudah diisikan untuk Anda.',
} as const satisfies CompletePack<'verification'>
