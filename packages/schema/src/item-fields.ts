import { type GraphQLSchema, isObjectType, isRequiredArgument } from 'graphql'

/** Arguments that name one thing. */
const KEYS: readonly string[] = ['id', 'code', 'number']

/** Types of answers that say themselves whether the thing exists. */
const CHECKS: readonly string[] = ['InvitationCode']

/**
 * Fields that read one item by its key, by type. Null without an error means that the caller has no such item: it does not
 * exist, or belongs to another account.
 */
export function findItemFields(schema: GraphQLSchema): Record<string, string[]> {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type))
  const found = types.map((type) => {
    const fields = Object.values(type.getFields()).filter(
      // A field that cannot be null answers otherwise: with a union, or a list.
      (field) =>
        isObjectType(field.type) &&
        !CHECKS.includes(field.type.name) &&
        field.args.some((argument) => KEYS.includes(argument.name) && isRequiredArgument(argument)),
    )
    return [type.name, fields.map(({ name }) => name)] as const
  })
  return Object.fromEntries(
    found.filter(([, fields]) => fields.length > 0).map(([type, fields]) => [type, [...fields]]),
  )
}
