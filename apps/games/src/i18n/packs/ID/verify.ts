import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'verify'> = {
  title: 'Periksa sebuah putaran',
  how: 'Bagaimana putaran dijaga tetap adil',
  step1:
    'Sebelum putaran, permainan memilih benih rahasia dan menampilkan hash SHA-256-nya. Sejak itu benih tidak bisa diganti tanpa mengubah hash.',
  step2: 'Browser Anda menambahkan benih sendiri yang tidak mungkin diketahui permainan.',
  step3:
    'Kedua benih dan nomor putaran melewati HMAC-SHA256. Hasilnya menentukan seluruh putaran dengan aturan yang tidak pernah berubah.',
  step4:
    'Setelah putaran, permainan menampilkan benihnya. Halaman ini menghitung hash-nya, mengundi ulang putaran di browser Anda dengan aturan permainan itu sendiri, lalu membandingkan.',
  figures: 'Data putaran',
  figuresHelp: 'Terisi bila Anda datang dari permainan. Anda bisa mengubah apa saja lalu memeriksanya lagi.',
  claim: 'Putaran sebagai data (JSON)',
  check: 'Periksa',
  fair: 'Cocok. Benihnya sesuai yang dijanjikan dan menghasilkan pembayaran {{payout}}, seperti tertulis pada putaran.',
  otherSeed: 'Benihnya bukan yang dijanjikan: hash-nya berbeda dari yang ditampilkan sebelum putaran.',
  otherPayout:
    'Benihnya sesuai yang dijanjikan, tetapi putaran yang dihasilkan membayar {{payout}}, bukan {{claimed}}.',
  jackpotHit: 'Undian jackpot menghasilkan {{drawn}}; di bawah {{stake}} menang: menang.',
  jackpotNoHit: 'Undian jackpot menghasilkan {{drawn}}; di bawah {{stake}} menang: tidak menang.',
  otherJackpot: 'Benih sesuai janji, tetapi undian jackpotnya lain dari yang disebut putaran.',
  dropFair:
    'Cocok. Benihnya sesuai yang dijanjikan dan mengundi {{point}} sebagai jumlah saat jackpot ini pecah, seperti tertulis pada kemenangan.',
  dropHow:
    'Jackpot yang pasti pecah: saat sebuah pot mulai, titik pecahnya diundi dengan cara yang sama dari benih rahasia, id jackpot, dan nomor pot. Hash benih ditampilkan sejak itu, benihnya bersama kemenangan.',
  dropOther:
    'Benihnya sesuai yang dijanjikan, tetapi mengundi {{point}} sebagai jumlah saat jackpot ini pecah, bukan {{claimed}}.',
  noRound: 'Data ini tidak mungkin merupakan putaran permainan ini: {{reason}}',
  unreadable: 'Ini bukan putaran: datanya tidak terbaca.',
  drawn: 'Putaran yang terundi',
  playMoney: '18+ · Uang mainan. Apa pun yang Anda isi di sini tidak keluar dari browser Anda.',
  licenses: 'Lisensi sumber terbuka',
}
