import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  turnover: { title: 'Cược hợp lệ trước khi rút' },
} as const satisfies PartialPack<'withdrawal'>
