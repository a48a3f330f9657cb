import { isRecord, shapeProblems } from '@playhouse/contract-suite/shape.ts'
import { parseExact } from '@playhouse/dialect/exact-number.ts'
import type { TheirRequest } from '@playhouse/dialect'
import { TranslationError, type Translator } from '@playhouse/dialect/translator.ts'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { isPlatformErrorCode, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'

/** A call that their platform has answered, as a file has it. Bodies are JSON, or text. */
const recordingSchema = z.strictObject({
  /** The contract's name. */
  endpoint: z.string(),
  /** The contract's input. */
  input: z.record(z.string(), z.unknown()).optional(),
  /** The contract's headers by their keys in `headers.ts`. */
  headers: z.partialRecord(z.enum(Object.keys(HEADERS) as [keyof typeof HEADERS]), z.string()).default({}),
  /** What their platform must see of it. */
  request: z
    .strictObject({
      method: z.string(),
      path: z.string(),
      headers: z.record(z.string(), z.string()).default({}),
      body: z.unknown().optional(),
    })
    .optional(),
  response: z.strictObject({
    status: z.int(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.unknown(),
  }),
  /** The contract's value that it must become; compared once both are parsed. */
  value: z.unknown().optional(),
  /** The contract's code, where it must become a refusal. */
  refusal: z.custom<PlatformErrorCode>(isPlatformErrorCode, 'no code of the contract').optional(),
})

type Recording = z.output<typeof recordingSchema>

export interface CheckedRecording {
  file: string
  endpoint: string
  problems: readonly string[]
}

/** Checks every file of a folder, below it too. */
export async function checkRecordings(translator: Translator, folder: string): Promise<CheckedRecording[]> {
  const checked: CheckedRecording[] = []
  for (const file of globSync('**/*.json', { cwd: folder }).toSorted())
    checked.push(await checkFile(translator, folder, file))
  return checked
}

async function checkFile(translator: Translator, folder: string, file: string): Promise<CheckedRecording> {
  const wrong = (problem: string, endpoint = '?') => ({ file, endpoint, problems: [problem] })
  let json: unknown
  try {
    json = parseExact(readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    return wrong(`no JSON: ${(error as Error).message}`)
  }
  const read = recordingSchema.safeParse(json)
  if (!read.success) return wrong(z.prettifyError(read.error).replaceAll('\n', ' '))
  const recording = read.data
  const endpoint = ALL_ENDPOINTS.find(({ name }) => name === recording.endpoint)
  if (!endpoint) return wrong('the contract has no such endpoint', recording.endpoint)
  return { file, endpoint: endpoint.name, problems: await findProblems(translator, endpoint, recording) }
}

async function findProblems(translator: Translator, endpoint: Endpoint, recording: Recording): Promise<string[]> {
  const { input = {}, response } = recording
  const headers = Object.fromEntries(
    Object.entries(recording.headers).map(([key, value]) => [HEADERS[key as keyof typeof HEADERS], value]),
  )
  const text = typeof response.body === 'string' ? response.body : JSON.stringify(response.body ?? null)
  const requests: TheirRequest[] = []
  try {
    const theirs = { status: response.status, text }
    // Without an input nothing is known of the request.
    const ours = recording.input
      ? await translator.exchange(endpoint, input, headers, undefined, async (request) => {
          requests.push(request)
          return theirs
        })
      : translator.read(endpoint, input, theirs)
    return [...requestProblems(recording, requests.at(-1)), ...responseProblems(endpoint, recording, ours)]
  } catch (error) {
    if (error instanceof TranslationError) return [`${error.side}: ${error.message.slice(endpoint.name.length + 2)}`]
    throw error
  }
}

function requestProblems({ request: expected }: Recording, sent: TheirRequest | undefined): string[] {
  if (!expected || !sent) return expected ? ['request: the recording has no input to make it of'] : []
  const body =
    typeof expected.body === 'string' || expected.body === undefined ? expected.body : canonical(expected.body)
  const isJson = sent.body !== undefined && typeof expected.body !== 'string'
  const pairs: [what: string, is: unknown, expected: unknown][] = [
    ['method', sent.method, expected.method],
    ['path', sortedQuery(sent.path), sortedQuery(expected.path)],
    ['body', isJson ? canonical(parseExact(sent.body ?? '')) : sent.body, body],
    ...Object.entries(expected.headers).map(
      ([name, value]) => [`header ${name}`, sent.headers[name.toLowerCase()], value] as [string, unknown, unknown],
    ),
  ]
  return pairs.flatMap(([what, is, should]) =>
    is === should ? [] : [`request: ${what} is ${shown(is)} instead of ${shown(should)}`],
  )
}

function responseProblems(
  endpoint: Endpoint,
  { value, refusal }: Recording,
  { status, text }: { status: number; text: string },
): string[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return [`response: no JSON with status ${status}`]
  }
  if (isRecord(json) && json.success === false) {
    const code = String(json.errorCode)
    if (refusal === undefined) return [`response: refused with ${shown(code)}`]
    if (!isPlatformErrorCode(code)) return [`response: the code ${shown(code)} is not translated`]
    return code === refusal ? [] : [`response: refused with ${code} instead of ${refusal}`]
  }
  if (refusal !== undefined) return [`response: no refusal ${refusal}`]
  if (status >= 400) return [`response: status ${status} without an envelope`]
  const ours = endpoint.envelope === 'bare' ? json : isRecord(json) ? json.value : undefined
  const problems = shapeProblems(endpoint.value, ours).map((problem) => `response: ${problem}`)
  if (problems.length > 0 || value === undefined) return problems
  const [is, should] = [ours, value].map((one) => endpoint.value.safeParse(one).data)
  return differences(is, should, '').map((problem) => `response: ${problem}`)
}

/** Paths at which two values differ. */
function differences(is: unknown, should: unknown, path: string): string[] {
  if (isDeepStrictEqual(is, should)) return []
  const hasFields = (value: unknown): value is object => typeof value === 'object' && value !== null
  if (!hasFields(is) || !hasFields(should) || Array.isArray(is) !== Array.isArray(should))
    return [`${path || 'value'} is ${shown(is)} instead of ${shown(should)}`]
  const [own, other] = [is, should] as [Record<string, unknown>, Record<string, unknown>]
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
  return names.flatMap((name) => differences(own[name], other[name], path === '' ? name : `${path}.${name}`))
}

const sortedQuery = (path: string): string => {
  const [before = '', query] = path.split('?')
  return query === undefined ? before : `${before}?${query.split('&').toSorted().join('&')}`
}

/** JSON with its fields sorted. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    isRecord(field) && Object.getPrototypeOf(field) === Object.prototype
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  )

/** Recordings are made of test accounts. */
const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

/** By endpoint, with those that nothing was recorded of. */
export function reportLines(checked: readonly CheckedRecording[]): string[] {
  const names = [...new Set(checked.map(({ endpoint }) => endpoint))].toSorted()
  const lines = names.flatMap((name) => {
    const own = checked.filter(({ endpoint }) => endpoint === name)
    const bad = own.filter(({ problems }) => problems.length > 0)
    if (bad.length === 0) return [`ok     ${name} (${own.length})`]
    return [
      `wrong  ${name}`,
      ...bad.flatMap(({ file, problems }) => problems.map((problem) => `         ${file}: ${problem}`)),
    ]
  })
  const missing = ALL_ENDPOINTS.filter(({ name }) => !names.includes(name))
  const wrong = checked.filter(({ problems }) => problems.length > 0).length
  return [
    ...lines,
    `${checked.length} recordings, ${wrong} wrong; ${missing.length} endpoints of the contract have none.`,
  ]
}
