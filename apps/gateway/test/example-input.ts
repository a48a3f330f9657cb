import { GraphQLString, isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredInputField } from 'graphql'
import type { GraphQLInputType } from 'graphql'

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00.000Z',
  Decimal: '1',
  Amount: '1',
  ID: '00000000-0000-4000-8000-000000000000',
  Int: 1,
  String: 'Words',
  URL: 'https://site.test/words',
}

const TEXTS: Readonly<Record<string, string>> = { nationality: 'VN' }

/** A value of the type, with the required fields and the optional texts, and the first value of each enum; of a `@oneOf` type the first text, if it has one. @throws Error for any other scalar */
export function exampleInput(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleInput(type.ofType)
  if (isListType(type)) return [exampleInput(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const texts = fields.filter((field) => isRequiredInputField(field) || field.type === GraphQLString)
    const given = type.isOneOf ? [texts[0] ?? fields[0]].filter((field) => field !== undefined) : texts
    return Object.fromEntries(given.map((field) => [field.name, TEXTS[field.name] ?? exampleInput(field.type)]))
  }
  if (!(type.name in SCALARS)) throw new Error(`${type.name} needs an example in apps/gateway/test/example-input.ts.`)
  return SCALARS[type.name]
}
