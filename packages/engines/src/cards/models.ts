import type { PackLanguage } from '@playhouse/shared/languages.ts'
import type { GameModel } from '../engine.ts'
import { limits } from '../game-model.ts'

/** A table of two players. Its return is what the rake leaves of a pot: what one player loses, the other wins. */
export interface CardsModel extends GameModel {
  readonly names: Readonly<Record<PackLanguage, string>>
  /** Of a pot that is won, in basis points. */
  readonly rakeBasisPoints: number
  /** Each player's ante, in minor units; a raise is one more. */
  readonly ante: bigint
}

/** Tables of three cards (ba lá) by their ante in whole units. */
export const CARDS_MODELS: readonly CardsModel[] = (
  [
    ['cards-bench', { EN: 'The bench', VI: 'Ghế băng', CN: '长凳', ID: 'Bangku', TH: 'ม้านั่ง' }, ['1000', '2000']],
    [
      'cards-corner',
      { EN: 'The corner table', VI: 'Bàn góc', CN: '角落桌', ID: 'Meja sudut', TH: 'โต๊ะมุม' },
      ['5000', '10000'],
    ],
    [
      'cards-balcony',
      { EN: 'The balcony', VI: 'Ban công', CN: '阳台', ID: 'Balkon', TH: 'ระเบียง' },
      ['20000', '40000'],
    ],
    [
      'cards-lantern',
      { EN: 'The lantern room', VI: 'Phòng đèn lồng', CN: '灯笼厅', ID: 'Ruang lentera', TH: 'ห้องโคมไฟ' },
      ['100000', '200000'],
    ],
  ] as const
).map(([id, names, [ante, raised]]): CardsModel => {
  const stakes = limits(ante, raised)
  const figures = { returnToPlayer: '97.5000', returnToPlayerBasisPoints: 9_750, rakeBasisPoints: 250 }
  return { id, names, ...figures, volatility: 1, lines: null, gameClass: 'TG', ...stakes, ante: stakes.minStake }
})
