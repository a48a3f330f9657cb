import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { percentile } from '../percentile.ts'
import type { MadeFault } from './faults.ts'
import { type Check, CHECKS, type Difference, type Judgement } from './referee.ts'
import type { AttemptLine, LogLine } from './request-log.ts'

export interface Run {
  seed: number
  minutes: number
  beganAt: number
  endedAt: number
  faults: readonly MadeFault[]
  skipped: readonly string[]
  /** Processes that ended by themselves. */
  crashes: readonly { name: string; how: string; at: number }[]
  unavailableSeconds: Readonly<Record<string, number>>
  resyncs: number
  drainedAfterMs: number | null
  judgement: Judgement
  /** Effects of a lost machine that should not have been noticed. */
  complaints: readonly string[]
  /** With asynchronous replication. */
  loss?: { lost: readonly Difference[]; broken: readonly Difference[] }
  /** Lines of world:check that failed. */
  worldFaults: readonly string[]
}

interface KindRow {
  kind: string
  requests: number
  perMinute: number
  attempts: number
  done: number
  refused: number
  unknown: number
  /** Milliseconds from the first attempt to the final answer, if there was one, outside faults and within. */
  calm: { p50: number; p99: number; slowest: number }
  faulty: { p50: number; p99: number; slowest: number }
}

/** Numbers of each kind of request. A request belongs to a fault if they overlap. */
function kindRows(log: readonly LogLine[], run: Pick<Run, 'faults' | 'beganAt' | 'endedAt'>): KindRow[] {
  const attempts = log.filter((line): line is AttemptLine => line.line === 'attempt')
  const minutes = (run.endedAt - run.beganAt) / 60_000
  return [...Map.groupBy(attempts, ({ kind }) => kind)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([kind, key]) => {
      const requests = [...Map.groupBy(key, ({ id }) => id).values()].map((tries) => {
        const [first, last] = [tries[0], tries.at(-1)] as [AttemptLine, AttemptLine]
        const until = last.answeredAt ?? last.sentAt
        const isFaulty = run.faults.some(({ from, to }) => first.sentAt <= to && until >= from)
        return { outcome: last.outcome, ms: until - first.sentAt, isFaulty }
      })
      const times = (isFaulty: boolean) => {
        const all = requests.filter((one) => one.isFaulty === isFaulty && one.outcome !== 'unknown').map(({ ms }) => ms)
        return { p50: percentile(all, 0.5), p99: percentile(all, 0.99), slowest: percentile(all, 1) }
      }
      const count = (outcome: AttemptLine['outcome']) => requests.filter((one) => one.outcome === outcome).length
      return {
        kind,
        requests: requests.length,
        perMinute: Math.round((requests.length / minutes) * 10) / 10,
        attempts: key.length,
        done: count('done'),
        refused: count('refused'),
        unknown: count('unknown'),
        calm: times(false),
        faulty: times(true),
      }
    })
}

const shown = ({ p50, p99, slowest }: KindRow['calm']) =>
  [p50, p99, slowest].map((ms) => (Number.isNaN(ms) ? '–' : ms)).join(' / ')

function lossLines({ loss, faults }: Run): string[] {
  if (!loss) return []
  const windows = faults.flatMap(({ failover }) => (failover ? [failover.lostAt - failover.replicatedAt] : []))
  return [
    '',
    `Lost with the machine, acknowledged while the replicas were cut off for ${windows.join(' and ')} ms: ${loss.lost.length}`,
    ...loss.lost.map(({ what, acknowledgedAt }) => `  ${new Date(acknowledgedAt ?? 0).toISOString()}  ${what}`),
    `Broken besides: ${loss.broken.length}`,
  ]
}

export function reportText(log: readonly LogLine[], run: Run): string {
  const rows = kindRows(log, run)
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
  const clock = (at: number) => seconds(at - run.beganAt).padStart(9)
  const table = [
    [
      'kind',
      'requests',
      'per minute',
      'attempts',
      'done',
      'refused',
      'unknown',
      'calm p50/p99/max ms',
      'with fault p50/p99/max ms',
    ],
    ...rows.map((row) => [
      row.kind,
      row.requests,
      row.perMinute,
      row.attempts,
      row.done,
      row.refused,
      row.unknown,
      shown(row.calm),
      shown(row.faulty),
    ]),
  ].map((cells) => cells.map(String))
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)))
  const refusals = Map.groupBy(
    log.filter((line): line is AttemptLine => line.line === 'attempt' && line.outcome === 'refused'),
    ({ kind, status }) => `${kind} ${status}`,
  )
  const { looked, differences } = run.judgement
  return [
    `Seed ${run.seed}, ${run.minutes} minutes of traffic, ${run.faults.length} faults. Again: npm run chaos -- --minutes ${run.minutes} --seed ${run.seed}`,
    '',
    ...table.map((cells) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    ),
    '',
    'Refused:',
    ...[...refusals].map(([what, key]) => `  ${what}: ${key.length}`),
    '',
    'Faults:',
    ...run.faults.map(
      ({ name, from, to, note }) =>
        `${clock(from)}  ${name}, ${seconds(to - from)} until all were ready${note ? ` (${note})` : ''}`,
    ),
    ...run.skipped.map((what) => `  not made: ${what}`),
    '',
    `Ended by themselves and restarted: ${run.crashes.length}`,
    ...run.crashes.map(({ name, how, at }) => `${clock(at)}  ${name}: ${how}`),
    '',
    `Not available, in seconds: ${Object.entries(run.unavailableSeconds)
      .map(([name, down]) => `${name} ${down.toFixed(1)}`)
      .join(', ')}`,
    `Streams told to read again: ${run.resyncs}`,
    run.drainedAfterMs === null
      ? 'Not everything was finished in time.'
      : `Everything was finished ${seconds(run.drainedAfterMs)} after the traffic.`,
    '',
    `Besides requests: ${Object.entries(run.judgement.counted)
      .map(([what, many]) => `${what} ${many}`)
      .join(', ')}`,
    '',
    'Referee:',
    ...Object.entries(CHECKS).map(([check, what]) => {
      const found = differences.filter((one) => one.check === check)
      return `  ${found.length === 0 ? 'OK    ' : 'FAILED'}  ${what} (${looked[check as Check]} looked at${found.length ? `, ${found.length} differ` : ''})`
    }),
    `  ${run.worldFaults.length === 0 ? 'OK    ' : 'FAILED'}  world:check`,
    ...run.worldFaults.map((line) => `          ${line}`),
    ...differences.map(({ check, what }) => `  ${check}: ${what}`),
    ...run.complaints.map((what) => `  FAILED  ${what}`),
    ...lossLines(run),
  ].join('\n')
}

/** Writes the report as text and JSON beside the log. @returns the folder's files */
export function writeReport(folder: string, log: readonly LogLine[], run: Run): string[] {
  mkdirSync(folder, { recursive: true })
  const files = [join(folder, 'report.txt'), join(folder, 'report.json')] as const
  writeFileSync(files[0], `${reportText(log, run)}\n`)
  writeFileSync(files[1], `${JSON.stringify({ ...run, kinds: kindRows(log, run) }, undefined, 2)}\n`)
  return [...files]
}
