import type { CardsTexts } from './en.ts'

/** What a card room says in Indonesian. */
export const id: CardsTexts = {
  sit: 'Ambil kursi',
  nextHand: 'Putaran berikutnya',
  raise: 'Naikkan {amount}',
  fold: 'Tutup kartu',
  getUp: 'Tinggalkan kursi',
  partner: 'Main dengan mitra bandar',
  wait: 'Menunggu',
  you: 'Anda',
  other: 'Pemain lain',
  housePartner: 'Mitra bandar',
  emptySeat: 'Kursi kosong',
  ready: 'Dua kursi, masing-masing tiga kartu. Taruhan awalnya {ante}.',
  waiting: 'Menunggu pemain lain di {room}.',
  partnerHelp:
    'Belum ada yang datang. Anda bisa menunggu, atau bermain dengan mitra bandar yang mengikuti satu aturan tetap.',
  dealing: 'Taruhan awal sedang diambil.',
  decide: 'Naikkan atau tutup kartu dalam {seconds} dtk, jika tidak kartu Anda ditutup.',
  paying: 'Kenaikan Anda sedang diambil.',
  settling: 'Putaran sedang diselesaikan.',
  awaitOther: 'Anda sudah memutuskan. Pihak lain punya paling lama {seconds} dtk.',
  thinking: 'sedang memutuskan',
  hasDecided: 'sudah memutuskan',
  raised: 'menaikkan',
  folded: 'menutup kartu',
  foldedByTime: 'menutup kartu: waktu habis',
  foldedByLeaving: 'menutup kartu: meninggalkan meja',
  foldedByWallet: 'menutup kartu: kenaikan tidak bisa dibayar',
  pot: 'Pot',
  rake: 'Potongan',
  ante: 'Taruhan awal',
  raiseCosts: 'Kenaikan',
  points: '{points} poin',
  threePictures: 'Tiga kartu gambar',
  hidden: 'Tiga kartu tertutup',
  betterHand: 'dengan kartu yang lebih baik',
  otherFolded: 'karena pihak lain menutup kartu',
  worseHand: 'Kartu pihak lain lebih baik',
  youFolded: 'Anda menutup kartu',
  bothFolded: 'karena keduanya menutup kartu',
  refundOwn: 'Saldo Anda tidak cukup untuk taruhan awal. Tidak ada yang diambil.',
  refundOther: 'Pemain lain tidak bisa membayar taruhan awal. Milik Anda sudah dikembalikan.',
  refundUnknown: 'Tidak pasti kedua taruhan awal sudah diambil. Milik Anda sudah dikembalikan.',
  shortRaise: 'Saldo Anda tidak cukup untuk menaikkan. Tidak ada yang diambil: Anda bisa menutup kartu.',
  shortAnte: 'Saldo Anda tidak cukup untuk taruhan awal {ante}. Tidak ada yang diambil.',
  tooLate: 'Ini tidak bisa lagi dilakukan. Meja menampilkan keadaan sekarang.',
  busy: 'Sistem sedang sibuk. Kursi Anda disimpan: coba lagi sebentar lagi.',
  network: 'Server tidak menjawab. Kursi Anda disimpan: menanyakan lagi.',
  seatGone: 'Kursi dilepas karena halaman tidak menjawab. Ambil kursi lagi.',
  seedHelp: 'Hingga 31 huruf, angka, atau _. Kosongkan untuk benih acak baru tiap putaran.',
  bothSeeds: 'Benih kedua kursi',
  handHash: 'Hash benih kami untuk putaran ini',
  fairnessHow:
    'Saat Anda duduk, Anda melihat hash benih kami. Lalu kedua kursi memberi benihnya sendiri, dan kartu dikocok dari ketiganya dengan HMAC-SHA256. Setelah putaran kami menunjukkan benih kami, agar hash dan seluruh pembagian bisa diperiksa. Dengan itu kedua tangan bisa dilihat, juga yang ditutup.',
  rulesDeal:
    'Dua pemain membayar taruhan awal dan mendapat tiga kartu. Anda hanya melihat kartu sendiri. Naikkan, yaitu sebesar taruhan awal lagi, atau tutup kartu; setelah 20 detik kartu Anda ditutup.',
  rulesEnd:
    'Jika keduanya menaikkan, kartu yang lebih baik mengambil pot. Jika satu menaikkan, ia mengambil pot tanpa membuka kartu. Jika keduanya menutup, masing-masing mendapat kembali taruhan awal.',
  rulesHands:
    'Tiga kartu gambar (J, Q, K) mengalahkan semua poin. As 1, dua sampai sembilan sesuai angkanya, sepuluh dan gambar 0, dan hanya digit terakhir jumlahnya dihitung. Jika sama, kartu tertinggi menentukan: raja turun ke as, lalu sekop, hati, wajik, keriting.',
  rulesRake:
    'Dari pot yang dimenangkan, bandar mengambil {rake}. Selebihnya, yang hilang dari satu pemain dimenangkan pemain lain.',
  rulesPartner:
    'Jika tidak ada yang datang dalam 8 detik, Anda bisa meminta mitra bandar duduk. Ia dimainkan bandar, hanya melihat kartunya sendiri, dan selalu mengikuti satu aturan: menaikkan dengan tiga kartu gambar dan dengan lima poin atau lebih, selain itu menutup kartu.',
  rulesLeave:
    'Meninggalkan putaran berarti menutup kartu. Anda berdiri di antara putaran, dan putaran berikutnya baru mulai saat Anda memintanya. Akun demo hanya bermain dengan akun demo dan mitra bandar.',
  rulesBreak:
    'Kursi Anda tetap ada jika koneksi putus: buka lagi permainannya dan lanjutkan. Jika gangguan ada di pihak bandar, 20 detik dimulai lagi. Jika tidak pasti kedua taruhan awal sudah diambil, keduanya dikembalikan.',
}
