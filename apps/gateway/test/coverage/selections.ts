import {
  astFromValue,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  print,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

export type Field = GraphQLField<unknown, unknown>
/** Argument values by `Type.field.argument` or, for required ones, by the argument's name alone. */
export type ExampleArguments = Readonly<Record<string, unknown>>

/** One step of a query: an object field and one concrete type of its value. */
export interface Step {
  parent: GraphQLObjectType
  field: Field
  on: GraphQLObjectType
}

export class Selections {
  readonly #schema: GraphQLSchema
  readonly #examples: ExampleArguments
  readonly #below = new Map<string, ReadonlySet<string>>()

  constructor(schema: GraphQLSchema, examples: ExampleArguments) {
    this.#schema = schema
    this.#examples = examples
  }

  stepsFrom(parent: GraphQLObjectType): Step[] {
    return Object.values(parent.getFields()).flatMap((field) =>
      this.getTypes(field).map((on): Step => ({ parent, field, on })),
    )
  }

  getTypes({ type }: Field): readonly GraphQLObjectType[] {
    const named = getNamedType(type)
    if (!isCompositeType(named)) return []
    return isObjectType(named) ? [named] : this.#schema.getPossibleTypes(named)
  }

  getLeaves(type: GraphQLObjectType): Field[] {
    return Object.values(type.getFields()).filter((field) => this.getTypes(field).length === 0)
  }

  /** Objects of one type that has leaves alone, such as an amount. */
  getFlatSteps(parent: GraphQLObjectType): Step[] {
    return this.stepsFrom(parent).filter(
      ({ field, on }) => on === getNamedType(field.type) && this.stepsFrom(on).length === 0,
    )
  }

  /** Coordinates of all fields of a type and of everything below it. */
  below(type: GraphQLObjectType): ReadonlySet<string> {
    const known = this.#below.get(type.name)
    if (known) return known
    const found = new Set<string>()
    const visit = (at: GraphQLObjectType, visited: Set<string>): void => {
      if (visited.has(at.name)) return
      visited.add(at.name)
      for (const name of Object.keys(at.getFields())) found.add(`${at.name}.${name}`)
      for (const { on } of this.stepsFrom(at)) visit(on, visited)
    }
    visit(type, new Set())
    this.#below.set(type.name, found)
    return found
  }

  /** A query along these steps, with every leaf and flat object of the last type. */
  query(steps: readonly Step[]): string {
    const last = steps.at(-1)
    const flat = last ? this.getFlatSteps(last.on) : []
    let text = [
      ...(last ? [this.#leaves(last.on)] : ['__typename']),
      ...flat.map(({ parent, field, on }) => `${this.#call(parent, field)} { ${this.#leaves(on)} }`),
    ].join(' ')
    for (const { parent, field, on } of steps.toReversed()) {
      const inner = on === getNamedType(field.type) ? text : `__typename ... on ${on.name} { ${text} }`
      text = `${this.#call(parent, field)} { ${inner} }`
      if (parent !== this.#schema.getQueryType()) text = `__typename ${text}`
    }
    return `{ ${text} }`
  }

  /** Selects an object's leaves and children, and below those only `wanted` fields and what leads to them. */
  whole(type: GraphQLObjectType, wanted: (coordinate: string) => boolean, above: readonly string[] = []): string {
    const inner = this.stepsFrom(type)
      // Field errors are covered by queries.
      .filter(({ on }) => !above.includes(on.name) && (above.length === 0 || on.name !== 'Problem'))
      .filter(({ field, on }) => {
        return above.length === 0 || wanted(`${type.name}.${field.name}`) || [...this.below(on)].some(wanted)
      })
      .map(({ field, on }) => {
        const inside = this.whole(on, wanted, [...above, type.name])
        const narrowed = on === getNamedType(field.type) ? inside : `__typename ... on ${on.name} { ${inside} }`
        return `${this.#call(type, field)} { ${narrowed} }`
      })
    const leaves = this.getLeaves(type)
      .filter(({ name }) => above.length === 0 || wanted(`${type.name}.${name}`))
      .map((field) => this.#call(type, field))
    return ['__typename', ...leaves, ...inner].join(' ')
  }

  #leaves(type: GraphQLObjectType): string {
    return ['__typename', ...this.getLeaves(type).map((field) => this.#call(type, field))].join(' ')
  }

  /** A field with its arguments. @throws Error that names a required argument without an example */
  #call(parent: GraphQLObjectType, field: Field): string {
    const given = field.args.flatMap((argument) => {
      const coordinate = `${parent.name}.${field.name}.${argument.name}`
      const required = isRequiredArgument(argument)
      const value = this.#examples[coordinate] ?? (required ? this.#examples[argument.name] : undefined)
      if (value === undefined && !required) return []
      const literal = astFromValue(value, argument.type)
      if (value === undefined || !literal) {
        throw new Error(`${coordinate} is required: add an example to apps/gateway/test/coverage/example-arguments.ts.`)
      }
      return [`${argument.name}: ${print(literal)}`]
    })
    return given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
  }
}
