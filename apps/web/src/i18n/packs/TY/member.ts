import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  monthTurnover: 'Cược hợp lệ tháng này',
  totalTurnover: 'Tổng cược hợp lệ',
} as const satisfies PartialPack<'member'>
