import { eq, sql } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { REWARD_CHECKS } from '../../../checks/reward-checks.ts'
import { promotionClaim } from '../../../db/tables/bonuses.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { promotion } from '../../../db/tables/promotions.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { findWorldFaults, openSeamless, type Seamless } from '../../money/wallet/seamless/seamless.fixture.ts'
import { addOffer, openPlayer, units } from './bonus.fixture.ts'
import { lockPromotion } from './plan-promotions.ts'
import { applyForOffer, claimOffer, listOffers } from './offers.ts'
import { decideApplication } from './decide-application.ts'

const DAY_MS = 86_400_000

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  await addOffer(seamless.database, 'welcome')
  await addOffer(seamless.database, 'half', { contribution: { RNG: 50 }, multiple: 1, days: 1 })
  await addOffer(seamless.database, 'reload', { kind: 'RELOAD', period: 'WEEK', fixedAmount: null, percent: 20 })
  await addOffer(seamless.database, 'daily', { kind: 'SIGN_IN', period: 'DAY', threshold: 0n, multiple: 0 })
  await addOffer(seamless.database, 'relief', {
    kind: 'LOSS_REBATE',
    period: 'WEEK',
    isReviewed: true,
    fixedAmount: null,
    percent: 10,
  })
})
afterAll(() => seamless.close())

const database = () => seamless.database
const offer = async (memberId: number, id: string, now?: Date) =>
  (await listOffers(database(), memberId, 'VND', now)).list.find(({ promotionId }) => promotionId === id)
const claim = (memberId: number, id: string, now?: Date) => claimOffer(database(), memberId, id, now)
/** As an exclusion starts, which locks its member. */
const startBreak = (memberId: number) =>
  withTransaction(database(), async (tx) => {
    await lockMember(tx, memberId)
    await tx.insert(playExclusion).values({ memberId, kind: 'SELF_EXCLUSION', state: 'ACTIVE', endsAt: null })
  })
const endBreak = (memberId: number) =>
  database().update(playExclusion).set({ state: 'ENDED' }).where(eq(playExclusion.memberId, memberId))
const paidFor = async (promotionId: string) => {
  const { rows } = await database().execute<{ memberId: number }>(sql`
    select member_id as "memberId" from ledger_transaction where reference = ${promotionId} and type in ('PROMOTION', 'BONUS_GRANT')`)
  return rows.map(({ memberId }) => memberId)
}

describe('an offer', () => {
  test('says how much is missing, and can be claimed once that is deposited', async () => {
    const { memberId, deposit } = await openPlayer(seamless, 40)
    expect(await offer(memberId, 'welcome')).toMatchObject({
      status: 'open',
      amount: null,
      obstacle: { kind: 'DEPOSIT', amount: '60.00' },
    })
    await expect(claim(memberId, 'welcome')).rejects.toThrow('promotion.not.eligible')
    await deposit(60)
    expect(await offer(memberId, 'welcome')).toMatchObject({ status: 'issued', amount: '100.00', obstacle: null })
    expect(await claim(memberId, 'welcome')).toMatchObject({ status: 'signed' })
  })

  test('is paid once under 100 parallel presses', async () => {
    const { memberId, bonus } = await openPlayer(seamless, 100)
    const responses = await Promise.all(Array.from({ length: 100 }, () => claim(memberId, 'welcome')))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set(['signed']))
    expect(await bonus()).toBe(units(100))
  })

  test('pays a sign-in as cash once a day, also across midnight', async () => {
    const { memberId, cash } = await openPlayer(seamless, 0)
    const evening = new Date('2026-06-15T16:59:59Z')
    await Promise.all([claim(memberId, 'daily', evening), claim(memberId, 'daily', evening)])
    expect(await cash()).toBe(units(100))
    expect(await offer(memberId, 'daily', evening)).toMatchObject({ status: 'claimed' })
    await claim(memberId, 'daily', new Date(evening.getTime() + 1_000))
    expect(await cash()).toBe(units(200))
  })

  test('for returning members asks for an earlier deposit', async () => {
    const { memberId } = await openPlayer(seamless, 100)
    expect(await offer(memberId, 'reload')).toMatchObject({ obstacle: { kind: 'NO_EARLIER_DEPOSIT' } })
  })

  test('cannot be claimed at the second in which it ends', async () => {
    const { memberId } = await openPlayer(seamless, 100)
    const ends = new Date(Date.now() + 60_000)
    await database().update(promotion).set({ endsAt: ends }).where(eq(promotion.id, 'welcome'))
    await expect(claim(memberId, 'welcome', ends)).rejects.toThrow('promotion.not.open')
    await database().update(promotion).set({ endsAt: null }).where(eq(promotion.id, 'welcome'))
  })

  test('is paid once or refused, never both, in 20 races of two tabs against the office that ends it', async () => {
    await addOffer(database(), 'ended', { kind: 'SIGN_IN', period: 'ONCE', threshold: 0n, multiple: 0 })
    const members = await Promise.all(Array.from({ length: 20 }, () => openPlayer(seamless, 0)))
    const halfPressed = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const end = async (tx: Transaction) => {
      const endsAt = new Date()
      ended.resolve()
      await lockPromotion(tx, 'ended')
      await tx.update(promotion).set({ endsAt }).where(eq(promotion.id, 'ended'))
    }
    const [responses] = await Promise.all([
      Promise.all(
        members.map(async ({ memberId }, pair) => {
          await setTimeout(pair * 12)
          if (pair === members.length / 2) halfPressed.resolve()
          if (pair === members.length - 1) await ended.promise
          const pressed = await Promise.allSettled([claim(memberId, 'ended'), claim(memberId, 'ended')])
          return pressed.map((response) => (response.status === 'rejected' ? response.reason.code : 'paid'))
        }),
      ),
      halfPressed.promise.then(() => withTransaction(database(), end)),
    ])
    const paid = await paidFor('ended')
    expect(new Set(paid).size).toBe(paid.length)
    // Claims before the end are paid. Those after it do not keep the office waiting.
    expect(paid).toContain(members[0]?.memberId)
    expect(paid).not.toContain(members.at(-1)?.memberId)
    for (const [index, { memberId, cash }] of members.entries()) {
      const isPaid = paid.includes(memberId)
      // The later of two tabs may be refused; its page then shows the claim.
      expect(['paid', 'promotion.not.open']).toEqual(expect.arrayContaining(responses[index] ?? []))
      expect(responses[index]?.includes('paid')).toBe(isPaid)
      expect(await cash()).toBe(isPaid ? units(100) : 0n)
    }
    // A claim that comes again is answered after the end, too.
    expect(await claim(paid[0] ?? 0, 'ended')).toMatchObject({ status: 'claimed' })
  })

  test('is not given during a break, and again after it', async () => {
    const { memberId, cash, bonus } = await openPlayer(seamless, 100)
    await startBreak(memberId)
    for (const id of ['welcome', 'daily']) {
      expect(await offer(memberId, id)).toMatchObject({ status: 'open', obstacle: { kind: 'EXCLUDED' } })
      await expect(claim(memberId, id)).rejects.toMatchObject({ code: 'play.excluded' })
    }
    expect([await cash(), await bonus()]).toEqual([units(100), 0n])
    await endBreak(memberId)
    expect(await claim(memberId, 'welcome')).toMatchObject({ status: 'signed' })
  })

  test('pays nothing to those whose break began before their claim, in 20 races', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => openPlayer(seamless, 0)))
    const responses = await Promise.all(
      members.map(async ({ memberId }, pair) => {
        const pressed = async () => {
          await setTimeout(pair % 4)
          return claim(memberId, 'daily').then(
            () => 'paid',
            (error: { code?: string }) => error.code,
          )
        }
        const [response] = await Promise.all([pressed(), startBreak(memberId)])
        return response
      }),
    )
    for (const [index, { memberId, cash }] of members.entries()) {
      const isPaid = (await cash()) === units(100)
      expect(responses[index]).toBe(isPaid ? 'paid' : 'play.excluded')
      await endBreak(memberId)
      expect(await claim(memberId, 'daily')).toMatchObject({ status: 'claimed' })
      expect(await cash()).toBe(units(100))
    }
  })

  test('names a bonus that runs as the obstacle to another', async () => {
    const { memberId } = await openPlayer(seamless, 100)
    await claim(memberId, 'welcome')
    expect(await offer(memberId, 'half')).toMatchObject({ status: 'open', obstacle: { kind: 'OTHER_BONUS' } })
    await expect(claim(memberId, 'half')).rejects.toThrow('bonus.running')
  })
})

describe('an application', () => {
  const applied = async () => {
    const player = await openPlayer(seamless, 10_000)
    // Now is next week, so that this week's loss is the last week's.
    const now = new Date(Date.now() + 7 * DAY_MS)
    for (let round = 0; round < 3; round += 1) await player.play('1000')
    const apply = (remark = 'A hard week') =>
      applyForOffer(database(), player.memberId, { promotionId: 'relief', remark, uploads: [] }, now)
    return { ...player, now, apply }
  }
  const decide = async (memberId: number, approved: boolean) => {
    const [row] = await database().select().from(promotionClaim).where(eq(promotionClaim.memberId, memberId))
    const decision = { memberId, id: row?.id ?? 0n, approved, operator: 'anna', reason: 'not this week' }
    return withTransaction(database(), (tx) => decideApplication(tx, decision))
  }

  test('is reviewed, issued and claimed', async () => {
    const { memberId, now, apply, bonus } = await applied()
    expect(await offer(memberId, 'relief', now)).toMatchObject({ status: 'applying', amount: '300.00' })
    expect(await apply()).toMatchObject({ status: 'process' })
    expect(await apply('Again')).toMatchObject({ status: 'process' })
    await expect(claim(memberId, 'relief', now)).rejects.toThrow('promotion.not.open')
    expect(await decide(memberId, true)).toMatchObject({ state: 'ISSUED' })
    expect(await decide(memberId, false)).toBeUndefined()
    expect(await offer(memberId, 'relief', now)).toMatchObject({ status: 'issued', amount: '300.00' })
    expect(await claim(memberId, 'relief', now)).toMatchObject({ status: 'signed' })
    expect(await bonus()).toBe(units(300))
  })

  test('cannot be made for the loss of a week before the offer began', async () => {
    const { memberId, now, apply } = await applied()
    const own = eq(promotion.id, 'relief')
    await database().update(promotion).set({ startsAt: now }).where(own)
    expect(await offer(memberId, 'relief', now)).toMatchObject({ status: 'open', obstacle: { kind: 'LOSS' } })
    await expect(apply()).rejects.toMatchObject({ code: 'promotion.not.eligible' })
    await database()
      .update(promotion)
      .set({ startsAt: new Date(0) })
      .where(own)
    expect(await apply()).toMatchObject({ status: 'process' })
  })

  test('can be claimed after its week, and once', async () => {
    const { memberId, now, apply, bonus } = await applied()
    await apply()
    await decide(memberId, true)
    const later = new Date(now.getTime() + 7 * DAY_MS)
    expect(await offer(memberId, 'relief', later)).toMatchObject({ status: 'issued', amount: '300.00' })
    await Promise.allSettled([1, 2, 3].map(() => claim(memberId, 'relief', later)))
    expect(await bonus()).toBe(units(300))
    expect(await offer(memberId, 'relief', later)).toMatchObject({ status: 'open', obstacle: { kind: 'LOSS' } })
  })

  test('that was accepted cannot be claimed during a break, and is claimed after it', async () => {
    const { memberId, now, apply, bonus } = await applied()
    await apply()
    await decide(memberId, true)
    await startBreak(memberId)
    await expect(claim(memberId, 'relief', now)).rejects.toMatchObject({ code: 'play.excluded' })
    expect(await bonus()).toBe(0n)
    await endBreak(memberId)
    await claim(memberId, 'relief', now)
    expect(await bonus()).toBe(units(300))
  })

  test('is not taken during a break', async () => {
    const { memberId, apply } = await applied()
    await startBreak(memberId)
    await expect(apply()).rejects.toMatchObject({ code: 'play.excluded' })
  })

  test('is turned down with a reason', async () => {
    const { memberId, now, apply } = await applied()
    await apply()
    await decide(memberId, false)
    expect(await offer(memberId, 'relief', now)).toMatchObject({ status: 'rejected', reason: 'not this week' })
  })

  test('has a remark of at most 140 characters', async () => {
    const { apply } = await applied()
    await expect(apply('字'.repeat(141))).rejects.toMatchObject({ details: { fields: { remark: 'length' } } })
    expect(await apply('字'.repeat(140))).toMatchObject({ status: 'process' })
  })
})

test('leaves a ledger without faults, and passes the checks of rewards', async () => {
  expect(await findLedgerFaults(database())).toEqual([])
  expect(await findWorldFaults(database())).toEqual([])
  for (const { what, sql: text } of REWARD_CHECKS) {
    const { rows } = await database().$client.query<{ faults: bigint | string }>(text)
    expect([what, String(rows[0]?.faults)]).toEqual([what, '0'])
  }
})
