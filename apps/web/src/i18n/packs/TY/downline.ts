import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  sorts: { TURNOVER: 'Cược hợp lệ' },
  turnover: 'Cược hợp lệ',
} as const satisfies PartialPack<'downline'>
