import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  hotGames: 'Đang được chơi nhiều',
} as const satisfies PartialPack<'home'>
