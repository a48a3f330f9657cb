import { isDeepStrictEqual } from 'node:util'

import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { replaced, getValue, withJson, withValue } from './deviations.ts'
import { getRows } from './judge.ts'
import { PROBED_ROWS } from './probes.ts'
import { isRecord } from './shape.ts'
import type { Deviation } from './tape.ts'
import type { Reply } from './wire.ts'

/*
 * Deviations of a whole run, generated from endpoints and from what a platform has answered.
 */

export interface RunDeviation {
  what: string
  /** A new one for each run, because some remember what they have seen. */
  make: () => Deviation
}

const isRefusal = ({ json }: Reply) => isRecord(json) && json.success === false

/** A list as in the first answer to the same question, whatever differs in it otherwise. */
const repeating =
  (differs: (call: Parameters<Deviation>[0]) => boolean, ...fields: readonly string[]) =>
  (): Deviation => {
    const first = new Map<string, Reply>()
    return (call, reply) => {
      if (reply.status !== 200 || !getRows(getValue(call.endpoint, reply))) return undefined
      const others = Object.entries(call.input).filter(([name]) => !fields.includes(name))
      const key = JSON.stringify([call.endpoint.name, call.options.token, others])
      if (differs(call)) return first.get(key)
      first.set(key, reply)
      return undefined
    }
  }

/** Deviations of all endpoints at once: the suite must find each at every endpoint where it applies. */
export const BATCHES: readonly RunDeviation[] = [
  {
    what: 'a refusal with another status',
    make: () => (_, reply) =>
      isRefusal(reply) ? { ...reply, text: '', status: reply.status === 400 ? 422 : 400 } : undefined,
  },
  {
    what: 'a refusal with another code',
    make: () => (_, reply) => {
      const { json } = reply
      if (!isRecord(json) || json.success !== false) return undefined
      return withJson(reply, { ...json, errorCode: json.errorCode === 'system_busy' ? 'not.found' : 'system_busy' })
    },
  },
  {
    what: 'a success in place of a refusal',
    make: () => (call, reply) =>
      isRefusal(reply) ? withValue(call.endpoint, { ...reply, status: 200 }, {}) : undefined,
  },
  {
    what: 'a limit without its end',
    make: () => (_, reply) => (reply.retryAfter === null ? undefined : { ...reply, text: '', retryAfter: null }),
  },
  {
    what: 'a later page with the entries of the first',
    make: repeating(
      ({ input }) => 'after' in input || Number(input['pageNo'] ?? input['page'] ?? 1) > 1,
      'pageNo',
      'page',
      'after',
    ),
  },
  {
    what: 'a page in another order',
    make: () => (call, reply) => {
      const value = structuredClone(getValue(call.endpoint, reply))
      const rows = getRows(value)
      const isProbe = [call.input['pageSize'], call.input['size']].includes(PROBED_ROWS)
      if (!isProbe || reply.status !== 200 || !rows || rows.length < 2) return undefined
      rows.reverse()
      return withValue(call.endpoint, reply, value)
    },
  },
  {
    what: 'a missing one’s refusal in other words every second time',
    make: () => {
      let times = 0
      return ({ endpoint }, reply) => {
        if (!endpoint.owned || reply.status !== 404 || !isRecord(reply.json)) return undefined
        return (times += 1) % 2 === 0 ? withJson(reply, { ...reply.json, message: 'in other words' }) : undefined
      }
    },
  },
  {
    what: 'one language for all',
    make: repeating(({ options: { language } }) => language !== undefined && language !== 'EN'),
  },
]

type Change = (own: unknown, others: readonly unknown[]) => unknown

const AMOUNT = /^-?\d+\.\d{2,4}$/

/** Changes of one field in every answer. A change that does not apply to a value leaves it. */
const CHANGES: Readonly<Record<string, Change>> = {
  'as elsewhere': (own, others) => others.find((other) => other !== null && !isDeepStrictEqual(other, own)) ?? own,
  'nothing at all': (own) =>
    typeof own === 'number' ? 0 : Array.isArray(own) ? [] : typeof own === 'string' && AMOUNT.test(own) ? '0.00' : own,
  another: (own) =>
    typeof own === 'boolean' ? !own : typeof own === 'number' ? own - 1 : typeof own === 'string' ? `${own}x` : own,
  'one less': (own) =>
    typeof own === 'string' && AMOUNT.test(own)
      ? (Number(own) - 1).toFixed(2)
      : Array.isArray(own)
        ? own.slice(1)
        : own,
  null: () => null,
}

/** A copy with a change of the field at a path, in all rows of lists. */
function changedAt(value: unknown, [name, ...rest]: readonly string[], change: (own: unknown) => unknown): unknown {
  if (name === undefined) return change(value)
  if (name === '*') return Array.isArray(value) ? value.map((entry) => changedAt(entry, rest, change)) : value
  return isRecord(value) && name in value ? { ...value, [name]: changedAt(value[name], rest, change) } : value
}

/** Values by the path of their field; rows of lists share one. */
function valuesByPath(values: readonly unknown[]): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  const collect = (value: unknown, path: string): void => {
    found.set(path, [...(found.get(path) ?? []), value])
    if (Array.isArray(value)) for (const entry of value) collect(entry, `${path}*.`)
    else if (isRecord(value)) for (const [name, entry] of Object.entries(value)) collect(entry, `${path}${name}.`)
  }
  for (const value of values) collect(value, '')
  return found
}

/** Well-formed changes of one field in all answers of an endpoint. Whether one is wrong depends on the meaning. */
function* changedFields(endpoint: Endpoint, values: readonly unknown[]): Generator<RunDeviation> {
  for (const [path, others] of valuesByPath(values)) {
    const parts = path.split('.').slice(0, -1)
    for (const [what, change] of Object.entries(CHANGES)) {
      /** Undefined where the schema refuses the change, or nothing changes. */
      const changed = (value: unknown) => {
        const instead = changedAt(value, parts, (own) => change(own, others))
        const applies = !isDeepStrictEqual(instead, value) && endpoint.value.safeParse(instead).success
        return applies ? { value: instead } : undefined
      }
      if (!values.some(changed)) continue
      yield {
        what: `${parts.join('.') || 'value'} ${what}`,
        make: () => (call, reply) => {
          const instead = call.endpoint === endpoint && reply.status === 200 && changed(getValue(endpoint, reply))
          return instead ? withValue(endpoint, reply, instead.value) : undefined
        },
      }
    }
  }
}

/** A read that answers as before, whatever has happened since. */
export const staleRead = (endpoint: Endpoint): RunDeviation => ({
  what: 'answers as before',
  make: () => {
    const first = new Map<string, Reply>()
    return (call, reply) => {
      if (call.endpoint !== endpoint || reply.status !== 200) return undefined
      const key = JSON.stringify([call.options.token, call.options.language, call.input])
      const before = first.get(key)
      if (!before) first.set(key, reply)
      return before
    }
  },
})

/** Repeats the first value of a field that must be new in each answer. */
const repeatedFresh = (endpoint: Endpoint): RunDeviation[] =>
  (endpoint.fresh ?? []).map((field) => ({
    what: `${field} again`,
    make: () => {
      const path = field.split('.')
      const own = (value: unknown) =>
        path.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value)
      let first: unknown
      return (call, reply) => {
        const value = getValue(endpoint, reply)
        if (call.endpoint !== endpoint || reply.status !== 200 || own(value) === undefined) return undefined
        first ??= own(value)
        return withValue(endpoint, reply, replaced(value, path, first))
      }
    },
  }))

/** Deviations of one endpoint. @param values of recorded successes */
export function* endpointDeviations(endpoint: Endpoint, values: readonly unknown[]): Generator<RunDeviation> {
  yield* repeatedFresh(endpoint)
  yield* changedFields(endpoint, values)
}
