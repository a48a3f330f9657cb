import { isCatalogue } from '@playhouse/platform-api/catalogue-rows.ts'
import { unwrapped } from '@playhouse/platform-api/fields.ts'
import * as z from 'zod'

type Path = readonly PropertyKey[]

/**
 * A value without the rows of catalogues that break their schema; undefined where something else is broken too, or no row of a
 * catalogue would be left: an empty list would say that there is nothing.
 */
export function withoutBrokenRows(schema: z.ZodType, value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const broken = new Map<string, { path: Path; rows: Set<PropertyKey> }>()
  for (const issue of issues) {
    const found = findCatalogue(schema, issue.path)
    if (!found) return undefined
    const key = JSON.stringify(found)
    const { rows } = broken.get(key) ?? { rows: new Set() }
    broken.set(key, { path: found, rows: rows.add(issue.path[found.length] as PropertyKey) })
  }
  let whole = value
  for (const { path, rows } of broken.values()) {
    const list = path.reduce<unknown>(
      (inner, name) => (inner as Record<PropertyKey, unknown>)[name],
      value,
    ) as unknown[]
    const good = list.filter((_row, index) => !rows.has(index))
    if (good.length === 0) return undefined
    whole = replaceAt(whole, path, good)
  }
  return whole
}

/** Where the catalogue is of which an issue breaks a row; undefined for an issue elsewhere. */
function findCatalogue(schema: z.ZodType, path: Path, depth = 0): Path | undefined {
  const name = path[depth]
  if (name === undefined) return undefined
  const inner = unwrapped(schema)
  if (isCatalogue(inner)) return path.slice(0, depth)
  const next =
    inner instanceof z.ZodObject
      ? (inner.shape as Record<PropertyKey, z.ZodType>)[name]
      : inner instanceof z.ZodArray
        ? (inner.element as z.ZodType)
        : undefined
  return next && findCatalogue(next, path, depth + 1)
}

function replaceAt(value: unknown, [name, ...rest]: Path, list: unknown): unknown {
  if (name === undefined) return list
  if (Array.isArray(value)) return value.map((row, index) => (index === name ? replaceAt(row, rest, list) : row))
  const fields = value as Record<PropertyKey, unknown>
  return { ...fields, [name]: replaceAt(fields[name], rest, list) }
}
