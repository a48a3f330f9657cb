import type { Browser } from '../browser.ts'
import type { Caller, CallerKind } from './callers.ts'
import type { World } from './world.ts'

/** One call of a mutation. */
export interface MutationRun {
  as: CallerKind
  /** Its input; left out for a mutation that takes none. */
  input?: (world: World, caller: Caller) => object | Promise<object>
  /** Name of the type that it must answer with. */
  gives: string
}

/** Runs by the mutation's name, one for each type of result that has fields of its own. */
export type MutationRuns = Readonly<Record<string, readonly MutationRun[]>>

/**
 * Calls a mutation on the way to another one. `selection` is a type of its result with what is read of it.
 * @throws Error when it answers with another type
 */
export async function call(
  browser: Browser,
  name: string,
  inputType: string | undefined,
  input: object,
  selection: string,
): Promise<Record<string, unknown>> {
  const asked = inputType ? `($input: ${inputType}!) { it: ${name}(input: $input)` : `{ it: ${name}`
  const { data, errors } = await browser.send(
    `mutation ${asked} { __typename ... on UserError { code } ... on ${selection} } }`,
    inputType ? { input } : {},
  )
  const given = (data as Record<string, Record<string, unknown> | null> | null)?.['it']
  const [type] = selection.split(' ', 1)
  if (given?.['__typename'] !== type) {
    throw new Error(`On the way, ${name} gave ${JSON.stringify(given ?? errors)}, not ${type}.`)
  }
  return given ?? {}
}
