import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  TURNOVER: { name: 'Cược hợp lệ của tiền nạp' },
} as const satisfies PartialPack<'requirements'>
