import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  measures: { turnover: 'Cược hợp lệ' },
  charts: { turnover: 'Cược hợp lệ' },
} as const satisfies PartialPack<'agent'>
