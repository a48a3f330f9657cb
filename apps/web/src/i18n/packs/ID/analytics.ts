import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Statistik penggunaan',
  question: 'Bolehkah kami menghitung halaman dan fungsi yang digunakan? Tanpa nama, jumlah uang, atau akun.',
  details: 'Apa yang dihitung',
  accept: 'Izinkan',
  decline: 'Tolak',
  keep: 'Tetap izinkan',
  withdraw: 'Hentikan',
  states: {
    open: 'Anda belum memilih. Tidak ada yang dihitung sebelum Anda mengizinkan.',
    accepted: 'Anda mengizinkan penghitungan di peramban ini. Anda dapat menghentikannya kapan saja.',
    declined: 'Tidak ada yang dihitung di peramban ini.',
    browser: 'Peramban Anda meminta situs untuk tidak melacak Anda. Tidak ada yang dihitung.',
    excluded: 'Anda sedang beristirahat dari permainan. Tidak ada yang dihitung.',
  },
  counted: 'Yang dihitung',
  countedText:
    'Jenis halaman yang dibuka, dan bahwa seseorang masuk, mendaftar, membuka permainan atau main gratis, memulai deposit, melihat depositnya masuk, atau mengambil promosi.',
  never: 'Yang tidak pernah dihitung',
  neverText:
    'Nama, akun, saldo, dan jumlah uang Anda, permainan atau promosi yang mana, apa yang Anda ketik, serta alamat lengkap halaman beserta kodenya. Anggota yang sedang beristirahat tidak pernah dihitung.',
  where: 'Dikirim ke mana',
  whereText: 'Hanya ke {{origin}}. Jika Anda menghentikannya, cookie yang tersimpan akan dihapus.',
} as const satisfies CompletePack<'analytics'>
