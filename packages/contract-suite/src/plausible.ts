import { CLOCKS_DIFFER_MS } from './clocks.ts'
import { isRecord, shown } from './shape.ts'

/** Reported per response. */
const PROBLEMS_MAX = 5
/** 2000: smaller numbers are no moments. */
const FIRST_MOMENT = Date.UTC(2000, 0)

/** Moments at which something has happened. */
const PAST =
  /^(?:at|since|regDate|(?:created|added|opened|updated|published|placed|played|won|decided|confirmed|claimed|registered|requested|offered|settled|drawn|sealed|started|granted|paid|ended|set|seen|lastSeen|lastUsed|lastSent)At)$/
/** Fields with the beginning of something, which comes before those of `WHAT_FOLLOWS`. */
const BEGINNINGS =
  /^(?:(?:created|added|opened|requested|placed|offered|registered|granted|started|set|starts|opens|salesOpen)At|periodFrom)$/
const WHAT_FOLLOWS =
  /^(?:(?:updated|decided|confirmed|settled|drawn|claimed|ended|usable|expires|lastSeen|lastUsed|lastSent|paid|ends|closes|close|draws|draw)At|periodTo|validUntil)$/
/** Counts, charges and allowances are never below zero; results and movements may be. */
const NOT_NEGATIVE =
  /^(?:price|staked?|payouts?|fee\w*|min[A-Z]?\w*|max[A-Z]?\w*|quickAmounts|reward|threshold|target|progress|counted|turnover|deposits?|withdrawals?|wagered|required|granted|cost|stakeAmount|winAmount|requestedAmount|fixedAmount|expected|actual)$/
/** Texts that people read or recognise something by. */
const NAMES = /^(?:id|title|name|code|account|characters)$|(?:Name|Title)$/
const HTML = /^(?:content|terms|html)$/
const SCRIPT = /<\s*(?:script|iframe|object|embed)\b|<[^>]+\son\w+\s*=|javascript:/i

/**
 * Problems that contradict the names of fields at any depth: amounts and counts below zero, moments out of order, texts that are empty or
 * run.
 * @param differences paths of amounts that may be below zero
 */
export function plausibilityProblems(
  value: unknown,
  now: number,
  differences: ReadonlySet<string> = new Set(),
): string[] {
  const problems = new Set<string>()
  walk(value, '', { now, differences }, problems)
  return [...problems].slice(0, PROBLEMS_MAX)
}

interface Bounds {
  now: number
  differences: ReadonlySet<string>
}

function walk(value: unknown, path: string, bounds: Bounds, problems: Set<string>): void {
  if (Array.isArray(value)) {
    if (hasTwins(value)) problems.add(`${path}: an entry stands there twice`)
    for (const entry of value) walk(entry, path === '' ? '*' : `${path}.*`, bounds, problems)
    return
  }
  const name = path.replace(/(?:\.\*)+$/, '').replace(/^.*\./, '')
  const problem = bounds.differences.has(path) ? undefined : getProblem(name, value, bounds.now)
  if (problem !== undefined) problems.add(`${path}: ${problem}`)
  if (!isRecord(value)) return
  for (const found of orderProblems(value)) problems.add(path === '' ? found : `${path}: ${found}`)
  for (const [field, entry] of Object.entries(value))
    walk(entry, path === '' ? field : `${path}.${field}`, bounds, problems)
}

/** Fields by which entries are told apart. */
const KEYS = ['id', 'code', 'gameCode', 'nodeId', 'gameId', 'betType', 'bankCode', 'account', 'modId']

/** Whether two entries that have a key are alike in everything. */
function hasTwins(rows: readonly unknown[]): boolean {
  if (rows.length < 2 || !rows.every((row) => isRecord(row) && KEYS.some((key) => key in row))) return false
  return new Set(rows.map((row) => JSON.stringify(row))).size < rows.length
}

function getProblem(name: string, value: unknown, now: number): string | undefined {
  if (typeof value === 'number') {
    if (value < 0) return `${value} is below zero`
    if (PAST.test(name) && value > FIRST_MOMENT && value > now + CLOCKS_DIFFER_MS)
      return `${new Date(value).toISOString()} has not come yet`
  }
  if (typeof value !== 'string') return undefined
  if (NOT_NEGATIVE.test(name) && /^-\d/.test(value)) return `${shown(value)} is below zero`
  if (NAMES.test(name) && value.trim() === '') return 'is empty'
  if (HTML.test(name) && SCRIPT.test(value)) return 'runs a script'
  return undefined
}

function orderProblems(record: Record<string, unknown>): string[] {
  const moments = Object.entries(record).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  const beginnings = moments.filter(([name]) => BEGINNINGS.test(name))
  return moments
    .filter(([name]) => WHAT_FOLLOWS.test(name))
    .flatMap(([name, at]) =>
      beginnings.filter(([, begun]) => at < begun).map(([beginning]) => `${name} is before ${beginning}`),
    )
}
