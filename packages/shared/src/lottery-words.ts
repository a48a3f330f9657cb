/* Words of lottery bets that the rules of play, the contract and the graph have in common. */

/** Units of stakes: points with a price each, or money. */
export const STAKE_UNITS = ['POINT', 'MONEY'] as const
export type StakeUnit = (typeof STAKE_UNITS)[number]

/** Tabs of the boards. */
export const BET_GROUPS = [
  'LO',
  'DE',
  'G1',
  'BAO',
  'XIEN',
  'TRUOT',
  'SIDES',
  'POSITION',
  'FRONT3',
  'MIDDLE3',
  'BACK3',
  'FIVE',
  'SUM',
  'KIND',
  'ANY',
  'FRONT',
  'KENO',
  'DIRECT',
  'COLOUR',
  'DIGIT',
  'DUEL',
] as const
export type BetGroup = (typeof BET_GROUPS)[number]

/** Picks that are no numbers. */
export const BET_CHOICES = [
  'EVEN',
  'ODD',
  'SMALL',
  'BIG',
  'MIDDLE',
  'TRIPLE',
  'PAIR',
  'DIFFERENT',
  'DRAGON',
  'TIGER',
  'TIE',
  'RED',
  'GREEN',
  'VIOLET',
] as const
export type BetChoice = (typeof BET_CHOICES)[number]

/** How a pick is written as a whole number, its key. The enum `LotteryPickKind` of the graph says how, with examples. */
export const PICK_KINDS = [
  'CHOICE',
  'ENDING',
  'POSITION',
  'SEQUENCE',
  'PAIR_AND_SINGLE',
  'RISING_DIGITS',
  'SUM',
  'VALUE',
] as const
export type PickKind = (typeof PICK_KINDS)[number]

/** Meanings of ambiguous words and orders of words in bet texts. */
export const HABIT_MEANINGS = {
  pairs: ['WITHIN', 'ACROSS'],
  ranges: ['BY_ONE', 'BY_DIGITS'],
  d: ['HEAD', 'TAIL'],
  b: ['TAIL', 'BAO'],
} as const
