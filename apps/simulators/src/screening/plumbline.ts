import type { Database } from '@playhouse/postgres/database.ts'
import {
  isCallSigned,
  PLUMBLINE_HEADER,
  PLUMBLINE_LISTS,
  PLUMBLINE_SEARCH,
  type PlumblineAnswer,
  plumblineQuestion,
  webhookHeaders,
} from '@playhouse/vendor-api/screening/plumbline/contract.ts'
import { screeningWebhookPath } from '@playhouse/vendor-api/screening/screener.ts'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { htmlPage, PAGE_HEADERS } from '../page.ts'
import { workWhenDue } from '../work-when-due.ts'
import { listEntries, searchLists, versionName, VERSIONS } from './lists.ts'
import { stateTable } from './tables.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const DEADLINE_MS = 5_000
const POSTS_MAX = 12
const SLOW_MS = 4_000
/** A name that it will not search for. */
const REFUSED = /^[\p{P}\p{S}\s]*$/u

export interface PlumblineOptions {
  database: Database
  secrets: readonly string[]
  /** Receives the webhooks. */
  operatorUrl: string
}

async function readState(database: Database) {
  await database.insert(stateTable).values({}).onConflictDoNothing()
  const [state] = await database.select().from(stateTable)
  if (!state) throw new Error('There is no state of the lists.')
  return state
}

/** Plumbline: a search of invented lists for many persons at once, and a webhook when they change. */
export const plumblineRoutes: FastifyPluginAsync<PlumblineOptions> = async (app, options) => {
  const { database, secrets, operatorUrl } = options
  const wake = workWhenDue(app, database, {
    name: 'posting that lists have changed',
    next: sql`select min(post_at) from ${stateTable}`,
    work: () => postChange(database, `${operatorUrl}${screeningWebhookPath('plumbline')}`, secrets),
  })

  await app.register(async (api) => {
    // The signature covers the raw bytes.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    api.addHook('preHandler', async ({ method, url, body, headers }, reply) => {
      reply.header('cache-control', 'no-store')
      const call = { method, path: url, body: typeof body === 'string' ? body : '' }
      if (!isCallSigned(secrets, headers[PLUMBLINE_HEADER], call)) return reply.code(401).send({ error: 'signature' })
      const { mode } = await readState(database)
      if (mode === 'AWAY') return reply.code(503).send({ error: 'away' })
      if (mode === 'SLOW') await sleep(SLOW_MS)
    })
    api.post(PLUMBLINE_SEARCH, { logLevel: 'warn' }, async ({ body }, reply) => {
      const question = plumblineQuestion.safeParse(parseJson(body))
      if (!question.success) return reply.code(422).send({ error: 'fields' })
      const { version } = await readState(database)
      const answer: PlumblineAnswer = {
        version: versionName(version),
        results: question.data.persons.map(({ id, name, birth_date }) =>
          REFUSED.test(name)
            ? { id, error: 'name_unreadable', matches: [] }
            : { id, matches: searchLists(version, { name, birthday: birth_date }) },
        ),
      }
      return answer
    })
    api.get(PLUMBLINE_LISTS, { logLevel: 'warn' }, async () => ({
      version: versionName((await readState(database)).version),
    }))
  })

  listPages(app, options, wake)
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** Publishes the next version of the lists, after the last one the first again. */
export const publishNext = (database: Database) =>
  database.update(stateTable).set({
    version: sql`${stateTable.version} % ${VERSIONS.length} + 1`,
    postAt: sql`clock_timestamp()`,
    posts: 0,
  })

async function postChange(database: Database, url: string, secrets: readonly string[]): Promise<void> {
  const [due] = await database
    .select()
    .from(stateTable)
    .where(sql`${stateTable.postAt} <= clock_timestamp()`)
  if (!due) return
  const { version, posts } = due
  const body = JSON.stringify({ type: 'lists.changed', version: versionName(version) })
  const isTaken = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...webhookHeaders(secrets, `msg_${randomUUID()}`, body) },
    body,
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  const isLast = isTaken || posts + 1 >= POSTS_MAX
  await database
    .update(stateTable)
    .set({ posts: posts + 1, postAt: isLast ? null : sql`clock_timestamp() + make_interval(secs => ${2 ** posts})` })
}

const MODES = { ANSWERS: 'Answer', SLOW: 'Answer slowly', AWAY: 'Be away' } as const

/** A page for people who try the demo: it shows the lists, and its buttons change them. */
function listPages(app: FastifyInstance, { database }: PlumblineOptions, wake: () => void): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )
  app.get('/lists', async (_request, reply) => {
    const { version, mode } = await readState(database)
    reply.headers(PAGE_HEADERS)
    const rows = listEntries(version).map(
      ({ entry, kind, list, name, birth, country }) =>
        `<tr><td>${entry}</td><td>${name}</td><td>${birth ?? ''}</td><td>${country ?? ''}</td><td>${kind.replaceAll('_', ' ')}</td><td>${list}</td></tr>`,
    )
    const modes = Object.entries(MODES).map(
      ([key, text]) =>
        `<form method="post" action="/lists/${key}"><button${key === mode ? ' disabled' : ''}>${text}</button></form>`,
    )
    return htmlPage(
      'Plumbline',
      `<h1>Plumbline</h1><p>A simulated provider of lists. Nobody on them exists. Version ${versionName(version)}.</p>
<div><table><thead><tr><th>Entry</th><th>Name</th><th>Born</th><th>Country</th><th>Kind</th><th>List</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<p><form method="post" action="/lists/next"><button>Publish the next version</button></form> ${modes.join(' ')}</p>`,
    )
  })
  app.post<{ Params: { act: string } }>('/lists/:act', async ({ params: { act } }, reply) => {
    await readState(database)
    if (act === 'next') {
      await publishNext(database)
      wake()
    } else if (Object.hasOwn(MODES, act)) await database.update(stateTable).set({ mode: act as keyof typeof MODES })
    else return reply.code(404).send()
    return reply.redirect('/lists', 303)
  })
}
