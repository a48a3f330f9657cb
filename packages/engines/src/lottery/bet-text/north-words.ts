import { UNITS } from './amounts.ts'
import { EITHER_SETS, head, headAndTail, SET_WORDS, SETS, sum, tail, touch } from './number-sets.ts'
import type { TextBoard } from './readings.ts'
import { getPhrases, getVocabulary } from './tokens.ts'

/* What the words of the northern dialect stand for. */

/** What a label stands for. */
export type Label =
  /** Each number is a ticket; bet types by its digits. */
  | {
      readonly takes: 'EACH'
      readonly digits: readonly number[]
      readonly getTypes: (digits: number) => readonly string[]
    }
  /** Numbers that are bet on together; `size` if the label says it. */
  | {
      readonly takes: 'GROUP'
      readonly type: string
      readonly from: number
      readonly to: number
      readonly size?: number
    }
  /** Every combination of a size. */
  | { readonly takes: 'COMBINATIONS'; readonly type: string; readonly size: number }
  /** The label itself is the pick. */
  | { readonly takes: 'NOTHING'; readonly type: string; readonly pick: number }
  /** Could be either. */
  | { readonly takes: 'ASK'; readonly among: readonly { label: Label; isBox: boolean }[] }

const each = (digits: readonly number[], ...types: string[]): Label => ({
  takes: 'EACH',
  digits,
  getTypes: () => types,
})
const side = (type: string, pick: number): Label => ({ takes: 'NOTHING', type, pick })

export const DE = each([2], 'DE')
export const DE_FIRST = each([2], 'DE_FIRST')
export const LO_FIRST = each([2], 'LO2_FIRST')
export const DE3 = each([3], 'DE3')
const G1: Label = {
  takes: 'EACH',
  digits: [2, 3, 4],
  getTypes: (digits) => [digits === 2 ? 'DE_G1' : `DE_G1_${digits}`],
}
export const LO: Label = { takes: 'EACH', digits: [2, 3, 4], getTypes: (digits) => [`LO${digits}`] }
const XIEN: Label = { takes: 'GROUP', type: 'XIEN', from: 2, to: 4 }
const xien = (size: number): Label => ({ ...XIEN, size })
export const getDau = (board: TextBoard) => (board.region === 'NORTH' ? 'DAU_G7' : 'DAU_G8')
export const DD = 'DD'

/** "dau dac biet", "de dau db" */
const beside = (word: string) => ['db', 'dac biet'].flatMap((prize) => [`${word} ${prize}`, `de ${word} ${prize}`])

export const LABELS = getPhrases<Label>([
  ['de|db|dac biet|giai dac biet|de db|de dac biet', DE],
  [[...beside('dit'), ...beside('duoi')].join('|'), DE],
  [['hai so dau', ...beside('dau')].join('|'), DE_FIRST],
  ['lo hai so dau', LO_FIRST],
  ['hang chuc', each([1], 'DE_DAU')],
  ['hang don vi', each([1], 'DE_DUOI')],
  ['3 cang|3 c|ba cang|3 cang de|de 3 cang|3 cang db|bc|cang|de 3 c', DE3],
  ['g1|nhat|nhat to|nto|giai nhat|de g1|giai 1|de giai 1|de giai nhat|de nhat|de nhat to', G1],
  // Another part of the first prize in some houses.
  ['nhat be|nhat nho|nbe', { takes: 'ASK', among: [{ label: G1, isBox: false }] }],
  ['lo|lo to|lo toh|bao|bao lo|bl|l', LO],
  ['lo 2|lo 2 so|bao lo 2 so', each([2], 'LO2')],
  ['lo 3|lo 3 so|lo 3 cang|bao lo 3 so|lo ba so|lo ba cang', each([3], 'LO3')],
  ['lo 4|lo 4 so|lo 4 cang|bao lo 4 so|lo bon so', each([4], 'LO4')],
  ['dau g7|dau giai 7', each([2], 'DAU_G7')],
  ['dau g8|dau giai 8', each([2], 'DAU_G8')],
  ['dd', each([2], DD)],
  ['xc|xiu chu', each([3], 'XIU_CHU')],
  ['bao 7 lo|b 7 l|b 7 lo', each([2], 'BAO7')],
  ['bao 8 lo|b 8 l|b 8 lo', each([2], 'BAO8')],
  ['xien|lo xien|xi|xuyen|lo xuyen', XIEN],
  ['xien 2|xuyen 2|xi 2|lo xien 2|xien hai|xien doi|xuyen hai|x hai|xh', xien(2)],
  ['xien 3|xuyen 3|xi 3|lo xien 3|xien ba|xuyen ba|x ba', xien(3)],
  ['xien 4|xuyen 4|xi 4|lo xien 4|xien bon|xuyen bon|x bon', xien(4)],
  ...[2, 3, 4].map((size): [string, Label] => [
    `xien ${size} to hop`,
    { takes: 'COMBINATIONS', type: `XIEN${size}`, size },
  ]),
  ['xq|quay|xien quay|lo xien quay|x quay', { takes: 'GROUP', type: 'XIEN_QUAY', from: 3, to: 4 }],
  ['xq 3|xien quay 3|quay 3', { takes: 'GROUP', type: 'XIEN_QUAY', from: 3, to: 4, size: 3 }],
  ['xq 4|xien quay 4|quay 4', { takes: 'GROUP', type: 'XIEN_QUAY', from: 3, to: 4, size: 4 }],
  ['truot|lo truot', { takes: 'GROUP', type: 'TRUOT', from: 4, to: 10 }],
  ['da|dv', { takes: 'GROUP', type: 'DA', from: 2, to: 3 }],
  ['cua chan', side('PARITY', 0)],
  ['cua le', side('PARITY', 1)],
  ['cua xiu|xiu', side('SIZE', 0)],
  ['cua tai|tai', side('SIZE', 1)],
  ...['g1', 'nhat to'].flatMap((prize): [string, Label][] => [
    [`${prize} chan`, side('PARITY_G1', 0)],
    [`${prize} le`, side('PARITY_G1', 1)],
    [`${prize} xiu`, side('SIZE_G1', 0)],
    [`${prize} tai`, side('SIZE_G1', 1)],
  ]),
  [
    'b',
    {
      takes: 'ASK',
      among: [
        { label: LO, isBox: false },
        { label: DE, isBox: true },
      ],
    },
  ],
])
/** Short labels, only where numbers of that kind follow and none wait for a price. */
export const SHORT_XIEN = getPhrases<Label>([
  ['x', XIEN],
  ['x 2', xien(2)],
  ['x 3', xien(3)],
  ['x 4', xien(4)],
])

export const SET_PHRASES = getPhrases<readonly number[]>([
  ...Object.entries(SETS),
  ...(
    [
      ['dau', head],
      ['dit', tail],
      ['duoi', tail],
      ['tong', sum],
    ] as const
  ).flatMap(([word, toSet]) =>
    (
      [
        ['chan', [0, 2, 4, 6, 8]],
        ['le', [1, 3, 5, 7, 9]],
        ['to', [5, 6, 7, 8, 9]],
        ['be', [0, 1, 2, 3, 4]],
      ] as const
    )
      .filter(([kind]) => word !== 'tong' || kind === 'chan' || kind === 'le')
      .map(([kind, digits]): [string, readonly number[]] => [
        `${word} ${kind}`,
        digits.flatMap((digit) => toSet(digit)),
      ]),
  ),
])
export const EITHER_SET_PHRASES = getPhrases(Object.entries(EITHER_SETS))
/** Sets that could be a single bet on the class: "chan 100k". */
export const SIDES: Readonly<Record<string, Label>> = {
  chan: side('PARITY', 0),
  le: side('PARITY', 1),
  to: side('SIZE', 1),
  be: side('SIZE', 0),
}

export interface DigitSet {
  readonly readNumbers: (digit: number) => readonly number[]
  /** A two-digit number after the word can also be a bet on that number. */
  readonly number: 'FIRST' | 'LAST' | 'SUM' | null
}
export const DIGIT_SETS = getPhrases<DigitSet>([
  ['dau dit|dau duoi|dau va dit|dau va duoi', { readNumbers: headAndTail, number: null }],
  ['dau', { readNumbers: head, number: 'FIRST' }],
  ['dit|duoi', { readNumbers: tail, number: 'LAST' }],
  ['tong', { readNumbers: sum, number: 'SUM' }],
  ['cham', { readNumbers: touch, number: null }],
])

export const COUNT_WORDS = ['con', 'so', 'cap', 've', 'cau', 'bo', 'xien']
export const MARKS = getPhrases<true>(
  [
    'x',
    'nhan',
    'mc',
    'ms',
    'gia',
    'moi',
    'deu',
    'cung',
    ...COUNT_WORDS.flatMap((word) => [`moi ${word}`, `moi ${word} x`, `1 ${word}`, `mot ${word}`, `1 ${word} x`]),
  ].map((phrase) => [phrase, true]),
)
export const PER_NUMBER = getPhrases<string>(
  COUNT_WORDS.flatMap((word): [string, string][] => [[`moi ${word}|mot ${word}|1 ${word}`, word]]),
)
export const RECAP = getPhrases<true>([['tong|tong cong|cong|t|tc|tong tien', true]])
export const MIRROR_WORDS = new Set(['cap', 'lon', 'dao'])
export const RANGE_WORDS = new Set(['den', 'toi', 'keo'])
export const FILLERS = new Set(['tu', 'con', 'so', 'va', 'voi', 'cac', 'danh', 'ghi', 'dan'])

export const NORTH_WORDS = getVocabulary(
  'đề đb db đặc biệt hai số đầu lô to tô:toh hàng chục đơn vị ba càng cang bc c g giải nhất to bao bl b dd xc xỉu chủ l xiên xi bốn đôi tổ:to hợp',
  'xq quay quây x trượt đá dv cửa chẵn lẻ tài kép lệch âm bằng chập bé đít đuôi dưới:under tổng chạm bộ cặp lộn đảo ghép dàn đến tới kéo',
  'xuyên xh nto nbe nhân mc ms từ sát trên chia dư con và với các đánh ghi mỗi một giá đều cùng vé câu cầu cộng t tc tin tiền',
  SET_WORDS,
  UNITS,
)
