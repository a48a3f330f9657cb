import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: 'Lotere',
  stationTitle: 'Lotere stasiun',
  kinds: 'Jenis lotere',
  electronic: 'Elektronik',
  station: 'Stasiun',
  intro: 'Belum ada undian di sini. Silakan lihat-lihat, dan tandai yang ingin Anda temukan lagi.',
  favourites: 'Favorit Anda',
  group: 'Grup',
  code: 'Kode',
  prizes: 'Hadiah',
  prizeModes: {
    SERIES: 'Menurut seri hadiah',
    FIXED_ODDS: 'Dengan odds tetap',
    SEA_ODDS: 'Dengan odds tetap lotere SEA',
  },
  others: 'Lainnya dari {{group}}',
  all: 'Semua lotere',
  lobby: 'Ke lobi',
  emptyTitle: 'Belum ada lotere di sini',
  emptyText: 'Sementara itu, lihat jenis yang lain.',
  missingTitle: 'Lotere ini tidak ada',
  missingText: 'Mungkin sudah dihapus, atau alamatnya terpotong.',
  failed: 'Lotere tidak dapat dimuat',
} as const satisfies CompletePack<'lottery'>
