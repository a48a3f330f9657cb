import { eq, sql } from 'drizzle-orm'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { screening, screeningHit, screeningList } from '../../../../db/tables/screening.ts'
import { readPersons } from '../../risk/screening/persons.ts'
import { recordAnswer } from '../../risk/screening/record-answer.ts'
import { openCashier, type Cashier, type Player } from './withdrawals.fixture.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(() => cashier.close())
beforeEach(async () => {
  await cashier.harness.database.delete(screeningList)
  await cashier.harness.database.insert(screeningList).values({ provider: 'plumbline', version: 'v1' })
})

async function createPlayer(): Promise<Player> {
  const player = await cashier.player(1_000_000)
  await cashier.harness.database.execute(
    sql`update member set payee_name = 'NGUYEN THI LAN' where id = ${player.memberId}`,
  )
  return player
}
const getReason = async ({ memberId }: Player) =>
  (await cashier.harness.database.select().from(screening).where(eq(screening.memberId, memberId)))[0]?.reason
/** The provider answers; with a hit of a sanctions list or none. */
async function answer({ memberId }: Player, { isHit = false } = {}): Promise<void> {
  const { database } = cashier.harness
  await database
    .update(screening)
    .set({ reason: null, dueSince: null, nextActionAt: null, answeredAt: sql`clock_timestamp()`, version: 'v1' })
    .where(eq(screening.memberId, memberId))
  if (isHit)
    await database.insert(screeningHit).values({
      memberId,
      provider: 'plumbline',
      entry: 'SI-1',
      revision: 'r1',
      kind: 'SANCTION',
      list: 'Freeze list',
      name: 'Lan',
      score: 90,
      person: Buffer.alloc(32),
    })
}
async function step(): Promise<void> {
  await cashier.due.run(cashier.harness.database, new AbortController().signal)
}

test('the first withdrawal waits for the lists, and is approved once they have nobody like the member', async () => {
  const player = await createPlayer()
  const id = await cashier.requested(player, 100_000)
  expect(await getReason(player)).toBe('WITHDRAWAL')
  await step()
  expect(await cashier.getState(id)).toBe('REQUESTED')
  await answer(player)
  await cashier.hurry()
  await step()
  expect(await cashier.getState(id)).not.toBe('REQUESTED')
  expect(await cashier.getState(id)).not.toBe('REVIEW')
  // The next one is small, and the answer is new.
  await cashier.requested(player, 100_000)
  expect(await getReason(player)).toBeNull()
})

test('a withdrawal goes to review when the lists have an entry like the member, and when no answer comes in ten minutes', async () => {
  const listed = await createPlayer()
  const found = await cashier.requested(listed, 100_000)
  await answer(listed, { isHit: true })
  const unanswered = await createPlayer()
  const waiting = await cashier.requested(unanswered, 100_000)
  await cashier.harness.database
    .update(screening)
    .set({ dueSince: sql`now() - interval '11 minutes'` })
    .where(eq(screening.memberId, unanswered.memberId))
  await cashier.hurry()
  await step()
  expect([await cashier.getState(found), await cashier.getState(waiting)]).toEqual(['REVIEW', 'REVIEW'])
  expect((await cashier.request(listed, 100_000)).body).toMatchObject({ errorCode: 'withdrawals.paused' })
})

describe('a payout that is under way when an entry is found', () => {
  afterEach(() => void Object.assign(cashier.provider, { answers: 'NORMAL', outcome: 'PAID', reason: null }))
  const countOrders = () => cashier.provider.calls['createPayout'] ?? 0

  test.each([
    ['failed at the bank', { outcome: 'FAILED', reason: 'bank_unavailable' }],
    ['was lost on the way', { answers: 'LOST_REQUEST' }],
  ] as const)('is not ordered again after an order that %s, until operators know somebody else', async (_, trouble) => {
    const player = await createPlayer()
    const id = await cashier.requested(player, 100_000)
    await answer(player)
    Object.assign(cashier.provider, trouble)
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('PROCESSING')
    await answer(player, { isHit: true })
    Object.assign(cashier.provider, { answers: 'NORMAL', outcome: 'PAID', reason: null })
    const before = countOrders()
    await cashier.hurry()
    await cashier.hurry()
    expect([await cashier.getState(id), countOrders()]).toEqual(['PROCESSING', before])
    await cashier.harness.database
      .update(screeningHit)
      .set({ state: 'FALSE_FRIEND' })
      .where(eq(screeningHit.memberId, player.memberId))
    await cashier.hurry()
    expect([await cashier.getState(id), countOrders()]).toEqual([
      expect.stringMatching(/DISBURSED|RECEIPT/),
      before + 1,
    ])
  })
})

test('no withdrawal that waits for the lists slips out while their answers come, however many workers look', async () => {
  const { database } = cashier.harness
  const players = await Promise.all(Array.from({ length: 8 }, createPlayer))
  const ids = await Promise.all(players.map((player) => cashier.requested(player, 100_000)))
  const before = cashier.provider.payouts.size
  const find = async ({ memberId }: Player, index: number) => {
    const [person] = await readPersons(database, [memberId])
    const [due] = await database.select().from(screening).where(eq(screening.memberId, memberId))
    if (!person || !due) throw new Error('Nobody is due.')
    const entry = { entry: `SI-${index}`, revision: 'r1', kind: 'SANCTION', list: 'Freeze list', name: 'Lan' } as const
    await withTransaction(database, (tx) =>
      recordAnswer(tx, {
        person,
        question: due.question,
        provider: 'plumbline',
        version: 'v1',
        entries: [{ ...entry, birthday: null, country: null, score: 90 }],
      }),
    )
  }
  const areAllFound = new AbortController()
  const work = async () => {
    while (!areAllFound.signal.aborted) await cashier.hurry()
  }
  const workers = [work(), work(), work()]
  await Promise.all(players.map(find))
  areAllFound.abort()
  await Promise.all(workers)
  await cashier.hurry()
  expect(await Promise.all(ids.map((id) => cashier.getState(id)))).toEqual(ids.map(() => 'REVIEW'))
  expect(cashier.provider.payouts.size).toBe(before)
})

test('withdrawals that reach the brand’s threshold together have the member compared again', async () => {
  const player = await createPlayer()
  await cashier.harness.database.execute(sql`
    insert into risk_threshold (signal, name, value) values ('screening', 'withdrawals', 1500000000)
    on conflict (signal, name) do update set value = excluded.value`)
  await cashier.requested(player, 100_000)
  await answer(player)
  await cashier.requested(player, 100_000)
  expect(await getReason(player)).toBeNull()
  await cashier.requested(player, 100_000)
  expect(await getReason(player)).toBe('WITHDRAWAL')
})
