import type { Database } from '@playhouse/postgres/database.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { getCash, createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { DETAILS, newId, openGame, type Seamless } from '../../money/wallet/seamless/seamless.fixture.ts'

export const units = (amount: number) => BigInt(Math.round(amount * 10_000))

type OfferValues = Partial<typeof promotionOffer.$inferInsert>

/** A running promotion; by default a bonus of 100 for a first deposit of 100, turnover of three times the bonus, stakes of at most 20. */
export async function addOffer(database: Database, id: string, values: OfferValues = {}): Promise<void> {
  await database
    .insert(promotion)
    .values({ id, category: 'reward', picture: '/media/banners/x.svg', startsAt: new Date(0), position: 1 })
  await database.insert(promotionText).values(
    ['EN', 'VI'].map((language) => ({
      promotionId: id,
      language,
      categoryName: 'Rewards',
      title: `Title ${language}`,
      summary: 'S',
      content: 'C',
      terms: `Terms ${language}`,
    })),
  )
  await database.insert(promotionOffer).values({
    promotionId: id,
    kind: 'FIRST_DEPOSIT',
    period: 'ONCE',
    isReviewed: false,
    threshold: units(100),
    fixedAmount: units(100),
    multiple: 3,
    maxStake: units(20),
    days: 30,
    contribution: {},
    ...values,
  })
}

export async function openPlayer(seamless: Seamless, deposited: number) {
  const { database } = seamless
  const memberId = await createMemberWith(database, units(deposited))
  const { session } = await openGame(database, memberId)
  const bonus = async () => {
    const { rows } = await database.execute<{ balance: bigint }>(
      sql`select balance from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:bonus`}`,
    )
    return rows[0]?.balance ?? 0n
  }
  return {
    memberId,
    session,
    cash: () => getCash(database, memberId),
    bonus,
    deposit: (amount: number) =>
      withTransaction(database, (tx) =>
        confirmDeposit(tx, {
          memberId,
          amount: units(amount),
          channel: 'QR',
          paymentReference: randomUUID(),
          createdAt: new Date(),
        }),
      ),
    play: (stake: string, payout = '0', transactionId: string = newId()) =>
      seamless.call('play', { session, transactionId, roundId: newId(), stake, payout, details: DETAILS }),
    debit: (amount: string, roundId: string, transactionId: string = newId()) =>
      seamless.call('debit', { session, transactionId, roundId, amount }),
    credit: (roundId: string, amount: string) =>
      seamless.call('credit', { session, transactionId: newId(), roundId, amount, closes: true, details: DETAILS }),
    rollback: (debitId: string) => seamless.call('rollback', { session, transactionId: newId(), debitId }),
    balance: () => seamless.call('balance', { session }),
  }
}
