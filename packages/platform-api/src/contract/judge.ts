import type { Endpoint } from '../endpoint.ts'
import { PLATFORM_ERRORS, type PlatformErrorCode } from '../errors.ts'
import { isRecord, shapeProblems, shown } from './shape.ts'
import type { Reply } from './wire.ts'

/** Differences from a success of the endpoint. @param asked the input, whose page size a list must respect */
export function successProblems(endpoint: Endpoint, reply: Reply, requested?: object): string[] {
  const unreadable = unreadableProblem(reply)
  if (unreadable) return [unreadable]
  if (reply.status !== 200) return [`status ${reply.status} ${codeOf(reply)} instead of 200`]
  const { json } = reply
  const shared = endpoint.access !== 'public' && /\bpublic\b|s-maxage/.test(reply.cacheControl)
  const caching = shared ? [`an account's own answer is marked ${shown(reply.cacheControl)}`] : []
  if (endpoint.envelope === 'bare') {
    if (isRecord(json) && typeof json.success === 'boolean') return [...caching, 'an envelope where the value is bare']
    return [...caching, ...shapeProblems(endpoint.value, json), ...pagingProblems(endpoint, json, requested)]
  }
  if (!isRecord(json) || json.success !== true || !('value' in json)) {
    return [...caching, `no envelope { success: true, value }, but ${shown(json)}`]
  }
  const beside = Object.keys(json).filter((key) => key !== 'success' && key !== 'value')
  return [
    ...caching,
    ...beside.map((key) => `${key}: unknown field next to value`),
    ...shapeProblems(endpoint.value, json.value),
    ...pagingProblems(endpoint, json.value, requested),
  ]
}

/** Names of the list beside the numbers. */
const LISTS = ['list', 'games'] as const

/** Contradictions between the number of entries, the number of pages and the entries of a page. */
function pagingProblems(endpoint: Endpoint, value: unknown, requested: object = {}): string[] {
  if (!isRecord(value) || typeof value.totalPages !== 'number' || typeof value.totalCount !== 'number') return []
  const { totalPages, totalCount } = value
  const parsed = endpoint.input.safeParse(requested).data
  const pageSize = isRecord(parsed) && typeof parsed.pageSize === 'number' ? parsed.pageSize : undefined
  const listed = LISTS.map((name) => value[name]).find((list): list is unknown[] => Array.isArray(list))
  const finding = `totalPages: ${totalPages} pages for ${totalCount} entries`
  const problems = []
  // An empty list may have one empty page.
  const isEmpty = totalCount === 0 && (totalPages === 0 || totalPages === 1)
  if (pageSize === undefined) {
    if (!isEmpty && (totalPages < 1 || totalPages > totalCount)) problems.push(finding)
  } else {
    const pages = Math.ceil(totalCount / pageSize)
    if (!isEmpty && totalPages !== pages) problems.push(`${finding}, ${pageSize} a page`)
    if (listed && listed.length > pageSize) problems.push(`${listed.length} entries on a page of ${pageSize}`)
  }
  if (listed && listed.length > totalCount) problems.push(`${listed.length} entries of ${totalCount} in all`)
  return problems
}

/** Differences from a refusal with `code`. */
export function refusalProblems(reply: Reply, code: PlatformErrorCode): string[] {
  const unreadable = unreadableProblem(reply)
  if (unreadable) return [unreadable]
  const { json, status } = reply
  if (!isRecord(json) || json.success !== false) {
    return [`no refusal ${code}, but status ${status} and ${shown(json)}`]
  }
  const problems = []
  if (status !== PLATFORM_ERRORS[code]) problems.push(`status ${status} instead of ${PLATFORM_ERRORS[code]}`)
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

export function codeOf({ json }: Reply): string {
  return isRecord(json) && typeof json.errorCode === 'string' ? json.errorCode : ''
}

function unreadableProblem({ failure, text, json, contentType }: Reply): string | undefined {
  if (failure === 'late') return 'no answer within the deadline'
  if (failure === 'unreachable') return 'no answer: the connection failed'
  if (text === '') return 'an empty body'
  if (json === undefined) return `no JSON, but ${shown(text)}`
  return contentType.includes('application/json') ? undefined : `content type ${shown(contentType)}`
}
