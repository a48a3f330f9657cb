import * as z from 'zod'

import { FIELD_ROLES, type FieldRole, unwrapped } from '@playhouse/platform-api/fields.ts'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import { isRecord, shown } from './shape.ts'

/** Hosts of the brand, as origins. */
export interface BrandHosts {
  /** Where absolute addresses of pictures, files and games may lead. */
  own: ReadonlySet<string>
  /** The only currency of its accounts. */
  currency?: string | undefined
  /** The time of the run. */
  now?: (() => number) | undefined
}

/** Two to four decimals, as `formatAmount` writes them. */
const AMOUNT = /^-?\d{1,15}\.\d{2,4}$/
/** 2000 and 2200: seconds or microseconds in place of milliseconds are outside. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(2000, 0), Date.UTC(2200, 0)]
const PROBLEMS_MAX = 5

/** Names that only one machine or network has. */
const LOCAL = /^(?:localhost|.*\.localhost|127\..*|\[::1\]|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*)$/

/** Problems of a value by the role of its field: money, moments and addresses. */
export function roleProblems(schema: z.ZodType, value: unknown, hosts: BrandHosts | undefined): string[] {
  const problems = new Set<string>()
  walk(schema, value, '', (role, field, path) => {
    const problem = getProblem(role, field, hosts)
    if (problem !== undefined) problems.add(`${path}: ${problem}`)
  })
  return [...problems].slice(0, PROBLEMS_MAX)
}

/** Paths of the fields with a role; rows of lists share one. */
export function findFields(schema: z.ZodType, value: unknown, wanted: FieldRole): ReadonlySet<string> {
  const paths = new Set<string>()
  walk(schema, value, '', (role, _, path) => {
    if (role === wanted) paths.add(path)
  })
  return paths
}

function getProblem(role: string, value: unknown, hosts: BrandHosts | undefined): string | undefined {
  if (role === 'money' || role === 'difference') {
    if (typeof value === 'number') return `the amount ${value} is a JSON number, not a decimal string`
    if (typeof value === 'string' && !AMOUNT.test(value))
      return `the amount ${shown(value)} has not two to four decimals`
  }
  if (role === 'moment' && typeof value === 'number') {
    if (value < FIRST_MOMENT || value > LAST_MOMENT) return `${value} is not in epoch milliseconds`
  }
  if (role === 'address' && typeof value === 'string') {
    if (value === '') return 'an empty address'
    const url = parseWebAddress(value)
    if (!url) return `${shown(value)} is no absolute http or https address`
    if (url.protocol === 'http:' && !LOCAL.test(url.hostname) && hosts && !hosts.own.has(url.origin))
      return `${shown(value)} is not encrypted`
  }
  if (role === 'path' && typeof value === 'string') {
    if (value === '') return 'an empty path'
    if (!/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(value)) return `${shown(value)} is neither absolute nor a path from the root`
    const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(value)
    const url = absolute ? parseWebAddress(value, 'https://host.invalid') : undefined
    if (absolute && !url) return `${shown(value)} is no http or https address`
    if (url && hosts && !hosts.own.has(url.origin)) return `${shown(value)} is on a host that the brand does not name`
  }
  if (role === 'reference' && typeof value === 'string' && /^(?:\/\/|\/\\|(?:javascript|data|vbscript):)/i.test(value))
    return `${shown(value)} leads to another site`
  if (role === 'masked' && typeof value === 'string' && value !== '' && !/[*•]/.test(value))
    return `${shown(value)} is shown in full`
  if (role === 'digits' && typeof value === 'string' && !/^\d+$/.test(value))
    return `${shown(value)} has more than digits`
  if (role === 'currency' && hosts?.currency !== undefined && value !== hosts.currency)
    return `${shown(value)} is not the brand’s currency, ${hosts.currency}`
  return undefined
}

/** Calls `visit` for every field with a role, with its raw value. Rows of lists share a path. */
function walk(
  schema: z.ZodType,
  value: unknown,
  path: string,
  visit: (role: string, value: unknown, path: string) => void,
): void {
  if (value === null || value === undefined) return
  const inner = unwrapped(schema)
  const role = FIELD_ROLES.get(inner)?.role
  if (role) return visit(role, value, path || 'value')
  if (inner instanceof z.ZodPipe) return walk(inner.in as z.ZodType, value, path, visit)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const entry of value) walk(inner.element as z.ZodType, entry, path === '' ? '*' : `${path}.*`, visit)
  } else if (inner instanceof z.ZodRecord && isRecord(value)) {
    for (const entry of Object.values(value)) walk(inner.valueType as z.ZodType, entry, `${path}.*`, visit)
  } else if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [name, field] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
      const inside = path === '' ? name : `${path}.${name}`
      if (name === 'currency') visit('currency', value[name], inside)
      else walk(field, value[name], inside, visit)
    }
  }
}
