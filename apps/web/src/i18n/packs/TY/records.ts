import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  totals: { turnover: 'Cược hợp lệ' },
} as const satisfies PartialPack<'records'>
