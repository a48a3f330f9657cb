import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { REWARD_CHECKS } from '../../../checks/reward-checks.ts'
import { memberBonus, promotionOffer } from '../../../db/tables/bonuses.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { addOffer, openPlayer, units } from '../../engagement/promotions/bonus.fixture.ts'
import { claimOffer } from '../../engagement/promotions/offers.ts'
import { beginConfirmation } from '../limits/confirmation.ts'
import { startExclusion } from '../limits/exclusion.ts'
import {
  type CallResponse,
  DETAILS,
  findWorldFaults,
  newId,
  openSeamless,
  type Seamless,
} from '../wallet/seamless/seamless.fixture.ts'
import { getEvents } from '../limits/limits.fixture.ts'
import { forfeitBonus, forfeitForBreak, readBonuses, refuseRunningBonus, settleBonuses } from './bonus.ts'

let seamless: Seamless
beforeAll(async () => {
  seamless = await openSeamless()
  await addOffer(seamless.database, 'welcome')
  await addOffer(seamless.database, 'half', { contribution: { RNG: 50 }, multiple: 1, days: 1 })
})
afterAll(() => seamless.close())

const database = () => seamless.database
const claim = (memberId: number, id: string) => claimOffer(database(), memberId, id)
const running = async (memberId: number) => (await readBonuses(database(), memberId, 'EN', 'VND')).running
const past = async (memberId: number) => (await readBonuses(database(), memberId, 'EN', 'VND')).past[0]
const refused = (error: string) => ({ status: 409, body: { error } })

describe('a bonus', () => {
  const withBonus = async (id = 'welcome', deposited = 100) => {
    const player = await openPlayer(seamless, deposited)
    await claim(player.memberId, id)
    return player
  }

  test('is staked after cash, and gets its share of a win', async () => {
    const { play, cash, bonus, balance } = await withBonus()
    expect((await balance()).body).toMatchObject({ balance: '200.00', maxStake: '20.00' })
    for (let stake = 0; stake < 9; stake += 1) await play('10.5')
    expect([await cash(), await bonus()]).toEqual([units(5.5), units(100)])
    // 5.5 of cash and 5 of bonus win 21.
    expect((await play('10.5', '21')).body).toMatchObject({ balance: '116.00' })
    expect([await cash(), await bonus()]).toEqual([units(11), units(105)])
  })

  test('answers a repeated call with the balance of then', async () => {
    const { debit, play } = await withBonus()
    const [roundId, debitId] = [newId(), newId()]
    expect((await debit('20', roundId, debitId)).body).toMatchObject({ balance: '180.00', replayed: false })
    await play('20')
    expect((await debit('20', roundId, debitId)).body).toMatchObject({ balance: '180.00', replayed: true })
  })

  test('refuses a stake above the largest before it is placed', async () => {
    const { play, debit, cash, bonus } = await withBonus()
    expect(await play('20.0001')).toMatchObject(refused('bonus_stake_reached'))
    const roundId = newId()
    await debit('15', roundId)
    expect(await debit('6', roundId)).toMatchObject(refused('bonus_stake_reached'))
    expect((await cash()) + (await bonus())).toBe(units(185))
  })

  test('becomes cash without a cap when the terms are met, once', async () => {
    const { memberId, play, cash, bonus } = await withBonus()
    for (let stake = 0; stake < 14; stake += 1) await play('20', '20')
    await settleBonuses(database())
    expect(await running(memberId)).toMatchObject({ state: 'ACTIVE', wagered: '280.00', required: '300.00' })
    await expect(refuseRunningBonus(database(), memberId)).rejects.toMatchObject({ details: { remaining: '20.00' } })
    await play('20', '5000')
    await Promise.all([1, 2, 3].map(() => settleBonuses(database())))
    expect([await cash(), await bonus()]).toEqual([units(5_180), 0n])
    expect(await past(memberId)).toMatchObject({ state: 'CONVERTED', converted: '100.00', lost: '0.00' })
    expect(await getEvents(database(), memberId, 'BONUS')).toMatchObject([{ state: 'CONVERTED', amount: '100.00' }])
    await refuseRunningBonus(database(), memberId)
    expect((await play('1000')).status).toBe(200)
  })

  test('counts a round from before the claim up to the largest stake', async () => {
    const { memberId, debit, credit } = await openPlayer(seamless, 1_000)
    const roundId = newId()
    await debit('900', roundId)
    await claim(memberId, 'welcome')
    await credit(roundId, '900')
    await settleBonuses(database())
    expect(await running(memberId)).toMatchObject({ state: 'ACTIVE', wagered: '20.00' })
  })

  test('is counted for other members when one member’s fails, and for that one later', async () => {
    const [failing, other] = [await withBonus('half'), await withBonus('half')]
    const withContribution = (contribution: Record<string, number>) =>
      database().update(memberBonus).set({ contribution }).where(eq(memberBonus.memberId, failing.memberId))
    await withContribution({ RNG: 0.5 })
    for (const { play } of [failing, other]) await play('20', '20')
    await expect(settleBonuses(database())).rejects.toThrow(`bonus of member ${failing.memberId} failed`)
    expect(await running(other.memberId)).toMatchObject({ wagered: '10.00' })
    await settleBonuses(database())
    await withContribution({ RNG: 50 })
    await database()
      .update(memberBonus)
      .set({ nextActionAt: new Date() })
      .where(eq(memberBonus.memberId, failing.memberId))
    await settleBonuses(database())
    expect(await running(failing.memberId)).toMatchObject({ wagered: '10.00' })
  })

  test('counts the contribution of the product', async () => {
    const { memberId, play } = await withBonus('half')
    await play('20', '20')
    await settleBonuses(database())
    expect(await running(memberId)).toMatchObject({ wagered: '10.00', required: '100.00' })
  })

  test('keeps the terms that it was claimed under', async () => {
    const { memberId, play } = await withBonus()
    await database()
      .update(promotionOffer)
      .set({ maxStake: units(1) })
      .where(eq(promotionOffer.promotionId, 'welcome'))
    expect(await running(memberId)).toMatchObject({
      terms: expect.stringContaining('a single stake is at most ₫20.'),
      maxStake: '20.00',
    })
    expect((await play('20')).status).toBe(200)
    await database()
      .update(promotionOffer)
      .set({ maxStake: units(20) })
      .where(eq(promotionOffer.promotionId, 'welcome'))
  })

  test('given up takes bonus money and leaves cash', async () => {
    const { memberId, cash, bonus, play } = await withBonus()
    await play('20', '50')
    const id = BigInt((await running(memberId))?.id ?? 0)
    await Promise.all([1, 2, 3].map(() => forfeitBonus(database(), memberId, id)))
    expect([await cash(), await bonus()]).toEqual([units(130), 0n])
    expect(await past(memberId)).toMatchObject({ state: 'FORFEITED', lost: '100.00' })
  })

  test('does not end while a round holds some of it, and the round is paid in full', async () => {
    const { memberId, play, debit, credit, cash, bonus } = await withBonus('half')
    for (let stake = 0; stake < 5; stake += 1) await play('20')
    const roundId = newId()
    expect((await debit('20', roundId)).status).toBe(200)
    const found = await running(memberId)
    await expect(forfeitBonus(database(), memberId, BigInt(found?.id ?? 0))).rejects.toThrow('bonus.round.open')
    const later = new Date((found?.expiresAt ?? 0) + 1)
    await settleBonuses(database(), later)
    expect(await running(memberId)).toMatchObject({ state: 'ENDING' })
    // No further stake comes from the bonus.
    expect(await debit('1', newId())).toMatchObject(refused('insufficient_balance'))
    expect((await credit(roundId, '60')).body).toMatchObject({ balance: '0.00' })
    expect(await bonus()).toBe(units(140))
    await settleBonuses(database(), later)
    expect([await cash(), await bonus()]).toEqual([0n, 0n])
    expect(await past(memberId)).toMatchObject({ state: 'EXPIRED', lost: '140.00' })
  })

  const takeBreak = async (memberId: number) => {
    const request = { kind: 'TIME_OUT', days: 1 } as const
    const confirmation = await beginConfirmation(database(), memberId, request)
    await startExclusion(database(), memberId, request, {
      confirmation,
      currentSession: Buffer.alloc(0),
      onBreak: forfeitForBreak,
    })
  }

  test('ends with a break: bonus money is lost, cash stays', async () => {
    const { memberId, cash, bonus, play } = await withBonus()
    await play('20', '50')
    await takeBreak(memberId)
    expect([await cash(), await bonus()]).toEqual([units(130), 0n])
    expect(await past(memberId)).toMatchObject({ state: 'FORFEITED', lost: '100.00' })
  })

  test('ends after the round that holds some of it when a break begins, and the round is paid in full', async () => {
    const { memberId, play, debit, credit, cash, bonus } = await withBonus('half')
    for (let stake = 0; stake < 5; stake += 1) await play('20')
    const roundId = newId()
    await debit('20', roundId)
    await takeBreak(memberId)
    expect(await running(memberId)).toMatchObject({ state: 'ENDING' })
    await settleBonuses(database(), new Date(Date.now() + 3_000))
    expect((await credit(roundId, '60')).status).toBe(200)
    expect(await bonus()).toBe(units(140))
    await settleBonuses(database(), new Date(Date.now() + 6_000))
    expect([await cash(), await bonus()]).toEqual([0n, 0n])
    expect(await past(memberId)).toMatchObject({ state: 'FORFEITED', lost: '140.00' })
  })

  const withMixedRound = async () => {
    const player = await withBonus()
    for (let stake = 0; stake < 5; stake += 1) await player.play('19')
    const [roundId, debitId] = [newId(), newId()]
    await player.debit('15', roundId, debitId)
    expect([await player.cash(), await player.bonus()]).toEqual([0n, units(90)])
    const found = await running(player.memberId)
    const expired = new Date((found?.expiresAt ?? 0) + 1)
    return { ...player, roundId, debitId, expired, id: BigInt(found?.id ?? 0) }
  }

  test('that expires with a mixed round open pays the shares of its win to cash and to the house', async () => {
    const { memberId, cash, bonus, credit, roundId, expired } = await withMixedRound()
    await settleBonuses(database(), expired)
    expect(await running(memberId)).toMatchObject({ state: 'ENDING' })
    await credit(roundId, '60')
    expect([await cash(), await bonus()]).toEqual([units(20), units(130)])
    await settleBonuses(database(), expired)
    expect([await cash(), await bonus()]).toEqual([units(20), 0n])
    expect(await past(memberId)).toMatchObject({ state: 'EXPIRED', lost: '130.00' })
  })

  test('that expires with a round open gets its stake back from a cancelled one, and loses it', async () => {
    const { memberId, cash, bonus, rollback, debitId, expired } = await withMixedRound()
    await settleBonuses(database(), expired)
    await rollback(debitId)
    expect([await cash(), await bonus()]).toEqual([units(5), units(100)])
    await settleBonuses(database(), expired)
    expect([await cash(), await bonus()]).toEqual([units(5), 0n])
    expect(await past(memberId)).toMatchObject({ state: 'EXPIRED', lost: '100.00' })
  })

  test('whose terms are met while a round is open becomes cash after it, also when it is cancelled', async () => {
    const { memberId, cash, bonus, debit, rollback, play } = await withBonus('half')
    for (let stake = 0; stake < 5; stake += 1) await play('20')
    const debitId = newId()
    await debit('20', newId(), debitId)
    for (let stake = 0; stake < 5; stake += 1) await play('20', '20')
    await settleBonuses(database())
    expect(await running(memberId)).toMatchObject({ state: 'ACTIVE', wagered: '100.00', required: '100.00' })
    // With every settled round counted, only the end of the open one can make the bonus due.
    await database()
      .update(memberBonus)
      .set({ countedAt: sql`now()` })
      .where(eq(memberBonus.memberId, memberId))
    await rollback(debitId)
    await expect
      .poll(async () => {
        await settleBonuses(database())
        return (await past(memberId))?.state
      })
      .toBe('CONVERTED')
    expect([await cash(), await bonus()]).toEqual([units(100), 0n])
  })

  test('keeps the ledger right in 20 races of a round’s end with its expiry and with giving it up', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { memberId, cash, bonus, credit, roundId, expired, id } = await withMixedRound()
      const ends =
        turn % 2 === 0 ? () => settleBonuses(database(), expired) : () => forfeitBonus(database(), memberId, id)
      const [refusal] = await Promise.all([
        ends().then(
          () => 'bonus.round.open',
          (error: { code?: string }) => error.code,
        ),
        credit(roundId, '60'),
      ])
      expect(refusal).toBe('bonus.round.open')
      await ends()
      expect([await cash(), await bonus()]).toEqual([units(20), 0n])
      expect(await past(memberId)).toMatchObject({ state: turn % 2 === 0 ? 'EXPIRED' : 'FORFEITED', lost: '130.00' })
    }
    expect(await findLedgerFaults(database())).toEqual([])
  })

  test('gets a cancelled stake back', async () => {
    const { debit, rollback, play, cash, bonus, memberId } = await withBonus()
    for (let stake = 0; stake < 9; stake += 1) await play('10')
    const [roundId, debitId] = [newId(), newId()]
    await debit('15', roundId, debitId)
    expect([await cash(), await bonus()]).toEqual([0n, units(95)])
    expect((await rollback(debitId)).body).toMatchObject({ balance: '110.00' })
    expect([await cash(), await bonus()]).toEqual([units(10), units(100)])
    expect((await readBonuses(database(), memberId, 'EN', 'VND')).openRounds).toBe(0)
  })
})

/** Mulberry32. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

test.each(allEveryNight(Array.from({ length: 20 }, (_, seed) => seed)))(
  'keeps cash and bonus equal to the ledger over random play, seed %i',
  async (seed) => {
    const pick = random(seed)
    const player = await openPlayer(seamless, 150)
    const { memberId } = player
    const open: { roundId: string; debitId: string; stake: bigint }[] = []
    const states = new Map<string, unknown>()
    const faults: string[] = []
    let expected = units(150)
    const total = async () => (await player.cash()) + (await player.bonus())

    for (let step = 0; step < 60; step += 1) {
      const check = (holds: boolean, what: string) => void (holds || faults.push(`step ${step}: ${what}`))
      const before = await running(memberId)
      const cash = await player.cash()
      /** Takes off what an end of the bonus has lost; cash must not change with it, unless the terms were met. */
      const takeLoss = async () => {
        const ended = before && (await running(memberId)) === null ? await past(memberId) : undefined
        if (!ended) return
        expected -= units(Number(ended.lost))
        check(ended.state === 'CONVERTED' || (await player.cash()) === cash, 'cash changed at the end of a bonus')
      }
      const stake = units(pick(25) + 1)
      const payout = units(pick(3) === 0 ? pick(60) : 0)
      const [stakeText, payoutText] = [String(stake / 10_000n), String(payout / 10_000n)]
      const isTooLarge = before !== null && stake > units(20)
      switch (pick(8)) {
        case 0:
          expected += (await player.deposit(pick(50) + 1)).amount
          break
        case 1: {
          const was = await total()
          await claim(memberId, pick(2) === 0 ? 'welcome' : 'half').catch(() => undefined)
          const gained = (await total()) - was
          check(gained === 0n || gained === units(100), 'a claim paid another amount')
          expected += gained
          break
        }
        case 2:
        case 3: {
          const { status, body } = await player.play(stakeText, payoutText)
          check(!isTooLarge || body['error'] === 'bonus_stake_reached', 'a stake above the largest was taken')
          if (status === 200) expected += payout - stake
          break
        }
        case 4: {
          const [roundId, debitId] = [newId(), newId()]
          const { status } = await player.debit(stakeText, roundId, debitId)
          check(status !== 200 || !isTooLarge, 'a stake above the largest was taken')
          if (status !== 200) break
          expected -= stake
          open.push({ roundId, debitId, stake })
          break
        }
        case 5: {
          const round = open.shift()
          if (!round) break
          const isCancelled = pick(3) === 0
          const { status } = isCancelled
            ? await player.rollback(round.debitId)
            : await player.credit(round.roundId, payoutText)
          check(status === 200, 'an open round did not end')
          expected += isCancelled ? round.stake : payout
          break
        }
        case 6:
          if (before) await forfeitBonus(database(), memberId, BigInt(before.id)).catch(() => undefined)
          await takeLoss()
          break
        case 7:
          await settleBonuses(database(), before && pick(4) === 0 ? new Date(before.expiresAt + 1) : new Date())
          await takeLoss()
          break
      }
      check((await total()) === expected, 'cash and bonus differ from what happened')
      check((await player.bonus()) === 0n || (await running(memberId)) !== null, 'bonus money without a bonus')
      for (const { id, state } of (await readBonuses(database(), memberId, 'EN', 'VND')).past) {
        check((states.get(id) ?? state) === state, 'a bonus ended twice')
        states.set(id, state)
      }
    }
    expect(faults).toEqual([])
    const rows = await database().select().from(memberBonus).where(eq(memberBonus.memberId, memberId))
    expect(rows.filter(({ state, wagered, required }) => state === 'CONVERTED' && wagered < required)).toEqual([])
  },
)

test.each(allEveryNight([100, 101, 102]))(
  'neither loses nor makes money while 8 workers play, cancel, claim, forfeit and repeat calls at once, seed %i',
  async (seed) => {
    const pick = random(seed)
    const player = await openPlayer(seamless, 300)
    const { memberId, session } = player
    const requested: { name: 'play' | 'debit' | 'credit' | 'rollback'; call: Record<string, unknown> }[] = []
    const responses = new Map<string, CallResponse[]>()
    const faults: unknown[] = []
    let deposited = units(300)

    const send = async (name: (typeof requested)[number]['name'], call: Record<string, unknown>) => {
      requested.push({ name, call })
      const response = await seamless.call(name, call)
      if (response.status >= 500 && response.body['error'] !== 'account_busy') faults.push([name, response])
      const id = String(call['transactionId'])
      responses.set(id, [...(responses.get(id) ?? []), response])
    }
    const one = async () => {
      const stake = String(pick(20) + 1)
      const payout = pick(3) === 0 ? `${pick(50)}.${pick(10_000)}` : '0'
      const debits = requested.filter(({ name }) => name === 'debit')
      const known = debits[pick(debits.length || 1)]?.call
      switch (pick(12)) {
        case 0: {
          const { amount } = await player.deposit(pick(40) + 1)
          deposited += amount
          break
        }
        case 1:
          await claim(memberId, pick(2) === 0 ? 'welcome' : 'half').catch(() => undefined)
          break
        case 2: {
          const bonus = await running(memberId)
          if (bonus && pick(3) === 0) await forfeitBonus(database(), memberId, BigInt(bonus.id)).catch(() => undefined)
          break
        }
        case 3:
          await settleBonuses(database())
          break
        case 4: {
          const again = requested[pick(requested.length || 1)]
          if (again) await send(again.name, again.call)
          break
        }
        case 5:
        case 6:
          await send('debit', { session, transactionId: newId(), roundId: newId(), amount: stake })
          break
        case 7:
          if (known) await send('debit', { ...known, transactionId: newId(), amount: '0.3333' })
          break
        case 8:
        case 9:
          if (known) {
            const { roundId } = known
            await send('credit', { session, transactionId: newId(), roundId, amount: payout, closes: pick(4) > 0 })
          }
          break
        case 10:
          if (known) await send('rollback', { session, transactionId: newId(), debitId: known['transactionId'] })
          break
        default:
          await send('play', { session, transactionId: newId(), roundId: newId(), stake, payout, details: DETAILS })
      }
    }
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 40; turn += 1) await one()
      }),
    )

    const getAmount = (value: unknown) => units(Number(value))
    const isTaken = (id: unknown) => (responses.get(String(id)) ?? []).some(({ status }) => status === 200)
    const distinct = [...new Map(requested.map((sent) => [sent.call['transactionId'], sent])).values()]
    const taken = distinct.filter(({ call }) => isTaken(call['transactionId']))
    const cancelled = new Set(taken.filter(({ name }) => name === 'rollback').map(({ call }) => call['debitId']))
    const moved = taken.reduce((sum, { name, call }) => {
      if (name === 'play') return sum + getAmount(call['payout']) - getAmount(call['stake'])
      if (name === 'credit') return sum + getAmount(call['amount'])
      if (name === 'debit' && !cancelled.has(call['transactionId'])) return sum - getAmount(call['amount'])
      return sum
    }, 0n)
    const bonuses = await database().select().from(memberBonus).where(eq(memberBonus.memberId, memberId))
    const given = bonuses.reduce((sum, { granted, lost }) => sum + granted - (lost ?? 0n), 0n)
    expect((await player.cash()) + (await player.bonus())).toBe(deposited + given + moved)
    expect(taken.length).toBeGreaterThan(30)
    expect(faults).toEqual([])
    // A repeated call is answered as it was first.
    for (const repeated of responses.values()) {
      const balances = repeated.filter(({ status }) => status === 200).map(({ body }) => body['balance'])
      expect(new Set(balances).size).toBeLessThanOrEqual(1)
    }
    expect(await findWorldFaults(database())).toEqual([])
  },
)

test('lets no bet of a stake above the largest through that is placed after the claim', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { memberId, play, cash } = await openPlayer(seamless, 200)
    const [, ...plays] = await Promise.all([
      claim(memberId, 'welcome'),
      ...Array.from({ length: 4 }, () => play('30', '30')),
    ])
    expect(await play('30')).toMatchObject(refused('bonus_stake_reached'))
    expect(plays.every(({ status, body }) => status === 200 || body['error'] === 'bonus_stake_reached')).toBe(true)
    expect(await cash()).toBe(units(200))
  }
})

test('leaves a ledger without faults, and passes the checks of rewards', async () => {
  expect(await findLedgerFaults(database())).toEqual([])
  expect(await findWorldFaults(database())).toEqual([])
  for (const { what, sql: text } of REWARD_CHECKS) {
    const { rows } = await database().$client.query<{ faults: bigint | string }>(text)
    expect([what, String(rows[0]?.faults)]).toEqual([what, '0'])
  }
})
