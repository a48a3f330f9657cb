import { type Endpoint, isRead, getRefusals } from '@playhouse/platform-api/endpoint.ts'
import { isPlatformErrorCode, PLATFORM_ERRORS, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { downlines } from '@playhouse/platform-api/agent-downline.ts'
import { addBankCard } from '@playhouse/platform-api/cashier-bank-cards.ts'
import { gameList } from '@playhouse/platform-api/games.ts'
import { closeAccount, excludeMember } from '@playhouse/platform-api/limits.ts'
import { lotteryStatistics, numerosNear } from '@playhouse/platform-api/lottery.ts'
import { setAvatar } from '@playhouse/platform-api/member-profile.ts'
import { accountTransactions } from '@playhouse/platform-api/records.ts'
import { signInByToken } from '@playhouse/platform-api/session.ts'
import { plausibilityProblems } from './plausible.ts'
import { type BrandHosts, findFields, roleProblems } from './roles.ts'
import { brandDay, each, equal, flatten, inOrder, isOneOf } from './rules.ts'
import { ruleFindings } from './rules/all-rules.ts'
import { isRecord, shapeProblems, shown } from './shape.ts'
import type { Reply } from './wire.ts'

/** Differences from a success of the endpoint. @param requested the input as sent */
export function successProblems(
  endpoint: Endpoint,
  reply: Reply,
  requested: object = {},
  hosts?: BrandHosts,
): string[] {
  const unreadable = unreadableProblem(reply)
  if (unreadable) return [unreadable]
  if (reply.status !== 200) return [`status ${reply.status} ${getCode(reply)} instead of 200`]
  const { json } = reply
  const shared = endpoint.access !== 'public' && /\bpublic\b|s-maxage/.test(reply.cacheControl)
  const caching = shared ? [`an account's own answer is marked ${shown(reply.cacheControl)}`] : []
  if (endpoint.envelope === 'bare') {
    if (isRecord(json) && typeof json.success === 'boolean') return [...caching, 'an envelope where the value is bare']
    return [...caching, ...valueProblems(endpoint, json, requested, hosts)]
  }
  if (!isRecord(json) || json.success !== true || !('value' in json)) {
    return [...caching, `no envelope { success: true, value }, but ${shown(json)}`]
  }
  const beside = Object.keys(json).filter((key) => key !== 'success' && key !== 'value')
  return [
    ...caching,
    ...beside.map((key) => `${key}: unknown field next to value`),
    ...valueProblems(endpoint, json.value, requested, hosts),
  ]
}

/** Problems of a value by the schema, the roles of its fields and the endpoint's rules. */
function valueProblems(endpoint: Endpoint, value: unknown, requested: object, hosts: BrandHosts | undefined): string[] {
  const input = endpoint.input.safeParse(requested).data ?? requested
  const parsed = endpoint.value.safeParse(value)
  const now = hosts?.now?.() ?? Date.now()
  const problems = [
    ...shapeProblems(endpoint.value, value),
    ...roleProblems(endpoint.value, value, hosts),
    ...plausibilityProblems(value, now, findFields(endpoint.value, value, 'difference')),
  ]
  if (!parsed.success) return problems
  return [
    ...problems,
    ...pagingProblems(endpoint, parsed.data, input),
    ...rangeProblems(parsed.data, input),
    ...filterProblems(endpoint, parsed.data, input),
    ...echoProblems(endpoint, parsed.data, input),
    ...ruleFindings(endpoint, parsed.data, input, now).flat(),
  ]
}

/** The rows of a page: the list that stands beside its totals. Undefined where a response has none or several. */
export function getRows(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[]
  if (!isRecord(value)) return undefined
  const named = LISTS.map((name) => value[name]).find((list): list is unknown[] => Array.isArray(list))
  return named
}

/** Names of the list beside the numbers. */
const LISTS = ['list', 'games', 'bills', 'sessions'] as const

const parseNumber = (value: Record<string, unknown>, ...names: string[]): number | undefined =>
  names.map((name) => value[name]).find((found): found is number => typeof found === 'number')

/** Names of the size of a page in inputs. */
const SIZES = ['pageSize', 'size', 'count', 'limit'] as const

/** Contradictions between the number of entries, the number of pages and the entries of a page. */
function pagingProblems(endpoint: Endpoint, value: unknown, input: unknown): string[] {
  const rows = getRows(value)
  const size = isRecord(input)
    ? parseNumber(input, ...SIZES.filter((name) => !NOT_FILTERS.get(endpoint)?.includes(name)))
    : undefined
  const problems: string[] = []
  if (rows && size !== undefined && rows.length > size) problems.push(`${rows.length} entries on a page of ${size}`)
  if (!isRecord(value)) return problems
  const total = parseNumber(value, 'totalCount', 'total')
  if (total === undefined) return problems
  const { totalPages } = value
  if (typeof totalPages === 'number') {
    const isEmpty = total === 0 && (totalPages === 0 || totalPages === 1)
    const isPlausible =
      size === undefined ? totalPages >= 1 && totalPages <= total : totalPages === Math.ceil(total / size)
    if (!isEmpty && !isPlausible) {
      const page = size === undefined ? '' : `, ${size} a page`
      problems.push(`totalPages: ${totalPages} pages for ${total} entries${page}`)
    }
  }
  if (rows && rows.length > total) problems.push(`${rows.length} entries of ${total} in all`)
  const page = isRecord(input) ? parseNumber(input, 'pageNo', 'page') : undefined
  if (rows && size !== undefined && page !== undefined) {
    const expected = Math.min(size, Math.max(0, total - (page - 1) * size))
    if (rows.length !== expected) {
      problems.push(
        `page ${page} has ${rows.length} entries of ${total} in all, ${size} a page, instead of ${expected}`,
      )
    }
  }
  return problems
}

/** Rows outside of the days that were asked for, in the brand's time zone. */
function rangeProblems(value: unknown, input: unknown): string[] {
  if (!isRecord(input) || !isRecord(value)) return []
  const [from, to] = [input.from, input.to] as (string | undefined)[]
  return [value.list, value.days].flatMap((rows) => {
    if (!Array.isArray(rows)) return []
    const findings = each({ rows: rows.filter(isRecord) }, ({ at, day }) => [
      inOrder({ from, day: typeof at === 'number' ? brandDay(at) : (day as string | undefined), to }),
    ])
    return flatten(findings)
  })
}

/** Input fields that have the name of a field of the rows without filtering by it. */
const NOT_FILTERS: ReadonlyMap<Endpoint, readonly string[]> = new Map<Endpoint, readonly string[]>([
  [accountTransactions, ['wallet']],
  [addBankCard, ['accountName']],
  [closeAccount, ['confirmation']],
  [downlines, ['account']],
  [excludeMember, ['confirmation']],
  [gameList, ['isHot', 'isNew', 'minBet', 'gameName']],
  [lotteryStatistics, ['draws']],
  [numerosNear, ['count']],
  [setAvatar, ['avatar']],
  [signInByToken, ['token']],
])

type Scalar = string | number | boolean | null | undefined
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const sharedNames = (endpoint: Endpoint, row: Record<string, unknown>, input: Record<string, unknown>) =>
  Object.keys(input).filter(
    (name) =>
      name in row &&
      !Array.isArray(row[name]) &&
      input[name] !== undefined &&
      !NOT_FILTERS.get(endpoint)?.includes(name),
  )

/** Rows that differ from a filter of the same name, such as `status`, `kind` or `gameType`. */
function filterProblems(endpoint: Endpoint, value: unknown, input: unknown): string[] {
  const rows = getRows(value)?.filter(isRecord)
  const [first] = rows ?? []
  if (!first || !isRecord(input) || !isRead(endpoint)) return []
  const names = sharedNames(endpoint, first, input)
  return flatten(
    each({ rows }, (row) => names.map((name) => isOneOf({ [name]: row[name] as Scalar }, input[name] as Scalar))),
  )
}

/** Fields of a single object that differ from the input's of the same name: another id, account or amount than was asked for. */
function echoProblems(endpoint: Endpoint, value: unknown, input: unknown): string[] {
  if (!isRecord(value) || getRows(value) || !isRecord(input)) return []
  return differences(endpoint, value, input, '')
}

/** Fields whose value differs from the input, nested objects such as the contract of an offer or the terms of an input included. */
function differences(
  endpoint: Endpoint,
  value: Record<string, unknown>,
  input: Record<string, unknown>,
  path: string,
): string[] {
  const names = sharedNames(endpoint, value, input).filter((name) => isScalar(input[name]))
  const own = names.flatMap((name) => {
    const [found, sent] = [value[name], input[name]] as Scalar[]
    // A value that was sent must be in the response.
    if (found === null && !isRead(endpoint)) return [`${path}${name} is missing, which was ${shown(sent)}`]
    return isScalar(found) ? flatten(equal({ [`${path}${name}`]: found, [`input.${name}`]: sent })) : []
  })
  const deeper = Object.entries(value).flatMap(([name, inner]) => {
    if (!isRecord(inner)) return []
    const given = input[name]
    if (isRecord(given)) return differences(endpoint, inner, given, `${path}${name}.`)
    return path === '' ? differences(endpoint, inner, input, `${name}.`) : []
  })
  return [...own, ...deeper]
}

export function refusalProblems(reply: Reply, code: PlatformErrorCode): string[] {
  const unreadable = unreadableProblem(reply)
  if (unreadable) return [unreadable]
  const { json, status } = reply
  if (!isRecord(json) || json.success !== false) {
    return [`no refusal ${code}, but status ${status} and ${shown(json)}`]
  }
  const problems = []
  if (status !== PLATFORM_ERRORS[code].status)
    problems.push(`status ${status} instead of ${PLATFORM_ERRORS[code].status}`)
  if (json.errorCode !== code) problems.push(`errorCode ${shown(json.errorCode)} instead of ${code}`)
  if (typeof json.message !== 'string') problems.push('message: no text')
  const known = new Set(['success', 'message', 'errorCode', 'value'])
  problems.push(...Object.keys(json).flatMap((key) => (known.has(key) ? [] : [`${key}: unknown field of a refusal`])))
  return problems
}

/** As {@link refusalProblems} for an invalid input, which must name the field. */
export function inputRefusalProblems(reply: Reply): string[] {
  const problems = refusalProblems(reply, 'request_param_err')
  if (problems.length > 0 || !isRecord(reply.json)) return problems
  const { value } = reply.json
  const fields = isRecord(value) ? value.fields : undefined
  return isRecord(fields) && Object.keys(fields).length > 0 ? [] : ['value.fields does not say which field it is']
}

/** Problems of any refusal: a code outside the catalogue or the endpoint's list, another status, a limit without its end. */
export function anyRefusalProblems(endpoint: Endpoint, reply: Reply): string[] {
  const { json, status, retryAfter } = reply
  if (!isRecord(json) || json.success !== false) return []
  const { errorCode } = json
  const problems: string[] = []
  if (!isPlatformErrorCode(errorCode)) return [`errorCode ${shown(errorCode)} is not in the catalogue`]
  if (!getRefusals(endpoint).includes(errorCode)) {
    problems.push(`errorCode ${errorCode} is not one of the endpoint`)
  }
  if (status !== PLATFORM_ERRORS[errorCode].status) {
    problems.push(`${errorCode} has status ${status} instead of ${PLATFORM_ERRORS[errorCode].status}`)
  }
  const seconds = isRecord(json.value) ? json.value.retryAfterSeconds : undefined
  const isLimit = status === 429 || status === 423
  if (isLimit && !/^[1-9]\d*$/.test(retryAfter ?? '')) {
    problems.push(`${errorCode} without Retry-After in seconds, but ${shown(retryAfter)}`)
  } else if (isLimit && seconds !== undefined && String(seconds) !== retryAfter) {
    problems.push(`Retry-After ${retryAfter} and retryAfterSeconds ${shown(seconds)} differ`)
  }
  return problems
}

export function getCode({ json }: Reply): string {
  return isRecord(json) && typeof json.errorCode === 'string' ? json.errorCode : ''
}

function unreadableProblem({ failure, untranslated, text, json, contentType }: Reply): string | undefined {
  if (failure === 'late') return 'no answer within the deadline'
  if (failure === 'unreachable') return 'no answer: the connection failed'
  if (untranslated !== undefined) return `the dialect cannot read the response: ${untranslated}`
  if (text === '') return 'an empty body'
  if (json === undefined) return `no JSON, but ${shown(text)}`
  return contentType.includes('application/json') ? undefined : `content type ${shown(contentType)}`
}
