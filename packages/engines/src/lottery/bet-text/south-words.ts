import type { SouthernKind } from '../bet-type.ts'
import { UNITS } from './amounts.ts'
import { EITHER_SETS, head, headAndTail, SET_WORDS, SETS, sum, tail, touch } from './number-sets.ts'
import { STATION_WORDS } from './stations.ts'
import { getPhrases, type Token, getVocabulary } from './tokens.ts'

/* Meanings of the words of the southern dialect. */

export interface BetWord {
  readonly kind: SouthernKind
  /** Said to be within each station. */
  readonly isWithin?: true
  /** Across every two of several stations. */
  readonly isAcross?: true
  /** "d": head or tail. */
  readonly isEither?: true
  /** In all orders of the digits. */
  readonly inOrders: boolean
}

const BET_ROWS: readonly (readonly [phrases: string, kind: SouthernKind])[] = [
  ['dd|dau duoi|dau dui|dau dit|dauduoi', 'HEAD_TAIL'],
  ['dau|a', 'HEAD'],
  ['duoi|dui|dit', 'TAIL'],
  ['b|bao|bl|blo|lo|bao lo|bao l', 'BAO'],
  ['b 7 l|b 7 lo|bao 7 lo|bao 7 l|baylo|bay lo|bao bay|bao bay lo', 'BAO7'],
  ['b 8 l|b 8 lo|bao 8 lo|bao 8 l|tam lo|bao tam|bao tam lo', 'BAO8'],
  ['xc|x|xiu chu|xchu', 'THREE'],
  ['dauxc|dau xc|xcdau|xc dau|xdau|x dau|xiu chu dau', 'THREE_HEAD'],
  ['duoixc|duoi xc|dui xc|xcduoi|xc duoi|xduoi|x duoi|xcdui|xc dui|xiu chu duoi', 'THREE_TAIL'],
  ['da|dt|dat|dth|dv|da v|da vong|d vong|vong|da cap|dac|dacv|dav', 'PAIR'],
  ['da ba', 'TRIPLE'],
  ['dx|dax|dxv|daxv|dav x|da xien|dxien|daxien|xien|da xuyen|xuyen|da xeo|d xeo|xeo|da cheo|d cheo|cheo', 'CROSS_PAIR'],
]
const IN_ORDERS: readonly (readonly [phrases: string, kind: SouthernKind])[] = [
  ['bdao|b dao|bao dao|bl dao|blo dao|lo dao|bao lo dao|bld|dao b|dao bao|dao lo|dao blo|dao bl', 'BAO'],
  ['xcdao|xc dao|x dao|dxc|xcd|dao xc|xiu chu dao|dao xiu chu', 'THREE'],
  ['xc dau dao|xcdau dao|xcdau d|xc dao dau|xcdao dau|dao xc dau|dao xcdau|xcd dau|dxc dau', 'THREE_HEAD'],
  [
    ['duoi', 'dui']
      .map(
        (word) =>
          `xc ${word} dao|xc${word} dao|xc${word} d|xc dao ${word}|xcdao ${word}|dao xc ${word}|dao xc${word}|xcd ${word}|dxc ${word}`,
      )
      .join('|'),
    'THREE_TAIL',
  ],
  ['b 7 l dao|b 7 lo dao|b 7 ld|baylo dao|bay lo dao|dao baylo|dao bay lo|dao b 7 l', 'BAO7'],
  ['ddao|dd dao|dao dd', 'HEAD_TAIL'],
  ['dau dao|dao dau|d dau', 'HEAD'],
  ['duoi dao|dui dao|dao duoi|dao dui|d duoi|d dui', 'TAIL'],
]
export const BETS = getPhrases<BetWord>([
  ...BET_ROWS.map(([phrases, kind]) => [phrases, { kind, inOrders: false }] as const),
  ['da thang|dathang|d thang|thang', { kind: 'PAIR', inOrders: false, isWithin: true }],
  ...IN_ORDERS.map(([phrases, kind]) => [phrases, { kind, inOrders: true }] as const),
])

export const SET_PHRASES = getPhrases<readonly number[]>([...Object.entries(SETS), ['tai', SETS.to], ['xiu', SETS.be]])
export const EITHER_SET_PHRASES = getPhrases(Object.entries(EITHER_SETS))
export const DIGIT_SETS = getPhrases<(digit: number) => readonly number[]>([
  ['dau dit|dau duoi', headAndTail],
  ['dau', head],
  ['dit|duoi|dui', tail],
  ['tong', sum],
  ['cham', touch],
])
export const RANGE_WORDS = new Set(['keo', 'den', 'toi'])
export const PER_NUMBER = getPhrases<true>([['moi con|mcon|mot con|moi so|1 con|1 so|moi cap', true]])
export const CLASSES = new Set(['chan', 'le', 'to', 'be', 'tai', 'xiu'])
export const FILLERS = new Set(['con', 'so', 'va', 'voi', 'danh'])

const LISTS = [
  'dd đđ đầu đuôi đui đít a b bao bl blo lô l xc x xiên xỉu chủ xchu xcđầu xđầu xcđuôi xcđui xđuôi đá đt đat đạt thẳng đathang đáthẳng dv đv vòng ba đx đax đáx đxiên đaxien đác đácv đáv đacv đav đth đxv đaxv xéo chéo xuyên bảy bảylô tám ld xcđ',
  'càng đảo bđảo bld xcđảo đxc đđảo tài chẵn lẻ kép lệch âm bằng to bé lon lộn:reversed tổng dưới:under chạm kéo đến tới con số và với mỗi mcon một cặp giá đánh sát trên chia dư nha nhá cộng t tc tin tiền dàn',
  SET_WORDS,
  UNITS,
] as const
/** Vocabulary of the dialect, without the names of stations. */
export const BET_WORDS = getVocabulary(...LISTS)
export const SOUTH_WORDS = getVocabulary(...LISTS, STATION_WORDS)

/** "d40": head or tail, with its price. */
export function isHeadAt(tokens: readonly Token[], at: number): boolean {
  const price = tokens[at + 1]
  return tokens[at]?.text === 'd' && price?.is === 'NUMBER' && price.gap === ''
}
