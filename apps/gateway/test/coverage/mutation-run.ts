import type { Browser } from '../browser.ts'
import type { Caller, CallerKind } from './callers.ts'
import type { World } from './world.ts'

export interface MutationRun {
  as: CallerKind
  /** Omitted for a mutation without input. */
  input?: (world: World, caller: Caller) => object | Promise<object>
  /** Name of the expected result type. */
  gives: string
}

/** Runs by mutation name, one for each result type with fields of its own. */
export type MutationRuns = Readonly<Record<string, readonly MutationRun[]>>

/**
 * Calls a mutation as preparation for another one.
 * @param selection a result type with its selected fields
 * @throws Error when another type is returned
 */
export async function call(
  browser: Browser,
  name: string,
  inputType: string | undefined,
  input: object,
  selection: string,
): Promise<Record<string, unknown>> {
  const requested = inputType ? `($input: ${inputType}!) { it: ${name}(input: $input)` : `{ it: ${name}`
  const { data, errors } = await browser.send(
    `mutation ${requested} { __typename ... on UserError { code } ... on ${selection} } }`,
    inputType ? { input } : {},
  )
  const given = (data as Record<string, Record<string, unknown> | null> | null)?.['it']
  const [type] = selection.split(' ', 1)
  if (given?.['__typename'] !== type) {
    throw new Error(`${name} returned ${JSON.stringify(given ?? errors)} instead of ${type}.`)
  }
  return given ?? {}
}
