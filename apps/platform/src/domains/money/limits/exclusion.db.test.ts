import { requestStepUpCode } from '@playhouse/platform-api/cashier-step-up.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { closeAccount, excludeMember, memberLimits, setLimit } from '@playhouse/platform-api/limits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { login, touchSession } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPlatform } from '../../../app.fixture.ts'
import { NO_PASSWORD } from '../../../lib/password.ts'
import { codeTo, skipCodePause } from '../../people/session/log-in/log-in.fixture.ts'
import type { StepUpProof } from '../../people/session/second-factor/step-up.ts'
import { deposit } from '../../../db/tables/cashier.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { member } from '../../../db/tables/members.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { gameSession } from '../../../db/tables/play.ts'
import { requestWithdrawal } from '../../../ledger/cashier.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { closeAccount as closeWith } from './close-account.ts'
import { beginConfirmation } from './confirmation.ts'
import { endDueExclusions, exclusionEnd, liftExclusion } from './exclusion.ts'
import { getEvents, logIn, openLimitsHarness, units } from './limits.fixture.ts'

let harness: TestPlatform
beforeAll(async () => void ({ harness } = await openLimitsHarness()))
afterAll(() => harness.close())

type Requested = Parameters<typeof harness.call<typeof excludeMember>>[1]
const exclude = async (token: string, wanted: Requested) => {
  const first = await harness.call(excludeMember, wanted, { token })
  if (first.status !== 200) return first
  return harness.call(excludeMember, { ...wanted, confirmation: first.value.confirmation ?? '' }, { token })
}
const failure = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } })
const getMember = async (id: number) => (await harness.database.select().from(member).where(eq(member.id, id)))[0]
const DAY_MS = 86_400_000

describe('an exclusion', () => {
  test('takes effect only with its second step', async () => {
    const { token, memberId } = await logIn(harness, 'lan')
    const first = await harness.call(excludeMember, { kind: 'TIME_OUT', days: 1 }, { token })
    expect((first.value.endsAt ?? 0) - Date.now()).toBeGreaterThan(DAY_MS - 60_000)
    expect((await harness.call(memberLimits, {}, { token })).value.exclusion).toBeNull()
    const confirmation = first.value.confirmation ?? ''
    // A different request than the confirmed one.
    const other = await harness.call(excludeMember, { kind: 'TIME_OUT', days: 2, confirmation }, { token })
    expect(other).toMatchObject(failure(409, 'confirmation.expired'))
    const foreign = await logIn(harness, 'minh')
    const theirs = await harness.call(
      excludeMember,
      { kind: 'TIME_OUT', days: 1, confirmation },
      { token: foreign.token },
    )
    expect(theirs).toMatchObject(failure(409, 'confirmation.expired'))
    expect((await getMember(memberId))?.playGuarded).toBe(false)
  })

  test('blocks play and marketing, keeps the requesting session, and leaves withdrawals open', async () => {
    const { token, memberId } = await logIn(harness, 'lan')
    const elsewhere = await logIn(harness, 'lan')
    await harness.call(launchGame, { nodeId: 1 }, { token })
    await harness.call(setLimit, { kind: 'STAKE', period: 'ONCE', amount: '100' }, { token })
    await harness.call(setLimit, { kind: 'STAKE', period: 'ONCE', amount: '200' }, { token })
    const response = await exclude(token, { kind: 'TIME_OUT', days: 42 })
    expect(response.value.confirmation).toBeNull()
    expect(await harness.call(launchGame, { nodeId: 1 }, { token })).toMatchObject(failure(403, 'play.excluded'))
    expect((await harness.call(balance, {}, { token })).status).toBe(200)
    expect(await harness.call(touchSession, {}, { token: elsewhere.token })).toMatchObject(
      failure(401, 'login.not.session'),
    )
    expect(await getMember(memberId)).toMatchObject({ playGuarded: true, marketingAllowed: false })
    const games = await harness.database.select().from(gameSession).where(eq(gameSession.memberId, memberId))
    expect(games.every(({ endedAt }) => endedAt !== null)).toBe(true)
    const { exclusion, limits } = (await harness.call(memberLimits, {}, { token })).value
    expect(exclusion?.kind).toBe('TIME_OUT')
    // The site says it before the member tries.
    expect((await harness.call(memberInfo, {}, { token })).value.restriction).toEqual({
      kind: 'TIME_OUT',
      until: exclusion?.endsAt,
      blocksPlay: true,
      blocksDeposits: true,
    })
    // No limit is loosened in the meantime.
    expect(limits.every(({ waiting }) => waiting === null)).toBe(true)
    expect(await getEvents(harness.database, memberId, 'SESSION_ENDED')).toContainEqual({
      type: 'SESSION_ENDED',
      session: tokenHash(elsewhere.token).toString('hex'),
      reason: 'EXCLUDED',
    })
    expect(await getEvents(harness.database, memberId, 'LIMIT_REACHED')).toMatchObject([{ limit: 'TIME_OUT' }])
    // Log-in stays possible, to withdraw.
    expect((await harness.call(login, { username: 'lan', password: PASSWORD })).status).toBe(200)
  })

  test('can only be replaced by a longer one', async () => {
    const { token, memberId } = await logIn(harness, 'lan')
    expect(await exclude(token, { kind: 'TIME_OUT', days: 41 })).toMatchObject(failure(409, 'exclusion.active'))
    expect((await exclude(token, { kind: 'SELF_EXCLUSION', months: 6 })).status).toBe(200)
    expect((await exclude(token, { kind: 'SELF_EXCLUSION', months: null })).status).toBe(200)
    expect(await exclude(token, { kind: 'SELF_EXCLUSION', months: 120 })).toMatchObject(
      failure(409, 'exclusion.active'),
    )
    const rows = await harness.database.select().from(playExclusion).where(eq(playExclusion.memberId, memberId))
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['ACTIVE', 'REPLACED', 'REPLACED'])
  })

  test('of indefinite length ends seven days after the operator lifts it, which is possible after six months', async () => {
    const { memberId } = await logIn(harness, 'lan')
    const now = new Date()
    const lift = (at: Date) => withTransaction(harness.database, (tx) => liftExclusion(tx, memberId, 'office', at))
    await expect(lift(new Date(now.getTime() + 150 * DAY_MS))).rejects.toThrow('exclusion.active')
    const at = new Date(now.getTime() + 190 * DAY_MS)
    expect(await lift(at)).toEqual(new Date(at.getTime() + 7 * DAY_MS))
  })

  test('ends automatically, once with two platforms, and reopens play', async () => {
    const { token, memberId } = await logIn(harness, 'hoa')
    await exclude(token, { kind: 'TIME_OUT', days: 1 })
    expect(await endDueExclusions(harness.database)).toBe(0)
    const ended = sql`now() - interval '1 second'`
    await harness.database
      .update(playExclusion)
      .set({ endsAt: ended, nextActionAt: ended })
      .where(eq(playExclusion.memberId, memberId))
    // The time decides, not the sweep.
    expect((await harness.call(launchGame, { nodeId: 1 }, { token })).status).toBe(200)
    await Promise.all([endDueExclusions(harness.database), endDueExclusions(harness.database)])
    expect(await getMember(memberId)).toMatchObject({ playGuarded: false, marketingAllowed: false })
    const [row] = await harness.database.select().from(playExclusion).where(eq(playExclusion.memberId, memberId))
    expect(row).toMatchObject({ state: 'ENDED', closedBy: 'TIME' })
    expect((await exclude(token, { kind: 'TIME_OUT', days: 1 })).status).toBe(200)
  })

  test.each([
    [{ kind: 'TIME_OUT' }, 'days'],
    [{ kind: 'TIME_OUT', days: 43 }, 'days'],
    [{ kind: 'SELF_EXCLUSION', months: 5 }, 'months'],
    [{ kind: 'SELF_EXCLUSION', days: 3 }, 'days'],
  ] as const)('rejects %j', async (wanted, field) => {
    const { token } = await logIn(harness, 'minh')
    const { status, body } = await harness.call(excludeMember, wanted, { token })
    expect([status, Object.keys((body as { value: { fields: object } }).value.fields)]).toEqual([400, [field]])
  })

  test('ends on the last day of a shorter month', () => {
    const end = exclusionEnd({ kind: 'SELF_EXCLUSION', months: 6 }, new Date('2026-08-31T05:00:00Z'))
    expect(end).toEqual(new Date('2027-02-28T05:00:00Z'))
  })
})

describe('closing an account', () => {
  const close = async (token: string) => {
    const first = await harness.call(closeAccount, { stepUp: { method: 'password', answer: PASSWORD } }, { token })
    if (first.status !== 200) return first
    return harness.call(closeAccount, { confirmation: first.value.confirmation ?? '' }, { token })
  }

  const MAIL = 'own@mail.example'
  const bindEmail = (memberId: number) =>
    harness.database.update(member).set({ email: MAIL, emailVerifiedAt: new Date() }).where(eq(member.id, memberId))
  const requested = (stepUp: StepUpProof) => ({ stepUp })

  test('requires the log-in password, and accepts no code instead', async () => {
    const { token, memberId } = await logIn(harness, 'general')
    await bindEmail(memberId)
    const wanted = await harness.call(closeAccount, {}, { token })
    expect(wanted).toMatchObject({ status: 403, body: { errorCode: 'step.up.required' } })
    expect(wanted.body).toMatchObject({ value: { methods: [{ method: 'password', hint: null }] } })
    const wrong = requested({ method: 'password', answer: 'not this one' })
    expect(await harness.call(closeAccount, wrong, { token })).toMatchObject(failure(401, 'login.failed'))
    const code = requested({ method: 'email', answer: '123456' })
    expect(await harness.call(closeAccount, code, { token })).toMatchObject(failure(403, 'step.up.required'))
  })

  test('accepts a single-use code from an account without a password', async () => {
    const { token, memberId } = await logIn(harness, 'suba')
    await harness.database.update(member).set({ passwordHash: NO_PASSWORD }).where(eq(member.id, memberId))
    expect(await harness.call(closeAccount, {}, { token })).toMatchObject(failure(409, 'step.up.unavailable'))
    await bindEmail(memberId)
    const wanted = await harness.call(closeAccount, {}, { token })
    expect(wanted.body).toMatchObject({ value: { methods: [{ method: 'email' }] } })
    const codeFor = async (purpose: 'withdrawal' | 'account_closing') => {
      harness.messages.length = 0
      await skipCodePause(harness.database)
      await harness.call(requestStepUpCode, { purpose, method: 'email' }, { token })
      return requested({ method: 'email', answer: await codeTo(harness, MAIL) })
    }
    expect(await harness.call(closeAccount, await codeFor('withdrawal'), { token })).toMatchObject(
      failure(400, 'code.invalid'),
    )
    const proof = await codeFor('account_closing')
    const first = await harness.call(closeAccount, proof, { token })
    expect(first.value.confirmation).toEqual(expect.any(String))
    expect(await harness.call(closeAccount, proof, { token })).toMatchObject(failure(400, 'code.invalid'))
    const closed = await harness.call(closeAccount, { confirmation: first.value.confirmation ?? '' }, { token })
    expect(closed.status).toBe(200)
    expect(await harness.call(balance, {}, { token })).toMatchObject(failure(401, 'login.not.session'))
  })

  test('refuses while there is a balance that cannot be paid out', async () => {
    const { token } = await logIn(harness, 'minh')
    expect(await close(token)).toMatchObject(failure(409, 'account.not.empty'))
  })

  test('refuses while a round is unfinished', async () => {
    const { token, memberId } = await logIn(harness, 'childless')
    await harness.call(launchGame, { nodeId: 1 }, { token })
    const [game] = await harness.database.select().from(gameSession).where(eq(gameSession.memberId, memberId))
    await harness.database.insert(openRound).values({
      vendorCode: 'SEN',
      roundId: 'r1',
      memberId,
      nodeId: 1,
      sessionId: game?.id ?? '',
      stake: 1n,
      payout: 0n,
      openedAt: new Date(),
      demo: false,
    })
    expect(await close(token)).toMatchObject(failure(409, 'account.in.use'))
    await harness.database.delete(openRound).where(eq(openRound.memberId, memberId))
  })

  test('pays out the balance, and stays open to its owner until it has left', async () => {
    const { token, memberId } = await logIn(harness, 'minh')
    const confirmation = await beginConfirmation(harness.database, memberId, { kind: 'CLOSE_ACCOUNT' })
    const paid = await closeWith(harness.database, memberId, confirmation, {
      payBills: async () => {},
      onClosing: async () => {},
      withdrawBalance: async (tx, owner, amount) => {
        await requestWithdrawal(tx, { memberId: owner, amount, requestKey: 'closing' })
      },
    })
    expect(paid).toEqual({ balance: 100_000_000n, standing: 'CLOSING' })
    expect((await harness.call(balance, {}, { token })).status).toBe(200)
    expect((await harness.call(login, { username: 'minh', password: PASSWORD })).status).toBe(200)
  })

  test.each(['PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED'] as const)(
    'refuses while a deposit is %s',
    async (state) => {
      const { token, memberId } = await logIn(harness, 'agenta')
      await harness.database
        .insert(deposit)
        .values({ memberId, amount: units(100), channel: 'QR', state, createdAt: new Date() })
      expect(await close(token)).toMatchObject(failure(409, 'account.in.use'))
      await harness.database.delete(deposit).where(eq(deposit.memberId, memberId))
    },
  )

  test('keeps the account open when the payout fails', async () => {
    const { token, memberId } = await logIn(harness, 'childless')
    await withTransaction(harness.database, async (tx) => {
      await tx.execute(sql`select post_reward(${memberId}, 'PROMOTION', 10000, 'gift', ''::bytea, 'gift')`)
    })
    const confirmation = await beginConfirmation(harness.database, memberId, { kind: 'CLOSE_ACCOUNT' })
    const failing = closeWith(harness.database, memberId, confirmation, {
      payBills: async () => {},
      onClosing: async () => {},
      withdrawBalance: async () => {
        throw new Error('no bank card')
      },
    })
    await expect(failing).rejects.toThrow('no bank card')
    expect((await harness.call(balance, {}, { token })).status).toBe(200)
    expect((await getMember(memberId))?.closedAt).toBeNull()
  })

  test('closes an empty account without a payout', async () => {
    const { token } = await logIn(harness, 'agentb')
    expect((await close(token)).value).toMatchObject({ confirmation: null, balance: '0.00' })
    expect(await harness.call(balance, {}, { token })).toMatchObject(failure(401, 'login.not.session'))
  })
})
