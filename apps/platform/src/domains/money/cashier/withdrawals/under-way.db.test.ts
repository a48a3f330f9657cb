import {
  answerWithdrawalQuestion,
  confirmWithdrawalReceipt,
  withdrawalDetail,
  withdrawalList,
} from '@playhouse/platform-api/cashier-withdrawals.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { member } from '../../../../db/tables/members.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { blockMember } from '../../limits/member-block.ts'
import { approveWithdrawal, askForInfo } from './operator.ts'
import { type Cashier, openCashier, type Player } from './withdrawals.fixture.ts'

// Whatever takes pages away from an account, a withdrawal that is under way comes to key end.

let cashier: Cashier
beforeAll(async () => void (cashier = await openCashier()))
afterAll(() => cashier.close())

type Its = { memberId: number; withdrawalId: number }
const by = { by: 'quynh', reason: 'Whose card is it?' }
const inTransaction = <T>(work: Parameters<typeof withTransaction<T>>[1]) =>
  withTransaction(cashier.harness.database, work)

/** A withdrawal about which an operator has asked key member something. */
async function questionedWithdrawal(): Promise<{ player: Player; key: Its }> {
  const player = await cashier.player(1_000)
  const id = await cashier.requested(player, 100)
  await cashier.harness.database
    .update(withdrawal)
    .set({ state: 'REVIEW', nextActionAt: null })
    .where(eq(withdrawal.id, id))
  const key = { memberId: player.memberId, withdrawalId: id }
  await inTransaction((tx) => askForInfo(tx, { ...key, ...by }))
  return { player, key }
}

const exclusion = (kind: string, end: string) => (id: number) =>
  sql`
  insert into play_exclusion (member_id, kind, state, starts_at, ends_at) values (${id}, ${kind}, 'ACTIVE', now(), ${sql.raw(end)})`
const STATES: [string, (memberId: number) => SQL][] = [
  ['in a time-out', exclusion('TIME_OUT', "now() + interval '1 day'")],
  ['excluded', exclusion('SELF_EXCLUSION', "now() + interval '200 days'")],
  ['excluded without an end', exclusion('SELF_EXCLUSION', 'null')],
  [
    'held, because it matches one that is excluded',
    (id) => sql`with other as (
        insert into member (username, nickname, password_hash, kind, path) values ('other' || ${id}::integer, 'other', '!', 0, '1') returning id
      ), out as (
        insert into play_exclusion (member_id, kind, state, starts_at) select id, 'SELF_EXCLUSION', 'ACTIVE', now() from other
      ) insert into account_hold (member_id, matched_id, state, matches) select ${id}::integer, id, 'REVIEW', '{MOBILE}' from other`,
  ],
  [
    'at the end of key session time',
    (id) => sql`
    insert into member_limit (member_id, kind, period, value) values (${id}, 'SESSION_TIME', 'ONCE', 0)`,
  ],
  ['without deposits', (id) => sql`insert into deposit_block (member_id, reason) values (${id}, 'chargeback')`],
  ['being closed', (id) => sql`update member set closing_at = now() where id = ${id}`],
]

test.each(STATES)('a member %s reads the question, answers it and confirms the receipt', async (_state, enter) => {
  const { player, key } = await questionedWithdrawal()
  await cashier.harness.database.execute(enter(player.memberId))
  await cashier.harness.database.execute(sql`select set_play_guard(${player.memberId})`)
  const { token } = player
  const id = String(key.withdrawalId)
  expect((await cashier.harness.call(withdrawalList, {}, { token })).value.list).toMatchObject([{ id }])
  expect((await cashier.harness.call(withdrawalDetail, { id }, { token })).value.question).toBe(by.reason)
  const answered = await cashier.harness.call(answerWithdrawalQuestion, { id, answer: 'My own', proofs: [] }, { token })
  expect(answered.value.state).toBe('REVIEW')
  await inTransaction((tx) => approveWithdrawal(tx, { ...key, by: 'quynh', reason: '' }))
  await cashier.settle()
  const received = await cashier.harness.call(confirmWithdrawalReceipt, { id, outcome: 'RECEIVED' }, { token })
  expect(received.value.state).toBe('RECEIVED')
})

test('a blocked member’s withdrawal is decided by an operator, paid, and ended without him', async () => {
  const { player, key } = await questionedWithdrawal()
  await inTransaction((tx) =>
    blockMember(tx, { memberId: player.memberId, reason: 'fraud', shownText: null, by: 'quynh' }),
  )
  const [{ username } = { username: '' }] = await cashier.harness.database
    .update(member)
    .set({ emailVerifiedAt: null })
    .where(eq(member.id, player.memberId))
    .returning({ username: member.username })
  expect((await cashier.harness.call(login, { username, password: PASSWORD })).body).toMatchObject({
    errorCode: 'account.blocked',
  })
  await inTransaction((tx) => approveWithdrawal(tx, { ...key, by: 'quynh', reason: '' }))
  await cashier.settle()
  expect(await cashier.getState(key.withdrawalId)).toBe('DISBURSED')
  await cashier.hurry()
  expect(await cashier.getState(key.withdrawalId)).toBe('FORCED_RECEIPT')
})
