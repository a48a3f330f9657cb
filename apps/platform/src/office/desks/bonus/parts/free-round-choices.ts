import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { listFreeRoundGames } from '../../../../domains/engagement/promotions/operator.ts'
import { moneyText } from '../../../kit/formats.ts'
import { bonusPlans, getName } from './bonus-plans.ts'

export const ROUNDS_MAX = 500
export const DAYS_MAX = 90

/** Names of the games with free rounds, by node. */
export const getGameNames = (games: Awaited<ReturnType<typeof listFreeRoundGames>>): Record<string, string> =>
  Object.fromEntries(
    games.map(({ nodeId, name, minStake }) => [String(nodeId), `${name}, from ${moneyText(minStake ?? 1n)}`]),
  )

/** Names of the promotions under whose terms winnings can become a bonus, by id. */
export const listTermNames = async (database: Database | Transaction): Promise<Record<string, string>> =>
  Object.fromEntries((await bonusPlans(database)).map((plan) => [plan.about.id, getName(plan)]))

/** Says why a game does not take a stake; undefined if it does. */
export function findStakeProblem(
  { minStake, maxStake }: { minStake: bigint | null; maxStake: bigint | null },
  stake: bigint,
): string | undefined {
  if (stake >= (minStake ?? 1n) && stake <= (maxStake ?? stake)) return undefined
  return `the game takes from ${moneyText(minStake ?? 1n)} to ${moneyText(maxStake)}`
}
