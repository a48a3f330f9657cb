import { parse, print, type DocumentNode, type OperationDefinitionNode } from 'graphql'
import { brandDay } from '../src/domains/agent/day-range.ts'

const today = brandDay()

/** A value for every type and name of a variable that the web's documents use. A new one must be added here. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  withShell: true,
  browsing: false,
  from: `${today.slice(0, 8)}01`,
  to: today,
  account: null,
  path: 'rng',
  filter: { search: 'rong' },
  sort: 'POPULAR',
  page: 1,
  pageSize: 42,
  first: 6,
  group: 'w_home',
  id: '1',
  gameId: '1',
}
const BY_TYPE: Readonly<Record<string, unknown>> = {
  'LogInInput!': { username: 'nobody-here', password: 'wrong-password', remember: false },
  'RegisterInput!': { username: 'x', password: 'y', confirmPassword: 'z' },
  'StartFreePlayInput!': {},
  'SetFavouriteInput!': { gameId: '1', favourite: true },
  'LaunchGameInput!': { gameId: '1' },
}

/** Variables for an operation of the web. @throws Error that names a variable without an example */
export function exampleVariables(text: string): Record<string, unknown> {
  const variables = operationOf(parse(text)).variableDefinitions ?? []
  return Object.fromEntries(
    variables.map(({ variable: { name }, type }) => {
      const value = BY_TYPE[print(type)] ?? BY_NAME[name.value]
      if (value === undefined) throw new Error(`There is no example for $${name.value}: ${print(type)}.`)
      return [name.value, value]
    }),
  )
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition')
  if (!operation) throw new Error('The document holds no operation.')
  return operation
}
