import type { Availability } from './availability.ts'
import type { MadeFault, MadeFailover } from './faults.ts'
import type { Difference } from './referee.ts'
import type { AttemptLine, LogLine } from './request-log.ts'

/** From the moved address until each process of the platform is ready again. */
const RECONNECTED_MS = 10_000
/** Between a commit and the moment at which its client has noted the answer. */
const NOTED_WITHIN_MS = 1_000

export const PUBLIC_PAGES = 'public pages'

const getFailovers = (faults: readonly MadeFault[]): MadeFailover[] =>
  faults.flatMap(({ failover }) => (failover ? [failover] : []))

/** Effects of a lost database machine that users of the site should not have noticed. */
export function getComplaints(
  faults: readonly MadeFault[],
  log: readonly LogLine[],
  down: Availability['down'],
): string[] {
  return getFailovers(faults).flatMap(({ lostAt, movedAt, readyAfterMs, writableAfterMs }) => {
    const until = movedAt + readyAfterMs
    const isWithin = (at: number) => at >= lostAt && at <= until
    const pages = down.filter(({ name, at }) => name === PUBLIC_PAGES && isWithin(at)).length
    const wordless = log.filter(
      (line): line is AttemptLine =>
        line.line === 'attempt' &&
        line.request['by'] === 'gateway' &&
        line.outcome === 'unknown' &&
        isWithin(line.sentAt) &&
        !/^\d+: [A-Z_]+$/.test(line.status),
    )
    return [
      ...(readyAfterMs > RECONNECTED_MS
        ? [`the platform was ready ${readyAfterMs} ms after the address had moved`]
        : []),
      ...(writableAfterMs > RECONNECTED_MS
        ? [`the database took writes ${writableAfterMs} ms after it was promoted`]
        : []),
      ...(pages > 0 ? [`public pages were not answered ${pages} times`] : []),
      ...wordless.map(({ kind, status }) => `the gateway answered ${kind} without a word of its own: ${status}`),
    ]
  })
}

/** Tells what asynchronous replication has lost from everything else that differs. */
export function splitLoss(differences: readonly Difference[], faults: readonly MadeFault[]) {
  const windows = getFailovers(faults).map(({ replicatedAt, lostAt }) => ({
    from: replicatedAt - NOTED_WITHIN_MS,
    to: lostAt + NOTED_WITHIN_MS,
  }))
  const isLost = ({ acknowledgedAt }: Difference) =>
    acknowledgedAt !== undefined && windows.some(({ from, to }) => acknowledgedAt >= from && acknowledgedAt <= to)
  return {
    /** Acknowledged since the replicas last had everything. */
    lost: differences.filter(isLost),
    /** Checks that hold even if transactions were lost: a promoted replica has a consistent state of some past moment. */
    broken: differences.filter(
      (one) => !isLost(one) && ['acknowledged', 'balances', 'double-entry'].includes(one.check),
    ),
  }
}
