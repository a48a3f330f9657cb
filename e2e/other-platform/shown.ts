import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { ENUMERATIONS, FIELD_ROLES, unwrapped } from '@playhouse/platform-api/fields.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'

/*
 * How the other platform shows values of the one behind it. Nothing of packages/dialect is used: a mistake there must not undo itself.
 */

const BANGKOK_MS = 7 * 3_600_000
const BETS: Readonly<Record<string, string>> = { open: 'RUNNING', won: 'WIN', lost: 'LOSE', even: 'DRAW' }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const underscored = (name: string) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()

/** 18.11.2026 10:05:00.000 */
function showMoment(ms: number): string {
  const [, year = '', month = '', day = '', time = ''] =
    /^(\d+)-(\d+)-(\d+)T([\d:.]+)Z$/.exec(new Date(ms + BANGKOK_MS).toISOString()) ?? []
  return `${day}.${month}.${year} ${time}`
}

function takeMoment(text: string): number {
  const [, day = '', month = '', year = '', time = ''] = /^(\d\d)\.(\d\d)\.(\d{4}) ([\d:.]+)$/.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day}T${time}Z`) - BANGKOK_MS
}

/** A value as it is shown. @param files origin of pictures, which is left out */
export function show(schema: z.ZodType, value: unknown, files: string): unknown {
  const inner = unwrapped(schema)
  if (value === null || value === undefined) return value
  if (inner instanceof z.ZodObject && isFields(value)) {
    const shape = inner.shape as Record<string, z.ZodType>
    const entries = Object.entries(value).map(([name, field]) => {
      const { [name]: own = z.unknown() } = shape
      return [underscored(name), show(own, field, files)]
    })
    return Object.fromEntries(entries)
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: unknown) => show(inner.element as z.ZodType, entry, files))
  if (inner instanceof z.ZodRecord && isFields(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, show(inner.valueType as z.ZodType, entry, files)]),
    )
  return showLeaf(inner, value, files)
}

function showLeaf(inner: z.ZodType, value: unknown, files: string): unknown {
  const role = FIELD_ROLES.get(inner)?.role
  if (role === 'money' || role === 'difference') return Number(parseAmount(String(value)))
  if (role === 'moment') return showMoment(Number(value))
  if (role === 'day') return String(value).split('-').toReversed().join('.')
  if (role === 'flag' || inner instanceof z.ZodBoolean)
    return value === true || value === 1 || value === '1' ? 'Y' : 'N'
  if (role === 'address' || role === 'path')
    return String(value).startsWith(`${files}/`) ? String(value).slice(files.length) : value
  if (ENUMERATIONS.get(inner)?.field === 'records.betStatus') return BETS[String(value)]
  return inner instanceof z.ZodPipe && !role
    ? show((inner.in instanceof z.ZodTransform ? inner.out : inner.in) as z.ZodType, value, files)
    : value
}

const SKIPPED = { pageNo: 'pageSize', page: 'size' } as const

/** The input for the platform behind of one that was sent here. */
export function take({ name, input }: Endpoint, sent: Fields): Record<string, unknown> {
  const { skip, take: count, ...others } = sent
  const taken = takeValue(input, others) as Record<string, unknown>
  if ((name === 'betHistory' || name === 'recordFile') && taken.status !== undefined)
    taken.status = Object.entries(BETS).find(([, shown]) => shown === taken.status)?.[0] ?? taken.status
  const shape = input instanceof z.ZodObject ? Object.keys(input.shape as object) : []
  for (const [page, size] of name === 'winnerBoard' ? [['pageNo', 'limit'] as const] : Object.entries(SKIPPED)) {
    if (skip === undefined || !shape.includes(page)) continue
    taken[page] = Number(skip) / Number(count) + 1
    taken[size] = Number(count)
  }
  return taken
}

function takeValue(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapped(schema)
  if (value === null || value === undefined) return value
  if (inner instanceof z.ZodObject && isFields(value)) {
    const shape = inner.shape as Record<string, z.ZodType>
    const entries = Object.entries(value).map(([name, field]) => {
      const own = Object.keys(shape).find((ours) => underscored(ours) === name)
      return own === undefined ? [name, field] : [own, takeValue(shape[own] as z.ZodType, field)]
    })
    return Object.fromEntries(entries)
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry: unknown) => takeValue(inner.element as z.ZodType, entry))
  const role = FIELD_ROLES.get(inner)?.role
  if (role === 'money') return /^-?\d+$/.test(String(value)) ? formatAmount(BigInt(String(value))) : value
  if (role === 'moment') return takeMoment(String(value))
  if (role === 'day') return String(value).split('.').toReversed().join('-')
  if (role === 'flag') return value === 'Y' ? '1' : value === 'N' ? '0' : value
  return inner instanceof z.ZodBoolean ? value === 'Y' : value
}
