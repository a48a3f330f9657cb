import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Sebelum Anda dapat menarik dana',
  ready: 'Anda dapat menarik dana sekarang.',
  left_other: 'Masih ada {{count}} langkah. Urutannya bebas, dan waktu tunggu berjalan bersamaan.',
  waiting: 'Semua sudah Anda lakukan. Tinggal menunggu.',
  tooLittle: 'Semua langkah selesai. Anda dapat menarik dana mulai {{amount}}.',
  closed: 'Penarikan sedang ditutup. Saldo Anda tetap utuh.',
  noneLeft_other: 'Anda sudah menarik {{count}} kali dalam 24 jam. Coba lagi nanti.',
  noneLeftAmount:
    'Pada peringkat Anda, paling banyak {{amount}} dapat ditarik dalam 24 jam, dan sisanya tidak cukup. Coba lagi nanti.',
  statuses: { MET: 'Selesai', TO_DO: 'Perlu dilakukan', WAITING: 'Menunggu', OTHER: 'Belum selesai' },
  from: 'Hanya untuk penarikan mulai {{amount}}.',
  wait_other: 'Lalu menunggu {{count}} jam.',
  review_other: 'Biasanya diperiksa dalam {{count}} jam.',
  TURNOVER: {
    name: 'Omzet setoran',
    met: 'Tidak ada yang perlu dimainkan lagi.',
    left: 'Pertaruhkan {{amount}} lagi.',
    explain:
      'Setoran dimainkan satu kali sebelum dibayarkan lagi. Taruhan yang selesai setelah setoran langsung dihitung jika bisa kalah: yang menutup hampir semua hasil, hampir selalu menang atau dikembalikan tidak dihitung.',
    waived: 'Saat ini Anda tidak dapat bermain, jadi tidak ada yang harus dimainkan sebelum menarik dana.',
    unplayed:
      '{{amount}} dari saldo Anda adalah setoran yang belum dimainkan. Uang itu kembali ke asalnya: pilih rekening bank atau alamat itu. Petugas memeriksanya dulu.',
    link: 'Pilih permainan',
  },
  BONUS: {
    name: 'Bonus aktif',
    left: 'Mainkan turnover {{amount}} agar menjadi uang tunai, atau lepaskan bonus dan pertahankan uang tunai.',
    link: 'Ke bonus Anda',
  },
  IDENTITY: {
    name: 'Identitas',
    met: 'Identitas Anda sudah kami periksa.',
    left: 'Masih kurang: {{what}}.',
    waiting: 'Kami sedang memeriksa dokumen Anda.',
    link: 'Ke pemeriksaan identitas',
  },
  PAYMENT_PASSWORD: {
    name: 'Kata sandi pembayaran',
    met: 'Sudah dibuat. Mengonfirmasi penarikan dan kartu baru.',
    left: 'Pilih yang berbeda dari kata sandi masuk. Perlu satu menit.',
    waiting: 'Terkunci karena beberapa kali salah, sampai {{time}} GMT+7.',
    link: 'Buat sekarang',
  },
  SECOND_FACTOR: {
    name: 'Faktor kedua',
    met: 'Sudah siap. Mengonfirmasi kartu baru dan penarikan besar.',
    left: 'Kode ke email atau ponsel, aplikasi autentikator, atau passkey. Perlu dua menit, dan kartu baru memerlukannya.',
    contact: 'Konfirmasi alamat email',
    link: 'Siapkan aplikasi atau passkey',
  },
  BANK_CARD: {
    name: 'Rekening bank atau alamat',
    met: 'Anda punya yang dapat digunakan.',
    left: 'Tambahkan atas nama Anda sendiri. Perlu dua menit.',
    needs: 'Lebih dulu: {{what}}.',
    realName: 'nama asli di profil',
    waiting: 'Ditambahkan. Dapat digunakan mulai {{time}} GMT+7.',
    link: 'Tambahkan',
  },
  OTHER: { name: 'Syarat lain' },
} as const satisfies CompletePack<'requirements'>
