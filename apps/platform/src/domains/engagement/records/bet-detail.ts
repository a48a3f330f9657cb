import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type { betDetail } from '@playhouse/platform-api/records.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { claimLink, type RoundClaim } from '@playhouse/vendor-api/round-claim.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { platformError } from '../../../request/platform-error.ts'
import { LOTTERY_VENDORS } from '../../play/lottery/lotteries.ts'
import { getBet, findBet } from './bet-history.ts'
import { getMovement, getMovements } from './movements.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findBet>>>

/** A settled round with its movements and proof. Two queries. @throws PlatformError record.not.found */
export async function readBet(
  database: Database,
  memberId: number,
  betId: string,
  currency: string,
  language: LanguageCode,
): Promise<ResponseOf<typeof betDetail>> {
  const found = await findBet(database, memberId, betId, language)
  if (!found) throw platformError('record.not.found')
  const movements = await getMovements(database, memberId, movementsOfBet(memberId, found), language)
  const { modelId, details, serverSeed, clientSeed, nonce, vendorRound, ...bet } = found
  const claim = claimFor({ ...found, modelId, details, serverSeed, clientSeed, nonce, vendorRound })
  return {
    ...getBet(bet as Found),
    currency,
    movements: movements.map(getMovement),
    fairness: claim && {
      engine: claim.engine,
      modelId: claim.modelId,
      ...claim.fairness,
      verifyPath: claimLink('', claim),
    },
  }
}

/** Vendors of the house lotteries, whose rounds are tickets in draws. */
const LOTTERY_VENDOR_CODES: ReadonlySet<string> = new Set(LOTTERY_VENDORS.map(({ code }) => code))

export const isLotteryVendor = (code: string): boolean => LOTTERY_VENDOR_CODES.has(code)

function movementsOfBet(memberId: number, { roundId, at, vassalage, vendorRound }: Found): SQL {
  if (isLotteryVendor(vassalage)) {
    // `<ticket>.<draw>`, or `correction.<draw>.<version>`.
    const [ticketId, drawId, version = '1'] = roundId.split('.')
    return sql`head.idempotency_key in (${`lottery:ticket:${ticketId}:stake`}, ${`lottery:draw:${drawId}:${version}`})`
  }
  // Keys of a vendor's movements contain its code, because two vendors may use the same round id.
  const prefix = vendorRound ? `vendor:${vassalage}:` : `round:${memberId}:`
  const time = new Date(at).toISOString()
  return sql`head.reference = ${roundId} and (starts_with(head.idempotency_key, ${prefix}) or head.type = 'JACKPOT')
    and head.occurred_at between ${time}::timestamptz - interval '3 days' and ${time}::timestamptz + interval '1 minute'`
}

/** The round's proof as reported by the vendor; for older rounds, from the stored seeds. */
function claimFor({ details, modelId, serverSeed, clientSeed, nonce, stake, payout }: Found): RoundClaim | null {
  const fairness = details?.fairness as RoundClaim['fairness'] | undefined
  if (details && fairness && typeof fairness.serverSeed === 'string') {
    const { state: _, ...proof } = details
    const paid: string = formatAmount(payout)
    return { ...proof, payout: paid, fairness } as RoundClaim
  }
  if (!serverSeed || clientSeed === null || nonce === null || modelId === null) return null
  const seed = serverSeed.toString('hex')
  return {
    engine: 'slot',
    modelId,
    bet: { stake: formatAmount(stake) },
    payout: formatAmount(payout),
    fairness: { serverSeedHash: seedHash(seed), serverSeed: seed, clientSeed, nonce },
  }
}
