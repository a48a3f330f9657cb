import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  registerTitle: 'Mở tài khoản',
  register: 'Mở tài khoản',
} as const satisfies PartialPack<'session'>
