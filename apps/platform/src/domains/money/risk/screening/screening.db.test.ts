import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import {
  type ListedEntry,
  type ScreenedPerson,
  type Screener,
  ScreeningUnknownError,
} from '@playhouse/vendor-api/screening/screener.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scratchDatabase } from '../../../../../test/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { riskCase, riskCaseEvent, riskReport } from '../../../../db/tables/risk-cases.ts'
import { type HitState, screening, screeningHit, screeningList } from '../../../../db/tables/screening.ts'
import { breakHooks } from '../../../../hooks.ts'
import { holdState } from '../../limits/play-bar.ts'
import { hasStoppedWithdrawals } from '../../limits/stops.ts'
import { Planter } from '../cases.fixture.ts'
import { decideCase, findCaseObstacle } from '../decide-case.ts'
import { dueRisk } from '../due-risk.ts'
import { readReport } from '../report.fixture.ts'
import { makeReport } from '../report.ts'
import { readAwaited } from './awaited.ts'
import { countHitOperators, decideHit } from './decide-hit.ts'
import { listWork, screeningWork, storeProviders } from './screening-work.ts'

/** A provider in this process: what it lists, how it answers, and what it was asked. */
class TestScreener implements Screener {
  personsMax = 3
  version = 'v1'
  entries: ListedEntry[] = []
  isAway = false
  refuses = ''
  calls: ScreenedPerson[][] = []

  async search(persons: readonly ScreenedPerson[]) {
    this.calls.push([...persons])
    if (this.isAway) throw new ScreeningUnknownError('status 503')
    const isRefused = ({ name }: ScreenedPerson) => name === this.refuses
    return {
      version: this.version,
      found: new Map(
        persons
          .filter((person) => !isRefused(person))
          .map(({ id, name }) => [id, this.entries.filter((entry) => entry.name === name)] as const),
      ),
      refused: new Map(persons.filter(isRefused).map(({ id }) => [id, 'name_unreadable'] as const)),
    }
  }

  async readVersion() {
    if (this.isAway) throw new ScreeningUnknownError('no answer')
    return this.version
  }
}

const log = { warn: () => {}, info: () => {} } as never
let database: Database
let drop: () => Promise<void>
let planter: Planter
let screener: TestScreener
beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'small' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
  planter = new Planter(database, { bank: 'HOASEN', nodeId: 1 })
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})
beforeEach(async () => {
  screener = new TestScreener()
  await database.delete(screeningList)
  await storeProviders(database, getScreeners())
  await database.update(screeningList).set({ version: 'v1' })
  await database.update(screening).set({ reason: null, dueSince: null, nextActionAt: null })
})

const getScreeners = () => new Map([['plumbline', screener]])
const open = () => new AbortController().signal
/** Asks until nobody is due. @returns how many were asked about */
async function ask(): Promise<number> {
  const work = screeningWork({ screeners: getScreeners(), log })
  let sum = 0
  for (let count = -1; count !== 0; sum += count) count = await work.run(database, open())
  return sum
}
const readLists = async () => {
  await database.update(screeningList).set({ askAt: sql`now()` })
  return listWork({ screeners: getScreeners(), log }).run(database, open())
}
const createEntry = (name: string, more: Partial<ListedEntry> = {}): ListedEntry => ({
  entry: `SI-${name.length}${name.codePointAt(0)}`,
  revision: 'r1',
  kind: 'SANCTION',
  list: 'Freeze list',
  name,
  birthday: '1971-03-14',
  country: 'FR',
  score: 90,
  ...more,
})
/** A name that no other test has. */
const unique = () => `Aurelio ${planter.unique()}`
async function plant(name = unique(), birthday = '1990-01-01'): Promise<{ memberId: number; name: string }> {
  const memberId = await planter.member({ payeeName: name })
  await database.insert(memberProfile).values({ memberId, birthday })
  return { memberId, name }
}
async function plantListed(more: Partial<ListedEntry> = {}) {
  const name = unique()
  const entry = createEntry(name, more)
  screener.entries.push(entry)
  const planted = await plant(name)
  await ask()
  return { ...planted, entry }
}
const getScreening = async (memberId: number) =>
  (await database.select().from(screening).where(eq(screening.memberId, memberId)))[0]
const getHits = (memberId: number) =>
  database.select().from(screeningHit).where(eq(screeningHit.memberId, memberId)).orderBy(asc(screeningHit.id))
const getStates = async (memberId: number) => (await getHits(memberId)).map(({ state }) => state)
const getCases = (memberId: number) => database.select().from(riskCase).where(eq(riskCase.memberId, memberId))
const getListEvents = async (memberId: number) =>
  (
    await database
      .select()
      .from(riskCaseEvent)
      .where(eq(riskCaseEvent.memberId, memberId))
      .orderBy(asc(riskCaseEvent.id))
  ).flatMap(({ kind, data }) => (kind === 'LIST' ? [data.outcome] : []))
const say = async (memberId: number, to: Exclude<HitState, 'POSSIBLE'>, seen?: Awaited<ReturnType<typeof getHits>>) => {
  const [hit] = seen ?? (await getHits(memberId))
  const [found] = await getCases(memberId)
  return withTransaction(database, (tx) =>
    decideHit(tx, {
      memberId,
      hitId: hit?.id ?? 0,
      caseId: found?.id ?? 0,
      version: hit?.version ?? 0,
      to,
      reason: 'as documents show',
      by: 'anna, binh',
    }),
  )
}
const makeDue = (memberId: number) =>
  database.execute(sql`select queue_screening(array[${memberId}]::integer[], 'PERSON')`)
const stops = async (memberId: number) => [
  await hasStoppedWithdrawals(database, memberId),
  (await holdState(database, memberId)) !== null,
]

describe('a member', () => {
  it('is compared once name and birthday are known, and when one of them or the nationality changes', async () => {
    const memberId = await planter.member()
    await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
    expect(await ask()).toBe(0)
    const name = unique()
    await database.update(member).set({ payeeName: name }).where(eq(member.id, memberId))
    expect(await ask()).toBe(1)
    expect(screener.calls.at(-1)).toMatchObject([{ name, birthday: '1990-01-01', country: null }])
    expect(await getScreening(memberId)).toMatchObject({ reason: null, version: 'v1', error: null })
    // Other changes of the profile concern no list.
    await database.update(memberProfile).set({ address: '1 Quay' }).where(eq(memberProfile.memberId, memberId))
    expect(await ask()).toBe(0)
    await database.update(memberProfile).set({ nationality: 'TH' }).where(eq(memberProfile.memberId, memberId))
    await database.update(memberProfile).set({ birthday: '1990-02-01' }).where(eq(memberProfile.memberId, memberId))
    expect(await ask()).toBe(1)
    expect(screener.calls.at(-1)).toMatchObject([{ name, birthday: '1990-02-01', country: 'TH' }])
  })

  it('is not compared without a provider, and is asked about no more once the name is erased', async () => {
    await storeProviders(database, new Map())
    const { memberId } = await plant()
    expect(await getScreening(memberId)).toBeUndefined()
    await storeProviders(database, getScreeners())
    const later = await plant()
    await database.update(member).set({ payeeName: null }).where(eq(member.id, later.memberId))
    expect(await ask()).toBe(0)
  })

  it('is compared again when deposits or withdrawals since the last answer reach the brand’s sums', async () => {
    const { memberId } = await plant()
    await ask()
    const run = () => dueRisk.run(database, open())
    await run()
    const soon = () => new Date(Date.now() + 1_000)
    await planter.postedDeposit(memberId, 99_999_000, soon(), 0)
    await run()
    expect((await getScreening(memberId))?.reason).toBeNull()
    await planter.postedDeposit(memberId, 1_000, soon(), 0)
    await run()
    expect(await getScreening(memberId)).toMatchObject({ reason: 'PAYMENTS' })
    await ask()
    await database.update(screening).set({ answeredAt: soon() }).where(eq(screening.memberId, memberId))
    await run()
    expect((await getScreening(memberId))?.reason).toBeNull()
  })
})

describe('an entry of a sanctions list', () => {
  it('that may be the member opens a case that is urgent and stops withdrawals alone, without a word to the member', async () => {
    const { memberId, entry } = await plantListed()
    expect(await getHits(memberId)).toMatchObject([{ entry: entry.entry, state: 'POSSIBLE', score: 90 }])
    const [opened] = await getCases(memberId)
    expect(opened).toMatchObject({ openedBy: 'CHECK', state: 'OPEN' })
    expect(opened?.dueAt.getTime()).toBeLessThan(Date.now() + 2.1 * 86_400_000)
    expect(await getListEvents(memberId)).toEqual(['FOUND'])
    expect(await stops(memberId)).toEqual([true, false])
    const { rows } = await database.execute(sql`select from member_message where member_id = ${memberId}`)
    expect(rows).toEqual([])
    // The same answer again is no news.
    await makeDue(memberId)
    await ask()
    expect(await getListEvents(memberId)).toEqual(['FOUND'])
    expect(await getCases(memberId)).toHaveLength(1)
  })

  it('joins a case that is open, and keeps it from being decided before somebody has said who it is', async () => {
    const { memberId } = await plantListed()
    const [found] = await getCases(memberId)
    const key = { memberId, caseId: found?.id ?? 0 }
    const obstacle = () =>
      withTransaction(database, (tx) => findCaseObstacle(tx, key, { effects: [], limit: undefined }))
    expect(await obstacle()).toBe('Say first of each entry of a list whether it is the member.')
    screener.entries.push(createEntry(screener.entries[0]?.name ?? '', { entry: 'SI-second' }))
    await makeDue(memberId)
    await ask()
    expect(await getCases(memberId)).toHaveLength(1)
    expect(await getListEvents(memberId)).toEqual(['FOUND', 'FOUND'])
    for (const { id, version } of await getHits(memberId))
      await withTransaction(database, (tx) =>
        decideHit(tx, { ...key, hitId: id, version, to: 'FALSE_FRIEND', reason: 'another', by: 'anna' }),
      )
    expect(await obstacle()).toBeUndefined()
  })

  it('that operators confirm stops play and deposits too, through every decision about the case, until they take it back', async () => {
    const { memberId } = await plantListed()
    const [hit] = await getHits(memberId)
    expect(countHitOperators(hit ?? { kind: 'SANCTION', state: 'POSSIBLE' }, 'CONFIRMED')).toBe(2)
    await say(memberId, 'CONFIRMED')
    expect(await stops(memberId)).toEqual([true, true])
    const [guarded] = await database.select({ is: member.playGuarded }).from(member).where(eq(member.id, memberId))
    expect(guarded?.is).toBe(true)
    const [found] = await getCases(memberId)
    await withTransaction(database, (tx) =>
      decideCase(
        tx,
        { memberId, caseId: found?.id ?? 0 },
        { effects: [], limit: undefined, reason: 'reported', by: 'anna' },
        breakHooks.closing,
      ),
    )
    expect(await stops(memberId)).toEqual([true, true])
    // Neither another name nor a list without the entry frees the member.
    screener.entries = []
    await database.update(member).set({ payeeName: unique() }).where(eq(member.id, memberId))
    await ask()
    expect(await stops(memberId)).toEqual([true, true])
    expect(countHitOperators({ kind: 'SANCTION', state: 'CONFIRMED' }, 'FALSE_FRIEND')).toBe(2)
    await say(memberId, 'FALSE_FRIEND')
    expect(await stops(memberId)).toEqual([false, false])
  })

  it('that is somebody else is not asked about again, until the entry or the member’s data changes', async () => {
    const { memberId, name, entry } = await plantListed()
    await say(memberId, 'FALSE_FRIEND')
    expect(await stops(memberId)).toEqual([false, false])
    await makeDue(memberId)
    await ask()
    // It leaves the list and comes back as it was.
    screener.entries = []
    await makeDue(memberId)
    await ask()
    screener.entries = [entry]
    await makeDue(memberId)
    await ask()
    expect(await getStates(memberId)).toEqual(['FALSE_FRIEND'])
    screener.entries = [{ ...entry, revision: 'r2' }]
    await makeDue(memberId)
    await ask()
    expect(await getStates(memberId)).toEqual(['POSSIBLE'])
    await say(memberId, 'FALSE_FRIEND')
    await database.update(memberProfile).set({ birthday: '1971-03-14' }).where(eq(memberProfile.memberId, memberId))
    await ask()
    expect(screener.calls.at(-1)).toMatchObject([{ name, birthday: '1971-03-14' }])
    expect(await getStates(memberId)).toEqual(['POSSIBLE'])
    expect(await stops(memberId)).toEqual([true, false])
  })

  it('that no list has any more stops nothing while nobody has confirmed it', async () => {
    const { memberId } = await plantListed()
    screener.entries = []
    await makeDue(memberId)
    await ask()
    expect(await stops(memberId)).toEqual([false, false])
    expect(await getListEvents(memberId)).toEqual(['FOUND', 'GONE'])
  })

  it('stays until operators have said who it is, when not the lists but the member’s data have changed', async () => {
    const { memberId, name } = await plantListed()
    screener.entries = []
    await database.update(memberProfile).set({ nationality: 'TH' }).where(eq(memberProfile.memberId, memberId))
    await ask()
    expect(screener.calls.at(-1)).toMatchObject([{ name, country: 'TH' }])
    expect(await stops(memberId)).toEqual([true, false])
    expect(await getListEvents(memberId)).toEqual(['FOUND'])
    await say(memberId, 'FALSE_FRIEND')
    expect(await stops(memberId)).toEqual([false, false])
  })

  it('less alike than the brand’s threshold is left out', async () => {
    const { memberId } = await plantListed({ score: 64 })
    expect(await getHits(memberId)).toEqual([])
    expect(await getCases(memberId)).toEqual([])
  })

  it('is decided once by two operators at a time', async () => {
    const { memberId } = await plantListed()
    const seen = await getHits(memberId)
    const said = await Promise.all([say(memberId, 'CONFIRMED', seen), say(memberId, 'FALSE_FRIEND', seen)])
    expect(said.filter(Boolean)).toHaveLength(1)
  })
})

it('asks a politically exposed person for the source of funds, and stops nothing before operators have confirmed it', async () => {
  const { memberId } = await plantListed({ kind: 'PEP' })
  expect(await stops(memberId)).toEqual([false, false])
  expect(countHitOperators({ kind: 'PEP', state: 'POSSIBLE' }, 'CONFIRMED')).toBe(1)
  await say(memberId, 'CONFIRMED')
  const [profile] = await database.select().from(memberProfile).where(eq(memberProfile.memberId, memberId))
  expect(profile?.fundsAskedAt).not.toBeNull()
  expect(await stops(memberId)).toEqual([false, false])
})

it('puts entries into the report to an authority that may be or are the member, and no false friend', async () => {
  const { memberId, name } = await plantListed({ list: 'Freeze <A> & B' })
  const add = (more: Partial<ListedEntry>) => screener.entries.push(createEntry(name, more))
  add({ entry: 'SI-friend' })
  add({ entry: 'SI-office', kind: 'PEP', list: 'Office holders', birthday: null, country: null })
  await makeDue(memberId)
  await ask()
  const [found] = await getCases(memberId)
  const key = { memberId, caseId: found?.id ?? 0 }
  for (const { id, version, entry } of await getHits(memberId))
    if (entry !== 'SI-office')
      await withTransaction(database, (tx) =>
        decideHit(tx, {
          ...key,
          hitId: id,
          version,
          to: entry === 'SI-friend' ? 'FALSE_FRIEND' : 'CONFIRMED',
          reason: 'as documents show',
          by: 'anna, binh',
        }),
      )
  await withTransaction(database, (tx) =>
    makeReport(tx, { ...key, by: 'anna', reason: 'listed', entity: 'Lacquer', currency: 'VND' }),
  )
  const [report] = await database.select().from(riskReport).where(eq(riskReport.memberId, memberId))
  const { sanctions, peps } = readReport(report?.xml ?? '')
  const [first] = await getHits(memberId)
  expect(sanctions).toEqual([
    {
      provider: 'Plumbline',
      sanction_list_name: 'Freeze <A> & B',
      match_criteria: 'likeness 90 of 100',
      comments: `${first?.entry}, ${name}, born 1971-03-14, FR; is the person`,
    },
  ])
  expect(peps).toEqual([{ comments: `Plumbline, Office holders: SI-office, ${name}; may be the person` }])
})

describe('a provider', () => {
  it('that does not answer finds nobody and clears nobody: who is due stays due, and calls pause', async () => {
    screener.isAway = true
    const { memberId } = await plant()
    await ask()
    expect(await getScreening(memberId)).toMatchObject({ reason: 'PERSON', answeredAt: null, error: 'status 503' })
    const before = screener.calls.length
    await ask()
    expect(screener.calls).toHaveLength(before)
    screener.isAway = false
    await database.update(screeningList).set({ pausedUntil: sql`now()` })
    await ask()
    expect(await getScreening(memberId)).toMatchObject({ reason: null, version: 'v1', error: null })
    expect((await database.select().from(screeningList))[0]).toMatchObject({ failures: 0, pausedUntil: null })
  })

  it('that refuses one person answers about the others of the same call', async () => {
    const refused = await plant('???')
    screener.refuses = '???'
    const other = await plant()
    await ask()
    expect(await getScreening(refused.memberId)).toMatchObject({
      reason: 'PERSON',
      error: 'name_unreadable',
      nextActionAt: null,
    })
    expect(await getScreening(other.memberId)).toMatchObject({ reason: null })
  })

  it('is asked about a change that came while it answered', async () => {
    const { memberId } = await plant()
    const search = screener.search.bind(screener)
    screener.search = async (persons) => {
      const answer = await search(persons)
      await database
        .update(member)
        .set({ payeeName: `${persons[0]?.name} II` })
        .where(eq(member.id, memberId))
      screener.search = search
      return answer
    }
    await ask()
    expect(screener.calls.at(-1)?.[0]?.name).toMatch(/ II$/)
    expect((await getScreening(memberId))?.reason).toBeNull()
  })

  it('whose lists change has every member compared again, after those who wait, and goes on where it stopped', async () => {
    const planted = [await plant(), await plant(), await plant(), await plant()]
    await ask()
    screener.calls = []
    screener.version = 'v2'
    await readLists()
    const [list] = await database.select().from(screeningList)
    expect(list).toMatchObject({ version: 'v2', sweptUntil: null })
    const urgent = await plant()
    await ask()
    expect(screener.calls[0]?.map(({ name }) => name)).toContain(urgent.name)
    for (const { memberId } of planted)
      expect(await getScreening(memberId)).toMatchObject({ reason: null, version: 'v2' })
    screener.calls = []
    await readLists()
    expect(await ask()).toBe(0)
    // A run that was interrupted goes on after the last member that it had reached.
    screener.version = 'v3'
    await database.update(screeningList).set({ version: 'v3', sweptUntil: planted[2]?.memberId ?? 0 })
    await readLists()
    const queued = await database.select().from(screening).where(eq(screening.reason, 'LISTS'))
    expect(queued.map(({ memberId }) => memberId).toSorted((one, other) => one - other)).toEqual([
      planted[3]?.memberId,
      urgent.memberId,
    ])
  })

  it('that answers from older lists is asked again a minute later', async () => {
    await database.update(screeningList).set({ version: 'v2' })
    const { memberId } = await plant()
    await ask()
    const found = await getScreening(memberId)
    expect(found).toMatchObject({ reason: 'LISTS', version: 'v1' })
    expect(found?.nextActionAt?.getTime()).toBeGreaterThan(Date.now() + 30_000)
  })

  it('whose answer about one member cannot be stored is heard about the others of the same call', async () => {
    const [broken, ...others] = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const name = unique()
        screener.entries.push(createEntry(name))
        return plant(name)
      }),
    )
    await database.execute(
      sql.raw(`
      create function fail() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger fail before insert on screening_hit for each row when (new.member_id = ${broken?.memberId}) execute function fail()`),
    )
    await expect(ask()).rejects.toThrow(/no room|Failed query/)
    for (const { memberId } of others) expect(await stops(memberId)).toEqual([true, false])
    await database.execute(sql`drop function fail cascade`)
    expect(await getScreening(broken?.memberId ?? 0)).toMatchObject({ reason: 'PERSON', answeredAt: null })
    await database
      .update(screening)
      .set({ nextActionAt: sql`now()` })
      .where(eq(screening.memberId, broken?.memberId ?? 0))
    await ask()
    expect(await stops(broken?.memberId ?? 0)).toEqual([true, false])
  })

  it('has ten minutes for a withdrawal, also when the member had waited for changed lists before', async () => {
    const { memberId } = await plant()
    await ask()
    await database.execute(sql`select queue_screening(array[${memberId}]::integer[], 'LISTS')`)
    await database
      .update(screening)
      .set({ dueSince: sql`now() - interval '1 hour'` })
      .where(eq(screening.memberId, memberId))
    expect(await readAwaited(database, memberId)).toBeNull()
    await database.execute(sql`select queue_screening(array[${memberId}]::integer[], 'WITHDRAWAL')`)
    expect(await readAwaited(database, memberId)).toBe('WAITS')
  })

  it('is asked about each member once by two processes at a time', async () => {
    screener.personsMax = 2
    const planted = await Promise.all(Array.from({ length: 5 }, () => plant()))
    await Promise.all([ask(), ask()])
    const names = screener.calls.flat().map(({ name }) => name)
    expect(names.toSorted()).toEqual(planted.map(({ name }) => name).toSorted())
  })
})
