import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'dice'> = {
  chance: 'Peluang',
  chances: 'Contoh',
  direction: 'Anda menang jika hasilnya',
  lastRolls: 'Hasil terakhir',
  multiplier: 'Pengali',
  over: 'Di atas',
  pays: 'Jika menang',
  press: 'Lempar',
  pressed: 'Melempar',
  ready: 'Hasilnya sebuah angka dari 0,00 sampai 99,99.',
  roll: 'Hasil',
  rolledOver: 'hasil {{roll}}, di atas {{target}}',
  rolledUnder: 'hasil {{roll}}, di bawah {{target}}',
  rulesHow:
    'Pilih sebuah angka, dan apakah hasilnya harus di bawah atau di atasnya. Hasil diundi dari 0,00 sampai 99,99 dengan langkah 0,01, semuanya berpeluang sama. Hasil yang sama dengan angka Anda kalah.',
  rulesPays:
    'Kemenangan membayar taruhan Anda kali pengali: tingkat pengembalian dibagi peluang, dipotong setelah empat desimal. Anda dapat memilih peluang dari {{least}} sampai {{most}}; tingkat pengembaliannya sama untuk semua pilihan, kecuali bagian yang dipotong. Pembayaran yang tidak melebihi taruhan Anda ditampilkan sebagai dikembalikan.',
  target: 'Angka Anda',
  under: 'Di bawah',
  wins: 'menang',
}
