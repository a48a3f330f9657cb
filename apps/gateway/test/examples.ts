import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parse,
  parseType,
  print,
  type DocumentNode,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql'
import { brandDay } from '../src/domains/agent/day-range.ts'

const SCHEMA = buildSchema(TYPE_DEFINITIONS)

/** Variables of the web's documents by name, and below by type, where the minimal value is not enough. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  withShell: true,
  browsing: false,
  withMine: true,
  // Getters: the test files of a worker share this module for minutes.
  get from() {
    return `${brandDay().slice(0, 8)}01`
  },
  get to() {
    return brandDay()
  },
  account: null,
  lobbyId: 'RNG',
  filter: { search: 'rong' },
  sort: 'POPULAR',
  page: 1,
  pageSize: 42,
  first: 6,
  group: 'w_home',
  id: '1',
  gameId: '1',
  // A lottery's code, which no referral uses.
  code: 'HA_NOI',
}
const BY_TYPE: Readonly<Record<string, unknown>> = {
  'LogInInput!': { username: 'nobody-here', password: 'wrong-password', remember: false },
  'RegisterInput!': { username: 'x', password: 'y', confirmPassword: 'z' },
  'RegisterByMobileInput!': { phone: { diallingCode: '84', number: '' } },
  'StartFreePlayInput!': {},
  'SetFavouriteInput!': { gameId: '1', isFavourite: true },
  'ReportFailingHostInput!': { host: 'https://images.test' },
  'LaunchGameInput!': { gameId: '1' },
  'LaunchTrialInput!': { gameId: '1' },
  'DownlineSort!': 'TURNOVER',
  'ContractTermsInput!': { basisPoints: 10 },
}

/** Variables for an operation; minimal by type unless an example exists. */
export function exampleVariables(text: string): Record<string, unknown> {
  const variables = findOperation(parse(text)).variableDefinitions ?? []
  return Object.fromEntries(
    variables.map(({ variable: { name }, type }) => {
      return [name.value, BY_TYPE[print(type)] ?? BY_NAME[name.value] ?? makeExample(type)]
    }),
  )
}

/** Minimal value of a type: null, an input's required fields, an enum's first value. */
function makeExample(type: TypeNode): unknown {
  if (type.kind !== Kind.NON_NULL_TYPE) return null
  if (type.type.kind === Kind.LIST_TYPE) return []
  const named = SCHEMA.getType(type.type.name.value)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (!isInputObjectType(named))
    return (
      { Boolean: false, Int: 1, Float: 1, Decimal: '1', Amount: '1', Date: '2026-01-01', URL: 'https://push.test/x' }[
        type.type.name.value
      ] ?? 'x'
    )
  const fields = Object.values(named.getFields())
  const [first] = fields
  if (named.isOneOf && first) return { [first.name]: makeExample(parseType(`${String(first.type)}!`)) }
  const required = fields.filter(isRequiredInputField)
  return Object.fromEntries(
    required.map(({ name, type: inner }) => [
      name,
      name === 'requestKey' ? 'x'.repeat(16) : makeExample(parseType(String(inner))),
    ]),
  )
}

function findOperation({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition')
  if (!operation) throw new Error('The document holds no operation.')
  return operation
}
