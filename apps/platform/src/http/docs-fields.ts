/** The parts of a JSON schema that the page shows. */
export interface ShownSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: ShownSchema[]
  allOf?: ShownSchema[]
  $ref?: string
  properties?: Record<string, ShownSchema>
  required?: string[]
  items?: ShownSchema
  additionalProperties?: ShownSchema | boolean
  default?: unknown
  description?: string
}

export interface FieldRow {
  /** Such as `list[].vo.winAmount`; empty for the value itself. */
  path: string
  type: string
  required: boolean
  description: string | undefined
}

/** Flattens a schema into one row per field with its path. References are named, not followed. */
export function fieldRows(schema: ShownSchema, path = '', required = true): FieldRow[] {
  const own = { path, type: typeName(schema), required, description: schema.description }
  if (schema.properties) {
    const inside = Object.entries(schema.properties).flatMap(([name, field]) =>
      fieldRows(field, path === '' ? name : `${path}.${name}`, schema.required?.includes(name) ?? false),
    )
    return path === '' ? inside : [own, ...inside]
  }
  if (schema.items && hasFields(schema.items)) return [own, ...fieldRows(schema.items, `${path}[]`).slice(1)]
  const { additionalProperties: entries } = schema
  if (typeof entries === 'object' && hasFields(entries)) return [own, ...fieldRows(entries, `${path}{}`).slice(1)]
  return [own]
}

/** Type in a few words, with its default. */
function typeName(schema: ShownSchema): string {
  const fallback = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`
  return plainType(schema) + fallback
}

function plainType({
  type,
  const: only,
  enum: words,
  anyOf,
  allOf,
  $ref,
  items,
  additionalProperties,
}: ShownSchema): string {
  if ($ref) return $ref.replace('#/components/schemas/', '')
  if (only !== undefined) return JSON.stringify(only)
  if (words) return words.map((word) => JSON.stringify(word)).join(' | ')
  if (anyOf ?? allOf) return [...new Set((anyOf ?? allOf ?? []).map(plainType))].join(anyOf ? ' | ' : ' & ')
  if (type === 'array') return `list of ${items ? plainType(items) : 'anything'}`
  if (typeof additionalProperties === 'object') return `by key: ${plainType(additionalProperties)}`
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'anything')
}

const hasFields = (schema: ShownSchema): boolean =>
  Boolean(schema.properties) ||
  Boolean(schema.items && hasFields(schema.items)) ||
  (typeof schema.additionalProperties === 'object' && hasFields(schema.additionalProperties))
