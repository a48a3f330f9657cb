import type { PartialPack } from '../../pack-types.ts'

export const pack = {
  title: 'Mở tài khoản',
  submit: 'Mở tài khoản',
  submitting: 'Đang mở tài khoản',
} as const satisfies PartialPack<'registration'>
