import { isUnionType, getNamedType, type GraphQLSchema } from 'graphql'
import type { MutationRun } from './mutation-run.ts'
import type { SeenFields } from './seen-fields.ts'
import type { Field, Selections } from './selections.ts'
import type { World } from './world.ts'

/** Calls a mutation once. @returns a description of the failure; undefined when the expected type was returned */
export async function runMutation(
  schema: GraphQLSchema,
  selections: Selections,
  field: Field,
  run: MutationRun,
  world: World,
  seen: SeenFields,
): Promise<string | undefined> {
  const type = selections.typesOf(field).find(({ name }) => name === run.gives)
  if (!type) return `${field.name} can never give ${run.gives}.`
  const caller = await world.as(run.as)
  const [argument] = field.args
  const input = await run.input?.(world, caller)
  const whole = selections.whole(type, (coordinate) => !seen.valued.has(coordinate))
  const code = isUnionType(getNamedType(field.type)) ? '... on UserError { code }' : ''
  const call = argument ? `($input: ${String(argument.type)}) { ${field.name}(input: $input)` : `{ ${field.name}`
  const document = `mutation ${call} { __typename ${code} ... on ${type.name} { ${whole} } } }`
  const answer = await caller.browser.send(document, argument ? { input } : {})
  const given = (answer.data as Record<string, { __typename: string; code?: string }> | null)?.[field.name]
  if (given?.__typename !== run.gives) {
    return `${field.name} as ${run.as} gave ${JSON.stringify(given ?? answer.errors)}, not ${run.gives}: ${document}`
  }
  seen.takeWhole(answer, { __typename: schema.getMutationType()?.name, [field.name]: given }, [])
  return undefined
}
