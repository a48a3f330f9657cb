// npm run bench:risk [-- --members 20000] [-- --cases 10]: precision and recall of each signal of risk on planted cases among members with a
// year of ordinary play, and how long all members and one day take. See docs/risk.md.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { CASES, Planter } from '../apps/platform/src/domains/money/risk/cases.fixture.ts'
import { dueRisk, sweep } from '../apps/platform/src/domains/money/risk/due-risk.ts'
import { SIGNAL_KEYS, type SignalKey } from '../apps/platform/src/domains/money/risk/signals.ts'
import { processorSeconds } from './processes.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { type Result, writeResults } from './results.ts'
import { addOrdinaryLife, makeRiskWorld } from './risk/world.ts'

const { values } = parseArgs({
  options: { members: { type: 'string', default: '20000' }, cases: { type: 'string', default: '10' } },
})
const [memberCount, caseCount] = [Number(values.members), Number(values.cases)]
const MILLION = 1_000_000
const DAYS = 365

/** Dormant members have no ordinary life, and what a misser barely avoids would come of one. */
const STAYS_PLAIN: readonly SignalKey[] = ['dormant']

const server = await startTestServer()
try {
  const database = await makeRiskWorld(server.adminUrl)
  const planter = new Planter(database, { bank: 'HOASEN', nodeId: 1 })
  const planted = new Map<SignalKey, number[]>()
  const missed = new Map<SignalKey, number[]>()
  const alive: number[] = []
  for (const key of SIGNAL_KEYS) {
    for (let index = 0; index < caseCount; index += 1) {
      const [plant, miss] = [await CASES[key].plant(planter), await CASES[key].miss(planter)]
      planted.set(key, [...(planted.get(key) ?? []), plant])
      missed.set(key, [...(missed.get(key) ?? []), miss])
      // Every second one plays as others do, too.
      if (index % 2 === 1 && !STAYS_PLAIN.includes(key)) alive.push(plant)
    }
  }
  console.log(
    `Planted ${caseCount} cases and ${caseCount} near misses of ${SIGNAL_KEYS.length} signals; adding a year of ${memberCount} members …`,
  )
  const ordinary = await addOrdinaryLife(database, { count: memberCount, among: alive })
  const total = memberCount + 2 * caseCount * SIGNAL_KEYS.length
  console.log(
    `${ordinary.days.toLocaleString('en')} days of members, ${ordinary.rounds.toLocaleString('en')} rounds of the last 31 days.`,
  )

  const { signal } = new AbortController()
  const time = async (work: () => Promise<unknown>) => {
    const [start, used] = [performance.now(), processorSeconds([process.pid])]
    await work()
    return { seconds: (performance.now() - start) / 1_000, processor: processorSeconds([process.pid]) - used }
  }
  const swept = await time(() => sweep(database, signal))
  // The last day that is over, once as it comes every day.
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`update risk_progress set done_until = brand_day(now()) - 2`)
    await tx.execute(sql`truncate risk_day`)
  })
  const oneDay = await time(() => dueRisk.run(database, signal))
  const { rows: active } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from member_day where day = brand_day(now()) - 1`,
  )
  await database.execute(sql`update risk_progress set swept_until = 0`)
  await sweep(database, signal)

  const { rows: found } = await database.execute<{ signal: SignalKey; memberId: number }>(
    sql`select signal, member_id as "memberId" from risk_signal where ended_at is null`,
  )
  const isOrdinary = new Set(ordinary.ids)
  const graded = SIGNAL_KEYS.map((key) => {
    const flagged = new Set(found.filter((one) => one.signal === key).map(({ memberId }) => memberId))
    const hits = (planted.get(key) ?? []).filter((id) => flagged.has(id)).length
    const near = (missed.get(key) ?? []).filter((id) => flagged.has(id)).length
    const others = [...flagged].filter((id) => isOrdinary.has(id)).length
    const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(3)))
    return {
      signal: key,
      recall: share(hits, caseCount),
      precision: share(hits, hits + near + others),
      'near misses': near,
      'ordinary members': others,
    }
  })
  console.table(graded)
  const scale = MILLION / total
  const minutes = (seconds: number) => Number((seconds / 60).toPrecision(3))
  const row = (
    id: string,
    value: number,
    unit: string,
    better: Result['better'],
    goal: number | null = null,
  ): Result => ({
    id: `risk-${id}`,
    value,
    goal,
    unit,
    better,
  })
  const rows = [
    row('recall-lowest', Math.min(...graded.map(({ recall }) => recall)), 'of the planted cases', 'higher'),
    row(
      'near-misses',
      graded.reduce((sum, one) => sum + one['near misses'], 0),
      'near misses flagged',
      'lower',
      0,
    ),
    row('members-per-second', Math.round(total / swept.processor), 'members per second of a processor', 'higher'),
    row('million-members', minutes(swept.processor * scale), 'min of a processor', 'lower', 60),
    row('million-one-day', minutes(oneDay.processor * scale), 'min of a processor', 'lower'),
    row('million-year-of-days', minutes(oneDay.processor * scale * DAYS), 'min of a processor', 'lower'),
  ]
  console.log(
    `Measured: ${total.toLocaleString('en')} members in ${swept.seconds.toFixed(1)} s (${swept.processor.toFixed(1)} s of a processor); one day with ${active[0]?.count ?? 0} active members in ${oneDay.seconds.toFixed(1)} s (${oneDay.processor.toFixed(1)} s). A million is that times ${scale.toFixed(0)}.`,
  )
  console.log(`Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`)
  console.table(rows.map(({ id, value, unit, goal }) => ({ id, value, unit, goal })))
  if (memberCount >= 20_000)
    writeResults('risk', rows, { members: total, ...ordinary, ids: undefined, signals: graded })
  await database.$client.end()
} finally {
  await server.stop()
}
