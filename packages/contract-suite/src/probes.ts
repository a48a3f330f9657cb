import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'

import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { type Endpoint, isRead } from '@playhouse/platform-api/endpoint.ts'
import { PLATFORM_ERRORS, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { getCode, refusalProblems, getRows } from './judge.ts'
import { unwrapped } from '@playhouse/platform-api/fields.ts'
import { isRecord } from './shape.ts'
import type { Account, Suite, Success } from './suite.ts'

/** Entries of a probed page: few, so that lists of any length have several pages. */
const SMALL = 2
/** Pages of a small list that are read one by one. */
const PAGES = 3
/** Entries of the large page that small ones are compared with. */
export const PROBED_ROWS = SMALL * PAGES
/** Values of a filter that are tried. */
const OPTIONS_MAX = 5

const inputShape = (endpoint: Endpoint): Record<string, z.ZodType> =>
  endpoint.input instanceof z.ZodObject ? (endpoint.input.shape as Record<string, z.ZodType>) : {}

const sizeField = (endpoint: Endpoint) =>
  ['pageSize', 'size', 'count', 'limit'].find((name) => name in inputShape(endpoint))
const pageField = (endpoint: Endpoint) => ['pageNo', 'page'].find((name) => name in inputShape(endpoint))

/** Reads of lists whose successful call is known. */
export async function probeReads(suite: Suite): Promise<void> {
  for (const endpoint of ALL_ENDPOINTS) {
    const success = suite.successes.get(endpoint.name)
    if (!success || !suite.report.has(endpoint)) continue
    if (endpoint.method !== 'GET' && !(isRead(endpoint) && getRows(success.value))) continue
    if (pageField(endpoint) && sizeField(endpoint)) await probePages(suite, endpoint, success)
    else if ('after' in inputShape(endpoint)) await probeCursor(suite, endpoint, success)
    await probeOptions(suite, endpoint, success)
    if (endpoint.isTranslated) await probeLanguages(suite, endpoint, success)
  }
}

/** Small pages one after the other hold what one large page holds: none repeats, none is dropped; nothing follows the last. */
async function probePages(suite: Suite, endpoint: Endpoint, { input, as }: Success): Promise<void> {
  const [page, size] = [pageField(endpoint) ?? '', sizeField(endpoint) ?? '']
  const read = async (pageNo: number, pageSize: number) => {
    const sent = { ...input, [page]: pageNo, [size]: pageSize }
    return suite.ok(endpoint, sent, { as, name: `page ${pageNo} of ${pageSize}` })
  }
  for (let attempt = 0; ; attempt += 1) {
    const whole = await read(1, PROBED_ROWS)
    const parts = []
    for (let pageNo = 1; pageNo <= PAGES; pageNo += 1) parts.push(await read(pageNo, SMALL))
    if (whole === undefined || parts.includes(undefined)) return
    const [large, small] = [getRows(whole) ?? [], parts.flatMap((part) => getRows(part) ?? [])]
    const isSame = isDeepStrictEqual(getKeys(large), getKeys(small))
    // A list may change while it is read.
    if (!isSame && attempt === 0) continue
    suite.check(
      endpoint,
      'pages neither repeat nor drop entries',
      isSame,
      `${small.length} entries in ${PAGES} pages differ from ${large.length} on one`,
    )
    const totals = new Set([whole, ...parts].map((part) => getTotal(part)))
    suite.check(endpoint, 'every page has the same total', totals.size === 1, [...totals].join(', '))
    const total = getTotal(whole)
    // The last page shows whether the total is right.
    if (total !== undefined && total > PROBED_ROWS) {
      const maximum = largestSize(endpoint, size)
      await suite.ok(
        endpoint,
        { ...input, [page]: Math.ceil(total / maximum), [size]: maximum },
        { as, name: 'the last page' },
      )
    }
    if (total !== undefined && total > 0) {
      const beyond = await read(Math.ceil(total / SMALL) + 1, SMALL)
      if (beyond !== undefined) suite.same(endpoint, 'nothing follows the last page', getRows(beyond)?.length ?? 0, 0)
    }
    return
  }
}

function largestSize(endpoint: Endpoint, size: string): number {
  return (
    [100, 50, 20].find(
      (candidate) => endpoint.input.safeParse({ from: '2026-01-01', to: '2026-01-01', [size]: candidate }).success,
    ) ?? 10
  )
}

/** As {@link probePages} by `next` and `after`. */
async function probeCursor(suite: Suite, endpoint: Endpoint, { input, as }: Success): Promise<void> {
  const size = sizeField(endpoint) ?? 'pageSize'
  const read = (more: object, name: string) => suite.ok(endpoint, { ...input, ...more }, { as, name })
  for (let attempt = 0; ; attempt += 1) {
    const whole = await read({ [size]: SMALL * 2 }, 'one page')
    const first = await read({ [size]: SMALL }, 'first page')
    const next = isRecord(first) ? first.next : undefined
    if (whole === undefined || typeof next !== 'string') return
    const second = await read({ [size]: SMALL, after: next }, 'second page')
    if (second === undefined) return
    const small = [...(getRows(first) ?? []), ...(getRows(second) ?? [])]
    const isSame = isDeepStrictEqual(getKeys(getRows(whole) ?? []), getKeys(small))
    if (!isSame && attempt === 0) continue
    return suite.check(
      endpoint,
      'pages neither repeat nor drop entries',
      isSame,
      `${small.length} entries on two pages differ from those on one`,
    )
  }
}

/** Every value of a closed list in the input is accepted; the rules judge what it returns. A filter never adds entries. */
async function probeOptions(suite: Suite, endpoint: Endpoint, { input, as }: Success): Promise<void> {
  let rows: readonly unknown[] | undefined
  let unfiltered: number | undefined
  for (const [name, schema] of Object.entries(inputShape(endpoint))) {
    const options = findOptions(schema)
    if (options === undefined && !isOptional(schema)) continue
    // The unfiltered list is read again, because it may have changed since.
    if (rows === undefined) {
      const whole = await suite.ok(endpoint, input, { as, name: 'without more filters' })
      rows = getRows(whole) ?? []
      unfiltered = getTotal(whole)
    }
    const isFilter = isOptional(schema) && !(name in input)
    for (const option of options ?? valuesInRows(rows, name, schema)) {
      const sent = { ...input, [name]: option }
      const refusals = Object.fromEntries(
        endpoint.errors.filter((code) => code !== 'request_param_err').map((code) => [code, '']),
      )
      const filtered = await suite.ok(endpoint, sent, { as, name: `${name} ${String(option)}`, refusals })
      const total = getTotal(filtered)
      if (!isFilter || total === undefined || unfiltered === undefined) continue
      suite.check(
        endpoint,
        `${name} does not add entries`,
        total <= unfiltered,
        `${total} with ${name}, ${unfiltered} without`,
      )
    }
  }
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success && !(schema instanceof z.ZodDefault)

/** The values of a closed list; 1 for a flag that can be left out; undefined for others. */
function findOptions(schema: z.ZodType): unknown[] | undefined {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodEnum) return inner.options.slice(0, OPTIONS_MAX)
  const isFlag =
    inner instanceof z.ZodPipe &&
    unwrapped(inner.in as z.ZodType) instanceof z.ZodUnion &&
    schema.safeParse(1).data === true
  return isFlag && isOptional(schema) ? [1] : undefined
}

/** Values of a filter that rows have, such as the game code of a ticket: the list holds at least the row that it came from. */
function valuesInRows(rows: readonly unknown[] | undefined, name: string, schema: z.ZodType): unknown[] {
  if (!rows) return []
  const found = new Set(rows.map((row) => (isRecord(row) ? row[name] : undefined)))
  return [...found]
    .filter((value) => (typeof value === 'string' || typeof value === 'number') && schema.safeParse(value).success)
    .slice(0, 2)
}

/** Texts differ between two languages of the brand; nothing else does. */
async function probeLanguages(suite: Suite, endpoint: Endpoint, { input, as }: Success): Promise<void> {
  const other = ['VI', 'TH', 'ID', 'CN'].find((code) => suite.facts.languages.includes(code))
  if (!other || !suite.facts.languages.includes('EN')) return
  const english = await suite.ok(endpoint, input, { as, language: 'EN', name: 'in English' })
  const translated = await suite.ok(endpoint, input, { as, language: other, name: `in ${other}` })
  const isEmpty = (getRows(english)?.length ?? 1) === 0
  if (english === undefined || translated === undefined || isEmpty) return
  suite.check(
    endpoint,
    'is in the language of the call',
    !isDeepStrictEqual(english, translated),
    `the same in EN and ${other}`,
  )
  const [texts, others] = [longTexts(english), new Set(longTexts(translated))]
  const same = texts.find((text) => others.has(text))
  suite.check(
    endpoint,
    'every text is in the language of the call',
    same === undefined,
    `${same ?? ''} in EN and ${other}`,
  )
}

/** Names of texts, and how long one is that two languages do not share by chance or as a name. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'text', 'summary', 'description', 'content', 'terms'])
const LONG = 20

function longTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return TEXTS.has(name) && value.length >= LONG && value.includes(' ') ? [value] : []
  if (Array.isArray(value)) return value.flatMap((entry) => longTexts(entry, name))
  return isRecord(value) ? Object.entries(value).flatMap(([field, entry]) => longTexts(entry, field)) : []
}

const getTotal = (value: unknown): number | undefined => {
  if (!isRecord(value)) return undefined
  const total = value.totalCount ?? value.total
  return typeof total === 'number' ? total : undefined
}

/** Fields that identify rows. Values that change from second to second, such as amounts of a running day, do not. */
const KEYS = [
  'id',
  'betId',
  'roundId',
  'movementId',
  'transferId',
  'ticketId',
  'nodeId',
  'account',
  'numero',
  'promotionId',
  'transactionId',
] as const

const getKeys = (rows: readonly unknown[]) =>
  rows.map((row) => {
    const record = isRecord(row) ? (isRecord(row.vo) ? row.vo : row) : {}
    const key = KEYS.find((name) => record[name] !== undefined && record[name] !== null)
    return key ? `${String(record[key])} ${String(record.code ?? '')}` : JSON.stringify(row)
  })

/** Checks that a thing of another account is refused like one that does not exist. */
export async function checkOwners(
  suite: Suite,
  strangers: { member: Account | undefined; agent: Account | undefined },
): Promise<void> {
  for (const endpoint of ALL_ENDPOINTS) {
    const { owned } = endpoint
    const success = suite.successes.get(endpoint.name)
    const stranger = endpoint.access === 'agent' ? strangers.agent : strangers.member
    const [code] = endpoint.errors.filter((candidate) => PLATFORM_ERRORS[candidate].status === 404)
    if (!owned || !success || !stranger || !code || stranger.username === success.as?.username) continue
    if (suite.readOnly && !isRead(endpoint)) continue
    const input = success.input as Record<string, unknown>
    if (input[owned] === undefined || 'paymentPassword' in input) continue
    const foreign = await suite.call(endpoint, input, { as: stranger })
    const missing = await suite.call(endpoint, { ...input, [owned]: absent(suite, input[owned]) }, { as: stranger })
    const expected = (
      endpoint.errors.includes(getCode(missing) as PlatformErrorCode) ? getCode(missing) : code
    ) as PlatformErrorCode
    suite.report.add(
      endpoint,
      'a missing one is refused',
      refusalProblems(missing, PLATFORM_ERRORS[expected].status === 404 ? expected : code),
    )
    suite.report.add(
      endpoint,
      'another account’s is refused like a missing one',
      refusalProblems(foreign, PLATFORM_ERRORS[expected].status === 404 ? expected : code),
    )
    suite.check(
      endpoint,
      'another account’s and a missing one cannot be told apart',
      isDeepStrictEqual(foreign.json, missing.json),
      'the refusals differ',
    )
  }
}

/** A value of the same form that nothing has. */
function absent(suite: Suite, value: unknown): unknown {
  if (Array.isArray(value)) return [absent(suite, value[0])]
  const text = String(value)
  if (/^\d+$/.test(text)) return typeof value === 'number' ? 999_999_999 : '999999999'
  if (/^[\da-f-]{36}$/.test(text)) return suite.uuid()
  return `n${suite.letters(9)}`
}
