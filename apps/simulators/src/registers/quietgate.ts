import { areAlikeNames } from '@playhouse/shared/alike-names.ts'
import {
  isCallSigned,
  QUIETGATE_CHECK,
  QUIETGATE_HEADER,
  type QuietgateAnswer,
  quietgateQuestion,
} from '@playhouse/vendor-api/registers/quietgate/contract.ts'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { escapeHtml, htmlPage, PAGE_HEADERS } from '../page.ts'

const BODY_LIMIT_BYTES = 8 * 1024
/** Longer than the platform waits. */
const SLOW_MS = 4_000
const DAY_MS = 86_400_000
const ENTRIES_MAX = 100

interface Entry {
  name: string
  birthday: string
  /** Null without an end. */
  until: Date | null
}

const MODES = { ANSWERS: 'Answer', SLOW: 'Answer too slowly', AWAY: 'Be away' } as const

interface State {
  entries: Entry[]
  mode: keyof typeof MODES
}

/** Invented persons. What is changed on the page lasts until the simulator is started again. */
const createState = (): State => ({
  mode: 'ANSWERS',
  entries: [
    { name: 'Corin Vale-Ashdown', birthday: '1988-04-09', until: new Date(Date.now() + 180 * DAY_MS) },
    { name: 'Phạm Ẩn Sương', birthday: '1979-12-01', until: null },
    { name: 'Maribel Quenstrand', birthday: '1995-07-23', until: new Date(Date.now() + 7 * DAY_MS) },
  ],
})

/** Quietgate: an invented register of persons who have themselves excluded from play everywhere. */
export const quietgateRoutes: FastifyPluginAsync<{ secrets: readonly string[] }> = async (app, { secrets }) => {
  const state = createState()
  await app.register(async (api) => {
    // The signature covers the raw bytes.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    api.post(QUIETGATE_CHECK, { logLevel: 'warn' }, async ({ method, url, body, headers }, reply) => {
      reply.header('cache-control', 'no-store')
      const text = typeof body === 'string' ? body : ''
      const call = { method, path: url, body: text }
      if (!isCallSigned(secrets, headers[QUIETGATE_HEADER], call)) return reply.code(401).send({ error: 'signature' })
      if (state.mode === 'AWAY') return reply.code(503).send({ error: 'away' })
      if (state.mode === 'SLOW') await sleep(SLOW_MS)
      const question = quietgateQuestion.safeParse(parseJson(text))
      if (!question.success) return reply.code(422).send({ error: 'fields' })
      const { id, name, birth_date } = question.data
      const found = listCurrent(state).find((entry) => entry.birthday === birth_date && areAlikeNames(entry.name, name))
      const answer: QuietgateAnswer = found
        ? { status: 'listed', id, until: found.until?.toISOString() ?? null }
        : { status: 'not_listed', id }
      return answer
    })
  })
  registerPages(app, state)
}

const listCurrent = ({ entries }: State): Entry[] =>
  entries.filter(({ until }) => until === null || until.getTime() > Date.now())

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const newEntry = z.object({
  name: z.string().trim().min(2).max(200),
  birthday: z.iso.date(),
  days: z.coerce.number().int().min(1).max(3_650).optional(),
})

/** A page for people who try the demo: it shows the register, and its forms change it. */
function registerPages(app: FastifyInstance, state: State): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.get('/register', async (_request, reply) => {
    reply.headers(PAGE_HEADERS)
    return registerPage(state)
  })
  app.post<{ Body: URLSearchParams }>('/register/entries', async ({ body }, reply) => {
    const { days, ...fields } = Object.fromEntries(body ?? [])
    const read = newEntry.safeParse({ ...fields, ...(days && { days }) })
    if (!read.success || state.entries.length >= ENTRIES_MAX) return reply.code(400).send()
    const { name, birthday } = read.data
    const until = read.data.days === undefined ? null : new Date(Date.now() + read.data.days * DAY_MS)
    state.entries.push({ name, birthday, until })
    return reply.redirect('/register', 303)
  })
  app.post<{ Params: { index: string } }>('/register/entries/:index/end', async ({ params }, reply) => {
    const ended = listCurrent(state)[Number(params.index)]
    if (!ended) return reply.code(404).send()
    state.entries = state.entries.filter((entry) => entry !== ended)
    return reply.redirect('/register', 303)
  })
  app.post<{ Params: { mode: string } }>('/register/mode/:mode', async ({ params: { mode } }, reply) => {
    if (!Object.hasOwn(MODES, mode)) return reply.code(404).send()
    state.mode = mode as State['mode']
    return reply.redirect('/register', 303)
  })
}

function registerPage(state: State): string {
  const rows = listCurrent(state).map(
    ({ name, birthday, until }, index) =>
      `<tr><td>${escapeHtml(name)}</td><td>${birthday}</td><td>${until?.toISOString().slice(0, 10) ?? 'no end'}</td>
<td><form method="post" action="/register/entries/${index}/end"><button>End</button></form></td></tr>`,
  )
  const modes = Object.entries(MODES).map(
    ([key, text]) =>
      `<form method="post" action="/register/mode/${key}"><button${key === state.mode ? ' disabled' : ''}>${text}</button></form>`,
  )
  return htmlPage(
    'Quietgate',
    `<h1>Quietgate</h1><p>A simulated register of excluded persons. Nobody in it exists.</p>
<div><table><thead><tr><th>Name</th><th>Born</th><th>Until</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<h2>New entry</h2><form method="post" action="/register/entries"><label>Name <input name="name" required minlength="2"></label>
<label>Born <input name="birthday" type="date" required></label><label>Days, or none for no end <input name="days" type="number" min="1" max="3650"></label><button>Enter</button></form>
<h2>How it answers</h2><p>${modes.join(' ')}</p>`,
  )
}
