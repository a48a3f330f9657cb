import type { GraphQLSchema } from 'graphql'
import type { Browser } from '../browser.ts'
import type { SeenFields } from './seen-fields.ts'
import type { Selections, Step } from './selections.ts'

/** Codes that refuse this caller; any other error is a failure of the gateway. */
const REFUSALS: ReadonlySet<string> = new Set([
  'SESSION_EXPIRED',
  'REAL_ACCOUNT_REQUIRED',
  'NOT_AGENT',
  'NOT_AVAILABLE',
  'INVALID_RANGE',
])

/**
 * Queries as one caller every root field, and below them each path that leads to a field without a value, flat objects together with the
 * leaves beside them. A path ends where this caller finds no object.
 * @param seen by this caller
 * @param known fields that other callers have seen
 * @returns descriptions of failures that are not refusals
 */
export async function runQueries(
  schema: GraphQLSchema,
  selections: Selections,
  browser: Browser,
  seen: SeenFields,
  known: SeenFields,
): Promise<string[]> {
  const root = schema.getQueryType()
  if (!root) return []
  const failures: string[] = []
  const paths: Step[][] = selections.stepsFrom(root).map((step) => [step])
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1)
    if (!last) continue
    const targets = [`${last.parent.name}.${last.field.name}`, ...selections.below(last.on)]
    const isNew = (coordinate: string) => !seen.valued.has(coordinate) && !known.valued.has(coordinate)
    if (path.length > 1 && !targets.some(isNew)) continue
    const document = getDocument(selections, path, failures)
    if (document === undefined) continue
    const response = await browser.send(document)
    const leaves = selections.getLeaves(last.on).map(({ name }) => name)
    const flat = selections.getFlatSteps(last.on).map(({ field }) => field.name)
    const found = seen.take(response, path, leaves, flat)
    for (const { message, extensions } of response.errors) {
      if (!REFUSALS.has(extensions.code)) failures.push(`${extensions.code}: ${message} ${document}`)
    }
    if (!found) continue
    const visited = new Set(path.map(getName))
    const further = selections.stepsFrom(last.on).filter((step) => !flat.includes(step.field.name))
    for (const step of further) if (!visited.has(getName(step))) paths.push([...path, step])
  }
  // Query has only object fields so far.
  const leaves = selections.getLeaves(root)
  if (leaves.length > 0) failures.push(`Query has leaf fields that no query selects: ${leaves.map(({ name }) => name)}`)
  return failures
}

/** The query along a path; undefined when it cannot be built, which is added to the failures. */
function getDocument(selections: Selections, path: readonly Step[], failures: string[]): string | undefined {
  try {
    return selections.query(path)
  } catch (error) {
    failures.push((error as Error).message)
    return undefined
  }
}

const getName = ({ parent, field, on }: Step) => `${parent.name}.${field.name}:${on.name}`
