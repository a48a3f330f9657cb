import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  moreGames: 'Đang được chơi nhiều',
} as const satisfies PartialPack<'game'>
