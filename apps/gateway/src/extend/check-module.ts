import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql'
import type { GatewayModule } from './gateway-module.ts'

/** A project's module does not fit; the message names it and the reason. */
export class ModuleError extends Error {
  constructor(name: string, reason: string) {
    super(`The module "${name}" is refused: ${reason}`)
    this.name = 'ModuleError'
  }
}

const NAME = /^[a-z][a-z0-9-]{1,30}$/

const NEW_TYPES: ReadonlySet<string> = new Set([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
])

export interface CheckedModule {
  definitions: readonly DefinitionNode[]
  /** Fields added to our types, as `Query.loyalty`. */
  added: ReadonlySet<string>
  /** Names of its own types. */
  types: ReadonlySet<string>
}

/**
 * A module adds: types of its own, and fields to `Query` and our objects. What is ours stays as it is.
 * @param schema ours, with the modules before this one
 * @throws ModuleError
 */
export function checkModule(schema: GraphQLSchema, module: GatewayModule): CheckedModule {
  const refuse = (reason: string): never => {
    throw new ModuleError(module.name, reason)
  }
  if (!NAME.test(module.name)) refuse('its name must be lower-case letters, digits and hyphens')
  const { definitions } = parseSchema(module)
  const types = new Set<string>()
  const added = new Set<string>()
  for (const definition of definitions) {
    if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) {
      for (const field of checkAddition(schema, definition, refuse)) added.add(field)
      continue
    }
    if (!NEW_TYPES.has(definition.kind) || !('name' in definition) || !definition.name)
      return refuse(`${definition.kind} is not for modules: they add types, enums, inputs, and fields of objects`)
    const { value: type } = definition.name
    if (schema.getType(type)) refuse(`there is a type ${type} already`)
    if (type.endsWith('Success')) refuse(`${type} has a name that is kept for mutations`)
    types.add(type)
  }
  for (const [type, fields] of Object.entries(module.resolvers))
    for (const field of Object.keys(fields))
      if (!types.has(type) && !added.has(`${type}.${field}`))
        refuse(`it has a resolver for ${type}.${field}, which is not its own`)
  for (const field of module.shared ?? [])
    if (!added.has(field)) refuse(`"shared" names ${field}, which it does not add`)
  return { definitions, added, types }
}

function parseSchema({ name, schema }: GatewayModule) {
  try {
    return parse(schema)
  } catch (error) {
    throw new ModuleError(name, (error as Error).message)
  }
}

function checkAddition(
  schema: GraphQLSchema,
  { name: { value: name }, fields = [], directives = [], interfaces = [] }: ObjectTypeExtensionNode,
  refuse: (reason: string) => never,
): string[] {
  const type = schema.getType(name)
  if (!isObjectType(type)) return refuse(`there is no object ${name} to add fields to`)
  if (type === schema.getMutationType() || type === schema.getSubscriptionType())
    return refuse(`it adds to ${name}: modules read, and changes are the platform’s`)
  if (directives.length > 0 || interfaces.length > 0) refuse(`it changes ${name} itself instead of adding fields`)
  return fields.map((field) => {
    const path = `${name}.${field.name.value}`
    if (type.getFields()[field.name.value]) refuse(`there is a field ${path} already`)
    if (!hasAccess(field)) refuse(`${path} has no @access`)
    if (field.type.kind === Kind.NON_NULL_TYPE) refuse(`${path} must be nullable, so that its failure leaves the rest`)
    return path
  })
}

const hasAccess = ({ directives = [] }: FieldDefinitionNode): boolean =>
  directives.some(({ name }) => name.value === 'access')
