import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  home: 'Slot, meja langsung, tembak ikan, permainan kartu, olahraga, dan lotre di {{brand}}, semuanya dengan uang mainan. 18+.',
  lobby:
    '{{lobby}} di {{brand}}, dengan uang mainan: telusuri menurut penyedia, pengembalian ke pemain, dan volatilitas.',
  events:
    '{{lobby}} di {{brand}}: pertandingan mendatang beserta odds-nya. Semua pertandingan adalah simulasi dan taruhannya dengan uang mainan.',
  game: '{{game}} dari {{vendor}}, dengan uang mainan di {{brand}}.',
  gameReturn: '{{game}} dari {{vendor}}: pengembalian ke pemain {{percent}}. Dengan uang mainan di {{brand}}.',
  logIn: 'Masuk ke akun Anda di {{brand}}.',
  register: 'Buka akun di {{brand}}. Gratis, dan semua permainan memakai uang mainan. 18+.',
  lotteries:
    'Stasiun Vietnam dan undian cepat di {{brand}}: hitung mundur, odds, dan hasil terbaru. Semua undian adalah simulasi.',
  lottery: '{{lottery}}: jenis taruhan, odds, undian berikutnya, dan hasil terbaru. Simulasi, dengan uang mainan.',
  results: 'Hasil stasiun Vietnam dan undian cepat di {{brand}}, hari demi hari. Semua undian adalah simulasi.',
  resultsOf: 'Hasil {{lottery}}, hari demi hari. Semua undian adalah simulasi.',
  statistics:
    'Seberapa sering tiap angka {{lottery}} keluar, dan sudah berapa lama tidak keluar. Undian lalu tidak menjanjikan apa pun.',
  draw: '{{lottery}}, undian {{number}}: hitung mundur, angka saat muncul, dan hasilnya.',
  drawn: '{{lottery}}, undian {{number}}. Hasilnya: {{numbers}}.',
  proof: '{{lottery}}, undian {{number}}: hitung ulang sendiri hasilnya dari nilai yang diumumkan.',
  help: 'Jawaban tentang akun, pembayaran, permainan, dan aturan di {{brand}}, serta cara menghubungi layanan pelanggan.',
  agreement: 'Ketentuan penggunaan {{brand}}.',
  formNeedsScript: 'Formulir ini memerlukan JavaScript. Aktifkan di browser Anda lalu muat ulang halaman.',
  readWithoutScript: 'Tanpa JavaScript Anda dapat membaca situs ini, tetapi tidak dapat masuk, bermain, atau membayar.',
  pageNeedsScript: 'Halaman ini memerlukan JavaScript. Aktifkan di browser Anda lalu muat ulang halaman.',
  allPages: 'Semua halaman',
  languages: 'Bahasa',
} as const satisfies CompletePack<'heads'>
