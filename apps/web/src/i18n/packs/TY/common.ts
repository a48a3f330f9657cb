import type { PartialPack } from '../../pack-types.ts'

/** The brand's own words over VI; what is not here is VI's. */
export const pack = {
  createAccount: 'Mở tài khoản',
} as const satisfies PartialPack<'common'>
