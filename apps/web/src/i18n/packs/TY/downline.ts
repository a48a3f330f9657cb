import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  turnover: 'Cược hợp lệ',
} as const satisfies PartialPack<'downline'>
