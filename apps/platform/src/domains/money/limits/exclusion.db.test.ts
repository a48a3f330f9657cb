import { requestStepUpCode } from '@playhouse/platform-api/cashier-step-up.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { closeAccount, excludeMember, memberLimits, setLimit } from '@playhouse/platform-api/limits.ts'
import { login, touchSession } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { tokenHash } from '@playhouse/server/token.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrialPlatform } from '../../../app.fixture.ts'
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
import { eventsOf, logIn, openLimitsTrial, units } from './limits.fixture.ts'

let trial: TrialPlatform
beforeAll(async () => void ({ trial } = await openLimitsTrial()))
afterAll(() => trial.close())

type Asked = Parameters<typeof trial.call<typeof excludeMember>>[1]
const exclude = async (token: string, asked: Asked) => {
  const first = await trial.call(excludeMember, asked, { token })
  if (first.status !== 200) return first
  return trial.call(excludeMember, { ...asked, confirmation: first.value.confirmation ?? '' }, { token })
}
const failure = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } })
const memberOf = async (id: number) => (await trial.database.select().from(member).where(eq(member.id, id)))[0]
const DAY_MS = 86_400_000

describe('an exclusion', () => {
  test('takes effect only with its second step', async () => {
    const { token, memberId } = await logIn(trial, 'lan')
    const first = await trial.call(excludeMember, { kind: 'TIME_OUT', days: 1 }, { token })
    expect((first.value.endsAt ?? 0) - Date.now()).toBeGreaterThan(DAY_MS - 60_000)
    expect((await trial.call(memberLimits, {}, { token })).value.exclusion).toBeNull()
    const confirmation = first.value.confirmation ?? ''
    // A different request than the confirmed one.
    const other = await trial.call(excludeMember, { kind: 'TIME_OUT', days: 2, confirmation }, { token })
    expect(other).toMatchObject(failure(409, 'confirmation.expired'))
    const foreign = await logIn(trial, 'minh')
    const theirs = await trial.call(
      excludeMember,
      { kind: 'TIME_OUT', days: 1, confirmation },
      { token: foreign.token },
    )
    expect(theirs).toMatchObject(failure(409, 'confirmation.expired'))
    expect((await memberOf(memberId))?.playGuarded).toBe(false)
  })

  test('blocks play and marketing, keeps the requesting session, and leaves withdrawals open', async () => {
    const { token, memberId } = await logIn(trial, 'lan')
    const elsewhere = await logIn(trial, 'lan')
    await trial.call(launchGame, { nodeId: 1 }, { token })
    await trial.call(setLimit, { kind: 'STAKE', period: 'ONCE', amount: '100' }, { token })
    await trial.call(setLimit, { kind: 'STAKE', period: 'ONCE', amount: '200' }, { token })
    const answer = await exclude(token, { kind: 'TIME_OUT', days: 42 })
    expect(answer.value.confirmation).toBeNull()
    expect(await trial.call(launchGame, { nodeId: 1 }, { token })).toMatchObject(failure(403, 'play.excluded'))
    expect((await trial.call(balance, {}, { token })).status).toBe(200)
    expect(await trial.call(touchSession, {}, { token: elsewhere.token })).toMatchObject(
      failure(401, 'login.not.session'),
    )
    expect(await memberOf(memberId)).toMatchObject({ playGuarded: true, marketingAllowed: false })
    const games = await trial.database.select().from(gameSession).where(eq(gameSession.memberId, memberId))
    expect(games.every(({ endedAt }) => endedAt !== null)).toBe(true)
    const { exclusion, limits } = (await trial.call(memberLimits, {}, { token })).value
    expect(exclusion?.kind).toBe('TIME_OUT')
    // No limit is loosened in the meantime.
    expect(limits.every(({ waiting }) => waiting === null)).toBe(true)
    expect(await eventsOf(trial.database, memberId, 'SESSION_ENDED')).toContainEqual({
      type: 'SESSION_ENDED',
      session: tokenHash(elsewhere.token).toString('hex'),
      reason: 'EXCLUDED',
    })
    expect(await eventsOf(trial.database, memberId, 'LIMIT_REACHED')).toMatchObject([{ limit: 'TIME_OUT' }])
    // Log-in stays possible, to withdraw.
    expect((await trial.call(login, { username: 'lan', password: PASSWORD })).status).toBe(200)
  })

  test('can only be replaced by a longer one', async () => {
    const { token, memberId } = await logIn(trial, 'lan')
    expect(await exclude(token, { kind: 'TIME_OUT', days: 41 })).toMatchObject(failure(409, 'exclusion.active'))
    expect((await exclude(token, { kind: 'SELF_EXCLUSION', months: 6 })).status).toBe(200)
    expect((await exclude(token, { kind: 'SELF_EXCLUSION', months: null })).status).toBe(200)
    expect(await exclude(token, { kind: 'SELF_EXCLUSION', months: 120 })).toMatchObject(
      failure(409, 'exclusion.active'),
    )
    const rows = await trial.database.select().from(playExclusion).where(eq(playExclusion.memberId, memberId))
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['ACTIVE', 'REPLACED', 'REPLACED'])
  })

  test('of indefinite length ends seven days after the operator lifts it, which is possible after six months', async () => {
    const { memberId } = await logIn(trial, 'lan')
    const now = new Date()
    const lift = (at: Date) => withTransaction(trial.database, (tx) => liftExclusion(tx, memberId, 'office', at))
    await expect(lift(new Date(now.getTime() + 150 * DAY_MS))).rejects.toThrow('exclusion.active')
    const at = new Date(now.getTime() + 190 * DAY_MS)
    expect(await lift(at)).toEqual(new Date(at.getTime() + 7 * DAY_MS))
  })

  test('ends automatically, once with two platforms, and reopens play', async () => {
    const { token, memberId } = await logIn(trial, 'hoa')
    await exclude(token, { kind: 'TIME_OUT', days: 1 })
    expect(await endDueExclusions(trial.database)).toBe(0)
    const ended = sql`now() - interval '1 second'`
    await trial.database
      .update(playExclusion)
      .set({ endsAt: ended, nextActionAt: ended })
      .where(eq(playExclusion.memberId, memberId))
    // The time decides, not the sweep.
    expect((await trial.call(launchGame, { nodeId: 1 }, { token })).status).toBe(200)
    await Promise.all([endDueExclusions(trial.database), endDueExclusions(trial.database)])
    expect(await memberOf(memberId)).toMatchObject({ playGuarded: false, marketingAllowed: false })
    const [row] = await trial.database.select().from(playExclusion).where(eq(playExclusion.memberId, memberId))
    expect(row).toMatchObject({ state: 'ENDED', closedBy: 'TIME' })
    expect((await exclude(token, { kind: 'TIME_OUT', days: 1 })).status).toBe(200)
  })

  test.each([
    [{ kind: 'TIME_OUT' }, 'days'],
    [{ kind: 'TIME_OUT', days: 43 }, 'days'],
    [{ kind: 'SELF_EXCLUSION', months: 5 }, 'months'],
    [{ kind: 'SELF_EXCLUSION', days: 3 }, 'days'],
  ] as const)('rejects %j', async (asked, field) => {
    const { token } = await logIn(trial, 'minh')
    const { status, body } = await trial.call(excludeMember, asked, { token })
    expect([status, Object.keys((body as { value: { fields: object } }).value.fields)]).toEqual([400, [field]])
  })

  test('ends on the last day of a shorter month', () => {
    const end = exclusionEnd({ kind: 'SELF_EXCLUSION', months: 6 }, new Date('2026-08-31T05:00:00Z'))
    expect(end).toEqual(new Date('2027-02-28T05:00:00Z'))
  })
})

describe('closing an account', () => {
  const close = async (token: string) => {
    const first = await trial.call(closeAccount, { stepUp: { method: 'password', answer: PASSWORD } }, { token })
    if (first.status !== 200) return first
    return trial.call(closeAccount, { confirmation: first.value.confirmation ?? '' }, { token })
  }

  const MAIL = 'own@mail.example'
  const bindEmail = (memberId: number) =>
    trial.database.update(member).set({ email: MAIL, emailVerifiedAt: new Date() }).where(eq(member.id, memberId))
  const requested = (stepUp: StepUpProof) => ({ stepUp })

  test('requires the log-in password, and accepts no code instead', async () => {
    const { token, memberId } = await logIn(trial, 'general')
    await bindEmail(memberId)
    const asked = await trial.call(closeAccount, {}, { token })
    expect(asked).toMatchObject({ status: 403, body: { errorCode: 'step.up.required' } })
    expect(asked.body).toMatchObject({ value: { methods: [{ method: 'password', hint: null }] } })
    const wrong = requested({ method: 'password', answer: 'not this one' })
    expect(await trial.call(closeAccount, wrong, { token })).toMatchObject(failure(401, 'login.failed'))
    const code = requested({ method: 'email', answer: '123456' })
    expect(await trial.call(closeAccount, code, { token })).toMatchObject(failure(403, 'step.up.required'))
  })

  test('accepts a single-use code from an account without a password', async () => {
    const { token, memberId } = await logIn(trial, 'suba')
    await trial.database.update(member).set({ passwordHash: NO_PASSWORD }).where(eq(member.id, memberId))
    expect(await trial.call(closeAccount, {}, { token })).toMatchObject(failure(409, 'step.up.unavailable'))
    await bindEmail(memberId)
    const asked = await trial.call(closeAccount, {}, { token })
    expect(asked.body).toMatchObject({ value: { methods: [{ method: 'email' }] } })
    const codeFor = async (purpose: 'withdrawal' | 'account_closing') => {
      trial.messages.length = 0
      await skipCodePause(trial.database)
      await trial.call(requestStepUpCode, { purpose, method: 'email' }, { token })
      return requested({ method: 'email', answer: await codeTo(trial, MAIL) })
    }
    expect(await trial.call(closeAccount, await codeFor('withdrawal'), { token })).toMatchObject(
      failure(400, 'code.invalid'),
    )
    const proof = await codeFor('account_closing')
    const first = await trial.call(closeAccount, proof, { token })
    expect(first.value.confirmation).toEqual(expect.any(String))
    expect(await trial.call(closeAccount, proof, { token })).toMatchObject(failure(400, 'code.invalid'))
    const closed = await trial.call(closeAccount, { confirmation: first.value.confirmation ?? '' }, { token })
    expect(closed.status).toBe(200)
    expect(await trial.call(balance, {}, { token })).toMatchObject(failure(401, 'login.not.session'))
  })

  test('refuses while there is a balance that cannot be paid out', async () => {
    const { token } = await logIn(trial, 'minh')
    expect(await close(token)).toMatchObject(failure(409, 'account.not.empty'))
  })

  test('refuses while a round is unfinished', async () => {
    const { token, memberId } = await logIn(trial, 'childless')
    await trial.call(launchGame, { nodeId: 1 }, { token })
    const [game] = await trial.database.select().from(gameSession).where(eq(gameSession.memberId, memberId))
    await trial.database.insert(openRound).values({
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
    await trial.database.delete(openRound).where(eq(openRound.memberId, memberId))
  })

  test('pays out the balance, ends all sessions and refuses new ones', async () => {
    const { token, memberId } = await logIn(trial, 'minh')
    const confirmation = await beginConfirmation(trial.database, memberId, { kind: 'CLOSE_ACCOUNT' })
    const paid = await closeWith(trial.database, memberId, confirmation, {
      onClosing: async () => {},
      withdrawBalance: async (tx, owner, amount) => {
        await requestWithdrawal(tx, { memberId: owner, amount, requestKey: 'closing' })
      },
    })
    expect(paid).toBe(100_000_000n)
    expect(await trial.call(balance, {}, { token })).toMatchObject(failure(401, 'login.not.session'))
    const refused = await trial.call(login, { username: 'minh', password: PASSWORD })
    expect(refused).toMatchObject(failure(403, 'account.closed'))
    expect(await eventsOf(trial.database, memberId, 'SESSION_ENDED')).not.toEqual([])
  })

  test.each(['PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED'] as const)(
    'refuses while a deposit is %s',
    async (state) => {
      const { token, memberId } = await logIn(trial, 'agenta')
      await trial.database
        .insert(deposit)
        .values({ memberId, amount: units(100), channel: 'QR', state, createdAt: new Date() })
      expect(await close(token)).toMatchObject(failure(409, 'account.in.use'))
      await trial.database.delete(deposit).where(eq(deposit.memberId, memberId))
    },
  )

  test('keeps the account open when the payout fails', async () => {
    const { token, memberId } = await logIn(trial, 'childless')
    await withTransaction(trial.database, async (tx) => {
      await tx.execute(sql`select post_reward(${memberId}, 'PROMOTION', 10000, 'gift', ''::bytea, 'gift')`)
    })
    const confirmation = await beginConfirmation(trial.database, memberId, { kind: 'CLOSE_ACCOUNT' })
    const failing = closeWith(trial.database, memberId, confirmation, {
      onClosing: async () => {},
      withdrawBalance: async () => {
        throw new Error('no bank card')
      },
    })
    await expect(failing).rejects.toThrow('no bank card')
    expect((await trial.call(balance, {}, { token })).status).toBe(200)
    expect((await memberOf(memberId))?.closedAt).toBeNull()
  })

  test('closes an empty account without a payout', async () => {
    const { token } = await logIn(trial, 'agentb')
    expect((await close(token)).value).toMatchObject({ confirmation: null, balance: '0.00' })
    expect(await trial.call(balance, {}, { token })).toMatchObject(failure(401, 'login.not.session'))
  })
})
