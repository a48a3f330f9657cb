import { isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredInputField } from 'graphql'
import type { GraphQLInputType } from 'graphql'

const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00.000Z',
  Decimal: '1',
  ID: '00000000-0000-4000-8000-000000000000',
  Int: 1,
  String: 'Words',
}

/** A value of the type: required fields only, and the first value of each enum. @throws Error for any other scalar */
export function exampleInput(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleInput(type.ofType)
  if (isListType(type)) return [exampleInput(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, exampleInput(field.type)]))
  }
  if (!(type.name in SCALARS)) throw new Error(`${type.name} needs an example in apps/gateway/test/example-input.ts.`)
  return SCALARS[type.name]
}
