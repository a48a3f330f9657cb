import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  register: 'Mở tài khoản',
} as const satisfies PartialPack<'session'>
