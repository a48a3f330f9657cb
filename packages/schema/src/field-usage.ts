import {
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { TrustedDocument } from './trusted-documents.ts'

/** Names of the operations that select each field, by its coordinate. Documents that a release broke are left out. */
export function fieldUsage(
  schema: GraphQLSchema,
  documents: Iterable<Pick<TrustedDocument, 'name' | 'text'>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const usage = new Map<string, Set<string>>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || (!isObjectType(type) && !isInterfaceType(type))) continue
    for (const field of Object.keys(type.getFields())) usage.set(`${type.name}.${field}`, new Set())
  }
  for (const { name, text } of documents) {
    const document = parse(text)
    if (validate(schema, document).length > 0) continue
    const types = new TypeInfo(schema)
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name: { value } }) => {
          const parent = types.getParentType()
          if (!parent) return
          usage.get(`${parent.name}.${value}`)?.add(name)
          // A field of an interface is a field of each type that implements it.
          if (!isInterfaceType(parent)) return
          for (const { name: type } of schema.getPossibleTypes(parent)) usage.get(`${type}.${value}`)?.add(name)
        },
      }),
    )
  }
  return usage
}
