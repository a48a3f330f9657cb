import type { GraphQLSchema } from 'graphql'
import type { Browser } from '../browser.ts'
import type { SeenFields } from './seen-fields.ts'
import type { Selections, Step } from './selections.ts'

/** Failures that tell a caller that something is not for it; any other is the gateway's own. */
const REFUSALS: ReadonlySet<string> = new Set([
  'SESSION_EXPIRED',
  'REAL_ACCOUNT_REQUIRED',
  'NOT_AGENT',
  'NOT_AVAILABLE',
  'INVALID_RANGE',
])

/**
 * Asks as one caller for every field that can be reached from Query, by every way that leads to one not seen yet. A way ends
 * where this caller finds nothing.
 * Out: what went wrong that is no refusal, in words.
 */
export async function runQueries(
  schema: GraphQLSchema,
  selections: Selections,
  browser: Browser,
  seen: SeenFields,
): Promise<string[]> {
  const root = schema.getQueryType()
  if (!root) return []
  const failures: string[] = []
  const ways: Step[][] = selections.stepsFrom(root).map((step) => [step])
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1)
    if (!last) continue
    const aim = [`${last.parent.name}.${last.field.name}`, ...selections.below(last.on)]
    if (aim.every((coordinate) => seen.valued.has(coordinate))) continue
    const document = documentOf(selections, way, failures)
    if (document === undefined) continue
    const answer = await browser.send(document)
    const leaves = selections.leavesOf(last.on).map(({ name }) => name)
    const there = seen.take(answer, way, leaves)
    for (const { message, extensions } of answer.errors) {
      if (!REFUSALS.has(extensions.code)) failures.push(`${extensions.code}: ${message} ${document}`)
    }
    if (!there) continue
    const walked = new Set(way.map(nameOf))
    for (const step of selections.stepsFrom(last.on)) if (!walked.has(nameOf(step))) ways.push([...way, step])
  }
  // Leaves of Query itself, should there ever be any.
  const leaves = selections.leavesOf(root)
  if (leaves.length > 0) failures.push(`Query has leaves that nothing asks for: ${leaves.map(({ name }) => name)}`)
  return failures
}

/** The query down a way; undefined when it cannot be written, which is then said among the failures. */
function documentOf(selections: Selections, way: readonly Step[], failures: string[]): string | undefined {
  try {
    return selections.query(way)
  } catch (error) {
    failures.push((error as Error).message)
    return undefined
  }
}

const nameOf = ({ parent, field, on }: Step) => `${parent.name}.${field.name}:${on.name}`
