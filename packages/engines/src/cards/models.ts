import type { GameLanguage } from '@playhouse/shared/languages.ts'
import type { GameModel } from '../engine.ts'
import { limits } from '../game-model.ts'

/** A table of two players. Its return is the pot minus the rake. */
export interface CardsModel extends GameModel {
  readonly names: Readonly<Record<GameLanguage, string>>
  /** Share of a won pot in basis points. */
  readonly rakeBasisPoints: number
  /** Each player's ante in minor units; a raise costs the same again. */
  readonly ante: bigint
}

/** Tables of three cards (ba lá) by their ante in whole units. */
export const CARDS_MODELS: readonly CardsModel[] = (
  [
    ['cards-bench', { en: 'The bench', vi: 'Ghế băng', zh: '长凳', id: 'Bangku', th: 'ม้านั่ง' }, ['1000', '2000']],
    [
      'cards-corner',
      { en: 'The corner table', vi: 'Bàn góc', zh: '角落桌', id: 'Meja sudut', th: 'โต๊ะมุม' },
      ['5000', '10000'],
    ],
    [
      'cards-balcony',
      { en: 'The balcony', vi: 'Ban công', zh: '阳台', id: 'Balkon', th: 'ระเบียง' },
      ['20000', '40000'],
    ],
    [
      'cards-lantern',
      { en: 'The lantern room', vi: 'Phòng đèn lồng', zh: '灯笼厅', id: 'Ruang lentera', th: 'ห้องโคมไฟ' },
      ['100000', '200000'],
    ],
  ] as const
).map(([id, names, [ante, raised]]): CardsModel => {
  const stakes = limits(ante, raised)
  const figures = { returnToPlayer: '97.5000', returnToPlayerBasisPoints: 9_750, rakeBasisPoints: 250 }
  return { id, names, ...figures, volatility: 1, lines: null, gameClass: 'TG', ...stakes, ante: stakes.minStake }
})
