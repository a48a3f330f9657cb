import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import type { Step } from './selections.ts'

export interface Answer {
  data: unknown
  errors: readonly { message: string; path?: readonly (string | number)[]; extensions: { code: string } }[]
}

/** Every field that a response can contain, as `Type.field`, including those of Query and Mutation. */
export function allCoordinates(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
}

/** Fields that were resolved without an error. */
export class SeenFields {
  /** Fields that had a value, an empty list included. */
  readonly valued = new Set<string>()
  /** Fields that were null without an error. */
  readonly nulls = new Set<string>()

  add({ valued, nulls }: SeenFields): void {
    for (const coordinate of valued) this.valued.add(coordinate)
    for (const coordinate of nulls) this.nulls.add(coordinate)
  }

  /**
   * Records the answer to a query along `steps` with `leaves` and `flat` objects selected on the last step's type.
   * @returns whether it contained an object of that type
   */
  take(response: Answer, steps: readonly Step[], leaves: readonly string[], flat: readonly string[]): boolean {
    let there = false
    const walk = (value: unknown, path: (string | number)[], depth: number): void => {
      if (Array.isArray(value)) {
        value.forEach((member, index) => walk(member, [...path, index], depth))
        return
      }
      if (typeof value !== 'object' || value === null) return
      const holder = value as Record<string, unknown>
      const reached = steps[depth - 1]
      if (reached && holder['__typename'] !== reached.on.name) return
      const step = steps[depth]
      const names = step ? [step.field.name] : [...leaves, ...flat]
      const typeName = step ? step.parent.name : (reached?.on.name ?? '')
      if (!step) there = true
      for (const name of names) this.#count(response, holder, `${typeName}.${name}`, [...path, name])
      if (step) walk(holder[step.field.name], [...path, step.field.name], depth + 1)
      else for (const name of flat) this.takeWhole(response, holder[name], [...path, name])
    }
    walk(response.data, [], 0)
    return there
  }

  /** Records an object that was selected as a whole, with `__typename` at every level. */
  takeWhole(response: Answer, value: unknown, path: readonly (string | number)[]): void {
    if (Array.isArray(value))
      return value.forEach((member, index) => this.takeWhole(response, member, [...path, index]))
    if (typeof value !== 'object' || value === null) return
    const { __typename, ...fields } = value as Record<string, unknown>
    for (const [name, inner] of Object.entries(fields)) {
      this.#count(response, fields, `${String(__typename)}.${name}`, [...path, name])
      this.takeWhole(response, inner, [...path, name])
    }
  }

  #count(response: Answer, holder: Record<string, unknown>, coordinate: string, path: (string | number)[]): void {
    const value = holder[path.at(-1) ?? '']
    if (value === undefined || (value === null && isFailed(response, path))) return
    if (value === null) this.nulls.add(coordinate)
    else this.valued.add(coordinate)
  }
}

/** True for an error at or below the path, or without a path. */
function isFailed({ errors }: Answer, path: readonly (string | number)[]): boolean {
  return errors.some((error) => path.every((part, index) => error.path === undefined || error.path[index] === part))
}
