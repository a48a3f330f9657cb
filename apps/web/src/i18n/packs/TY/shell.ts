import type { PartialPack } from '../../pack-types.ts'

/** The brand calls its lobbies by their everyday names. */
export const pack = {
  lobbies: { RNG: 'Nổ hũ' },
  freePlay: 'Chơi thử miễn phí',
} as const satisfies PartialPack<'shell'>
