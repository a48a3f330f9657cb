import type { BetDetails, BetWords } from '../bet-type.ts'
import { VIETNAMESE_BETS } from '../vietnamese-bets.ts'
import { UNITS } from './amounts.ts'
import { EITHER_SETS, head, headAndTail, SET_WORDS, SETS, sum, tail, touch } from './number-sets.ts'
import { getPhrases, getVocabulary } from './tokens.ts'

/* Meanings of the words of the northern dialect. */

/** Meaning of a label. */
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
      readonly family: 'XIEN' | 'XIEN_QUAY' | 'TRUOT' | 'DA'
      /** By the count of numbers. */
      readonly getType: (count: number) => string
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

const each = (digits: number, type: string): Label => ({ takes: 'EACH', digits: [digits], getTypes: () => [type] })

const TEXTED = Object.entries(VIETNAMESE_BETS)
const getDigits = ({ compare }: BetDetails) => (compare.of === 'ENDING' ? compare.digits : 2)
/** How many numbers one ticket of the type can have. */
function getSizes({ rule, picks }: BetDetails): number[] {
  if (rule.by === 'COMBINATIONS') return [rule.size]
  return Array.from({ length: picks.max - picks.min + 1 }, (_, index) => picks.min + index)
}

const members = (family: BetWords['family']) => TEXTED.filter(([, { words }]) => words?.family === family)

/** Types that the digits of a number tell apart. */
function byDigits(family: 'LO' | 'G1'): Label {
  const types = new Map(members(family).map(([code, type]) => [getDigits(type), code]))
  return { takes: 'EACH', digits: [...types.keys()], getTypes: (digits) => [types.get(digits) ?? ''] }
}

/** Types that the count of numbers tells apart. */
function byCount(family: 'XIEN' | 'XIEN_QUAY' | 'TRUOT' | 'DA'): Extract<Label, { takes: 'GROUP' }> {
  const types = new Map(members(family).flatMap(([code, type]) => getSizes(type).map((size) => [size, code] as const)))
  const sizes = [...types.keys()]
  return {
    takes: 'GROUP',
    family,
    getType: (count) => types.get(count) ?? '',
    from: Math.min(...sizes),
    to: Math.max(...sizes),
  }
}

export const LO: Label = byDigits('LO')
const G1: Label = byDigits('G1')
const GROUPS = { XIEN: byCount('XIEN'), XIEN_QUAY: byCount('XIEN_QUAY'), TRUOT: byCount('TRUOT'), DA: byCount('DA') }

/** The labels that mean one type, by its code. */
const OWN = new Map(
  TEXTED.map(([code, type]): [string, Label] => {
    const family = type.words?.family
    return [
      code,
      family === 'XIEN' || family === 'XIEN_QUAY'
        ? { ...GROUPS[family], size: getSizes(type)[0] ?? 0 }
        : each(getDigits(type), code),
    ]
  }),
)
/** @throws RangeError for a type that the dialect has no words for */
function ownLabel(code: string): Label {
  const label = OWN.get(code)
  if (!label) throw new RangeError(`No label for ${code}`)
  return label
}

export const DE: Label = ownLabel('DE')
export const DE_FIRST: Label = ownLabel('DE_FIRST')
export const LO_FIRST: Label = ownLabel('LO2_FIRST')
export const DE3: Label = ownLabel('DE3')
/** Both ends: the bet types depend on the board. */
export const HEAD_AND_TAIL = 'HEAD_TAIL'

const OWN_LABELS = TEXTED.flatMap(([code, { words }]): [string, Label][] => {
  const labels = words?.labels
  if (labels === undefined) return []
  if (typeof labels === 'string') return [[labels, ownLabel(code)]]
  return labels.map((phrases, pick) => [phrases, { takes: 'NOTHING', type: code, pick }])
})
const XIEN_SIZES = members('XIEN').map(([code, type]) => ({ code, size: getSizes(type)[0] ?? 0 }))

export const LABELS = getPhrases<Label>([
  ...OWN_LABELS,
  ['g1|nhat|nhat to|nto|giai nhat|de g1|giai 1|de giai 1|de giai nhat|de nhat|de nhat to', G1],
  // Another part of the first prize in some houses.
  ['nhat be|nhat nho|nbe', { takes: 'ASK', among: [{ label: G1, isBox: false }] }],
  ['lo|lo to|lo toh|bao|bao lo|bl|l', LO],
  ['dd', each(2, HEAD_AND_TAIL)],
  ['xien|lo xien|xi|xuyen|lo xuyen', GROUPS.XIEN],
  ...XIEN_SIZES.map(({ code, size }): [string, Label] => [
    `xien ${size} to hop`,
    { takes: 'COMBINATIONS', type: code, size },
  ]),
  ['xq|quay|xien quay|lo xien quay|x quay', GROUPS.XIEN_QUAY],
  ['truot|lo truot', GROUPS.TRUOT],
  ['da|dv', GROUPS.DA],
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
  ['x', GROUPS.XIEN],
  ...XIEN_SIZES.map(({ code, size }): [string, Label] => [`x ${size}`, ownLabel(code)]),
])

export const SET_PHRASES = getPhrases<readonly number[]>([
  ...Object.entries(SETS),
  ...(
    [
      ['dau', head],
      ['dit', tail],
      ['duoi', tail],
      ['tong', sum],
      ['cham', touch],
    ] as const
  ).flatMap(([word, toSet]) =>
    (
      [
        ['chan', [0, 2, 4, 6, 8]],
        ['le', [1, 3, 5, 7, 9]],
        // "lớn" without accents; "lộn" says nothing behind these words.
        ['to', [5, 6, 7, 8, 9]],
        ['lon', [5, 6, 7, 8, 9]],
        ['be', [0, 1, 2, 3, 4]],
      ] as const
    )
      .filter(([kind]) => word !== 'tong' || kind === 'chan' || kind === 'le' || kind === 'lon')
      .map(([kind, digits]): [string, readonly number[]] => [
        `${word} ${kind}`,
        [...new Set(digits.flatMap((digit) => toSet(digit)))],
      ]),
  ),
])
export const EITHER_SET_PHRASES = getPhrases(Object.entries(EITHER_SETS))
/** Sets that could be a single bet on the class: "chan 100k". */
export const SIDES: Readonly<Record<string, Label | undefined>> = {
  chan: LABELS.values.get('cua chan'),
  le: LABELS.values.get('cua le'),
  to: LABELS.values.get('cua tai'),
  be: LABELS.values.get('cua xiu'),
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
    'mcon',
    'ms',
    'gia',
    'moi',
    'deu',
    'cung',
    ...COUNT_WORDS.flatMap((word) => [`moi ${word}`, `moi ${word} x`, `1 ${word}`, `mot ${word}`, `1 ${word} x`]),
  ].map((phrase) => [phrase, true]),
)
export const PER_NUMBER = getPhrases<string>(
  COUNT_WORDS.flatMap((word): [string, string][] => [
    [`moi ${word}|mot ${word}|1 ${word}${word === 'con' ? '|mcon' : ''}`, word],
  ]),
)
export const RECAP = getPhrases<true>([['tong|tong cong|cong|t|tc|tong tien', true]])
export const MIRROR_WORDS = new Set(['cap', 'lon', 'reversed', 'dao'])
export const RANGE_WORDS = new Set(['den', 'toi', 'keo'])
export const FILLERS = new Set(['tu', 'con', 'so', 'va', 'voi', 'cac', 'danh', 'ghi', 'dan'])

export const NORTH_WORDS = getVocabulary(
  'đề đb db đặc biệt hai số đầu lô to tô:toh hàng chục đơn vị ba càng cang bc c g giải nhất to bao bl b dd xc xỉu chủ l xiên xi bốn đôi tổ:to hợp',
  'xq quay quây x trượt đá dv cửa chẵn lẻ tài kép lệch âm bằng kb kl chập bé đít đuôi dưới:under tổng chạm bộ hệ cặp lon lộn:reversed đảo ghép dàn đến tới kéo',
  'xuyên xh nto nbe nhân mc mcon ms từ sát trên chia dư con và với các đánh ghi mỗi một giá đều cùng vé câu cầu cộng t tc tin tiền',
  SET_WORDS,
  UNITS,
)
