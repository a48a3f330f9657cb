import type { BetType } from './bet-type.ts'
import { FAST_BETS } from './fast-bets.ts'
import type { LotteryKind, Structure } from './games.ts'
import { VIETNAMESE_BETS } from './vietnamese-bets.ts'

/** Each is one value; board, odds, texts, coverage and settlement follow from it. */
export const BET_TYPES: readonly BetType[] = Object.entries({ VN: VIETNAMESE_BETS, ...FAST_BETS }).flatMap(
  ([kind, types]) => Object.entries(types).map(([code, details]) => ({ ...details, code, kind: kind as LotteryKind })),
)

const BY_KIND = new Map(BET_TYPES.map((type) => [`${type.kind}:${type.code}`, type]))

/** A bet type that a game offers; undefined where it does not. */
export function findBetType(structure: Structure, code: string): BetType | undefined {
  const type = BY_KIND.get(`${structure.kind}:${code}`)
  return type && offers(type, structure) ? type : undefined
}

/** Bet types of a game, in the order of its board. */
export function getBetTypes(structure: Structure): BetType[] {
  return BET_TYPES.filter((type) => type.kind === structure.kind && offers(type, structure))
}

const offers = ({ regions, isJoint }: BetType, { region, joins }: Structure) =>
  Boolean(isJoint) === Boolean(joins) && (!regions || (region !== null && regions.includes(region)))
