import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  hot: 'Hot',
} as const satisfies PartialPack<'lobby'>
