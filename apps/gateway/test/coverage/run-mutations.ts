import { getNamedType, isUnionType, Kind, type GraphQLSchema } from 'graphql'
import { exampleInput } from '../example-input.ts'
import type { Browser } from '../browser.ts'
import type { MutationRun } from './mutation-run.ts'
import { MUTATION_RUNS } from './mutation-runs.ts'
import type { SeenFields } from './seen-fields.ts'
import type { Field, Selections } from './selections.ts'
import { ALWAYS_NULL, NEVER_THERE } from './without-data.ts'
import type { World } from './world.ts'

/**
 * Calls a mutation once.
 * @param through the browser that sends it, after the caller's own has prepared it; the caller's own when left out
 * @returns a description of the failure; undefined when the expected type was returned
 */
export async function runMutation(
  schema: GraphQLSchema,
  selections: Selections,
  field: Field,
  run: MutationRun,
  world: World,
  seen: SeenFields,
  through = (browser: Browser) => browser,
): Promise<string | undefined> {
  const type = selections.getTypes(field).find(({ name }) => name === run.gives)
  if (!type) return `${field.name} can never give ${run.gives}.`
  const caller = await world.as(run.as)
  const [argument] = field.args
  const input = await run.input?.(world, caller)
  const whole = selections.whole(type, (coordinate) => !seen.valued.has(coordinate) && !hasNoValue(coordinate, seen))
  const code = isUnionType(getNamedType(field.type)) ? '... on UserError { code }' : ''
  const call = argument ? `($input: ${String(argument.type)}) { ${field.name}(input: $input)` : `{ ${field.name}`
  const document = `mutation ${call} { __typename ${code} ... on ${type.name} { ${whole} } } }`
  const response = await through(caller.browser).send(document, argument ? { input } : {})
  const given = (response.data as Record<string, { __typename: string; code?: string }> | null)?.[field.name]
  if (given?.__typename !== run.gives || given.code === 'PLATFORM_UNAVAILABLE') {
    return `${field.name} as ${run.as} gave ${JSON.stringify(given ?? response.errors)}, not ${run.gives}: ${document}`
  }
  seen.takeWhole(response, { __typename: schema.getMutationType()?.name, [field.name]: given }, [])
  return undefined
}

/** True of a field that has no value here, and has been null where it may be: documents have a limit of tokens. */
function hasNoValue(coordinate: string, { nulls }: SeenFields): boolean {
  const [type = ''] = coordinate.split('.', 1)
  return type in NEVER_THERE || (coordinate in ALWAYS_NULL && nulls.has(coordinate))
}

export function getAudience({ astNode }: Field): string {
  const access = astNode?.directives?.find(({ name }) => name.value === 'access')
  const to = access?.arguments?.[0]?.value
  return to?.kind === Kind.ENUM ? to.value : ''
}

/** Without runs of its own, a mutation must succeed with an example of its input. */
function exampleRun(field: Field): MutationRun {
  const [argument] = field.args
  return {
    as: getAudience(field) === 'AGENT' ? 'agent' : 'newcomer',
    ...(argument && { input: () => exampleInput(argument.type) as object }),
    gives: `${field.name[0]?.toUpperCase()}${field.name.slice(1)}Success`,
  }
}

export function allRuns(mutations: readonly Field[]): { field: Field; run: MutationRun }[] {
  return mutations.flatMap((field) => (MUTATION_RUNS[field.name] ?? [exampleRun(field)]).map((run) => ({ field, run })))
}
