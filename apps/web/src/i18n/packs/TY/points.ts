import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  columns: { turnover: 'Cược hợp lệ cho 1 điểm' },
} as const satisfies PartialPack<'points'>
