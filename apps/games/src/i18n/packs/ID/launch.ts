import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'launch'> = {
  usedUp: {
    title: 'Alamat ini sudah terpakai',
    text: 'Alamat membuka permainan sekali, dalam waktu satu menit. Kembalilah ke situs dan buka lagi permainannya. Saldo Anda tidak berubah.',
  },
  notNow: {
    title: 'Permainan belum bisa dibuka saat ini',
    text: 'Kembalilah ke situs dan buka lagi sebentar lagi. Saldo Anda tidak berubah.',
  },
  unreachable: {
    title: 'Permainan tidak terbuka',
    text: 'Server tidak menjawab. Periksa koneksi Anda; saldo Anda tidak berubah.',
  },
  opening: 'Membuka permainan',
  retry: 'Coba lagi',
}
