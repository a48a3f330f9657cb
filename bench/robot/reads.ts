import documents from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, getNamedType, isEnumType, isNonNullType, Kind, parse, typeFromAST } from 'graphql'
import type { SeededRandom } from '../chaos/random.ts'

const schema = buildSchema(TYPE_DEFINITIONS)
const DAY_MS = 86_400_000
const getDay = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)

export interface Screen {
  name: string
  variables: readonly { name: string; type: string; values: readonly string[] }[]
}

/** Every query of the web's pages, with the variables that it requires. */
export const SCREENS: readonly Screen[] = Object.values(documents)
  .filter(({ type }) => type === 'query')
  .map(({ name, text }) => ({ name, variables: getVariables(text) }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

function getVariables(text: string): Screen['variables'] {
  const [operation] = parse(text).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  return (operation?.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
    const found = typeFromAST(schema, type as never)
    if (!found || !isNonNullType(found) || defaultValue) return []
    const named = getNamedType(found)
    return [
      {
        name: variable.name.value,
        type: named.name,
        values: isEnumType(named) ? named.getValues().map(({ name }) => name) : [],
      },
    ]
  })
}

/** Things of the site that queries name; undefined where there is none. */
export type Known = (variable: string, screen: string) => Promise<string | undefined>

/** Values for a screen's variables; undefined if it needs something that is not there. */
export async function fillVariables(
  { name: screen, variables }: Screen,
  random: SeededRandom,
  known: Known,
): Promise<Record<string, unknown> | undefined> {
  const filled: Record<string, unknown> = {}
  for (const { name, type, values } of variables) {
    if (values.length > 0) filled[name] = random.pick(values)
    else if (type === 'Boolean') filled[name] = name === 'withShell' || random.next() < 0.5
    else if (type === 'Int') filled[name] = name === 'draws' ? 50 : random.between(1, 2)
    else if (type === 'Date') filled[name] = name === 'from' ? getDay(random.between(1, 60)) : getDay(0)
    else {
      filled[name] = await known(name, screen)
      if (filled[name] === undefined) return undefined
    }
  }
  return filled
}
