import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  or: 'atau',
  issuers: { GOOGLE: 'Google', FACEBOOK: 'Facebook' },
  continueWith: 'Lanjutkan dengan {{issuer}}',
  goingTo: 'Menuju {{issuer}}',
  playNote: 'Dalam demo ini Anda masuk dengan identitas contoh, bukan dengan Google atau Facebook.',
  adultNote:
    'Pada kali pertama, ini membuka akun. Dengan melanjutkan, Anda menyatakan telah berusia sedikitnya {{age}} tahun.',
  passkey: 'Masuk dengan kunci sandi',
  passkeyWaiting: 'Menunggu kunci sandi Anda',
  passkeyCancelled: 'Kunci sandi tidak digunakan. Coba lagi, atau masuk dengan kata sandi.',
  passkeyFailed: 'Kunci sandi ini tidak membuka akun di sini. Masuklah dengan kata sandi.',
  passkeyElsewhere: 'Kunci sandi tidak berfungsi di alamat ini. Buka situs di alamat utamanya.',
  returnTitle: 'Masuk dengan {{issuer}}',
  returnLinkTitle: 'Menghubungkan {{issuer}}',
  returnText: 'Mohon tunggu sebentar.',
  returnFailed: 'Anda belum masuk',
  returnLinkFailed: '{{issuer}} belum terhubung',
  cancelled: 'Anda membatalkan di {{issuer}}.',
  backToLogIn: 'Kembali ke halaman masuk',
  backToSecurity: 'Kembali ke keamanan',
  linked: '{{issuer}} telah terhubung.',
} as const satisfies CompletePack<'ways'>
