import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { unwrapped } from '@playhouse/platform-api/fields.ts'
import * as z from 'zod'
import type { Paging } from './dialect.ts'
import { FieldError } from './field-error.ts'
import { parsePlace, readPlace, writePlace } from './places.ts'

/** The contract's names. */
const PAGE = ['pageNo', 'page']
const SIZE = ['pageSize', 'size', 'limit']
const TOTAL = ['totalCount', 'total']
const PAGES = 'totalPages'

type Fields = Record<string, unknown>

export interface Pages {
  by: Paging['by']
  /** Number of our page, from 1. */
  number: (ours: Fields) => number
  /** Our input without its page. */
  others: (ours: Fields) => Fields
  /** Adds their page to their input. */
  turn: (theirs: Fields, ours: Fields, cursor: unknown) => void
  /** The cursor of the page after this one; undefined on the last. */
  next: (body: unknown) => string | number | undefined
  /** Adds what the contract says of all pages. @throws FieldError */
  complete: (value: unknown, body: unknown, ours: Fields) => void
  /** Takes the rows out: the page is behind the last one. */
  empty: (value: unknown) => void
}

/** Undefined where an endpoint has no numbered pages. */
export function compilePages(endpoint: Endpoint, paging: Paging | undefined): Pages | undefined {
  const { input } = endpoint
  if (!paging || !(input instanceof z.ZodObject)) return undefined
  const taken = input.shape as Record<string, z.ZodType>
  const [page, size] = [PAGE, SIZE].map((names) => names.find((name) => name in taken))
  if (page === undefined || size === undefined) return undefined
  const shape = endpoint.value instanceof z.ZodObject ? (endpoint.value.shape as Record<string, z.ZodType>) : {}
  const total = TOTAL.find((name) => name in shape)
  const rows = Object.keys(shape).find((name) => unwrapped(shape[name] as z.ZodType) instanceof z.ZodArray)
  const [pagePlace, sizePlace] = [parsePlace(paging.page), parsePlace(paging.size)]
  const nextPlace = paging.next === undefined ? undefined : parsePlace(paging.next)
  const totalPlace = paging.total === undefined ? undefined : parsePlace(paging.total)
  const getNumber = (ours: Fields, name: string): number => Number(taken[name]?.safeParse(ours[name]).data)
  const next = (body: unknown): string | number | undefined => {
    const cursor = nextPlace && readPlace(body, nextPlace)
    return (typeof cursor === 'string' || typeof cursor === 'number') && cursor !== '' ? cursor : undefined
  }
  const getTotal = (value: Fields, body: unknown, ours: Fields): number => {
    const sent = totalPlace && readPlace(body, totalPlace)
    if (sent !== undefined) return toCount(sent, paging.total)
    const [pageSize, before] = [getNumber(ours, size), getNumber(ours, page) - 1]
    const count = rows !== undefined && Array.isArray(value[rows]) ? value[rows].length : 0
    const hasMore = nextPlace ? next(body) !== undefined : count >= pageSize
    return before * pageSize + count + (hasMore ? 1 : 0)
  }
  return {
    by: paging.by,
    number: (ours) => getNumber(ours, page),
    others: ({ [page]: _page, [size]: _size, ...others }) => others,
    turn: (theirs, ours, cursor) => {
      const [number, count] = [getNumber(ours, page), getNumber(ours, size)]
      writePlace(theirs, sizePlace, count)
      if (paging.by === 'page') writePlace(theirs, pagePlace, number - 1 + paging.first)
      else if (paging.by === 'offset') writePlace(theirs, pagePlace, (number - 1) * count)
      else if (cursor !== undefined) writePlace(theirs, pagePlace, cursor)
    },
    next,
    complete: (read, body, ours) => {
      if (total === undefined || typeof read !== 'object' || read === null) return
      const value = read as Fields
      if (value[total] === undefined || totalPlace) value[total] = getTotal(value, body, ours)
      if (PAGES in shape && value[PAGES] === undefined)
        value[PAGES] = Math.ceil(Number(value[total]) / getNumber(ours, size))
    },
    empty: (read) => {
      if (rows !== undefined && typeof read === 'object' && read !== null) (read as Fields)[rows] = []
    },
  }
}

function toCount(value: unknown, place = ''): number {
  const count = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN
  if (!Number.isSafeInteger(count) || count < 0 || value === '') throw new FieldError('a count', place)
  return count
}
