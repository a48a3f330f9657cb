import type { Database } from '@playhouse/postgres/database.ts'
import { identityWebhookPath } from '@playhouse/vendor-api/identity-checks/identity-checker.ts'
import {
  isBearer,
  SANDPIPER_PATH,
  type SandpiperCheck,
  sandpiperOrder,
  webhookHeaders,
} from '@playhouse/vendor-api/identity-checks/sandpiper/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { workWhenDue } from '../work-when-due.ts'
import { type Check, findCheck, takeCheck } from './checks.ts'
import { checkTable } from './tables.ts'

const BODY_LIMIT_BYTES = 64 * 1024 * 1024
const DEADLINE_MS = 5_000
const POSTS_MAX = 12

const STATUSES = {
  OK: ['approved', []],
  BAD: ['declined', ['name_mismatch', 'tampering']],
  UNCLEAR: ['needs_review', ['image_quality', 'glare']],
  NEW: ['escalated', []],
} as const satisfies Record<NonNullable<Check['outcome']>, [string, string[]]>

export interface SandpiperOptions {
  database: Database
  secrets: readonly string[]
  pagesHost: string
  /** Receives the webhooks. */
  operatorUrl: string
  secondsToDecide: number
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif } body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem }`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Sandpiper: checks as JSON, posted results, and a page for each. It reads no picture: the birthday decides. */
export const sandpiperRoutes: FastifyPluginAsync<SandpiperOptions> = async (
  app,
  { database, secrets, pagesHost, operatorUrl, secondsToDecide },
) => {
  const describe: Describe = (check) => {
    const [status, reasons] = check.isDecided && check.outcome ? STATUSES[check.outcome] : ['in_progress', []]
    return {
      reference: check.reference,
      status,
      reasons: [...reasons],
      decided_at: check.isDecided ? check.decidedAt.toISOString() : null,
      report_url: `${pagesHost}/identity-checks/${check.reference}`,
    }
  }

  const wake = workWhenDue(app, database, {
    name: 'posting results of identity checks',
    next: sql`select min(post_at) from ${checkTable}`,
    work: () => postResults(database, `${operatorUrl}${identityWebhookPath('sandpiper')}`, secrets, describe),
  })

  await app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isBearer(headers.authorization, secrets)) return reply.code(401).send({ error: 'token' })
    })
    api.post(SANDPIPER_PATH, { logLevel: 'warn', bodyLimit: BODY_LIMIT_BYTES }, async ({ body }, reply) => {
      const order = sandpiperOrder.safeParse(body)
      if (!order.success) return reply.code(422).send({ error: 'fields' })
      const { reference, subject, documents } = order.data
      const taken = { reference, provider: 'sandpiper', pictures: documents.length } as const
      await takeCheck(database, { ...taken, day: subject.birth_date.slice(-2), secondsToDecide, isPosted: true })
      wake()
      const check = await findCheck(database, 'sandpiper', reference)
      return check ? reply.code(201).send(describe(check)) : reply.code(409).send({ error: 'reference' })
    })
    api.get<{ Params: { reference: string } }>(
      `${SANDPIPER_PATH}/:reference`,
      { logLevel: 'warn' },
      async ({ params }, reply) => {
        const reference = z.uuid().safeParse(params.reference).data
        const check = reference && (await findCheck(database, 'sandpiper', reference))
        return check ? describe(check) : reply.code(404).send({ error: 'reference' })
      },
    )
  })

  resultPages(app, database, describe)
}

type Describe = (check: Check & { isDecided: boolean }) => SandpiperCheck

async function postResults(
  database: Database,
  url: string,
  secrets: readonly string[],
  describe: Describe,
): Promise<void> {
  const due = await database
    .select()
    .from(checkTable)
    .where(sql`${checkTable.postAt} <= clock_timestamp()`)
    .limit(20)
  for (const check of due) {
    const body = JSON.stringify(describe({ ...check, isDecided: true }))
    const isTaken = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders(secrets, `msg_${check.reference}`, body) },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    const isLast = isTaken || check.posts + 1 >= POSTS_MAX
    await database
      .update(checkTable)
      .set({
        posts: check.posts + 1,
        postAt: isLast ? null : sql`clock_timestamp() + make_interval(secs => ${2 ** check.posts})`,
      })
      .where(eq(checkTable.reference, check.reference))
  }
}

function resultPages(app: FastifyInstance, database: Database, describe: Describe): void {
  app.get<{ Params: { reference: string } }>('/identity-checks/:reference', async ({ params }, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
      )
    const reference = z.uuid().safeParse(params.reference).data
    const check = reference && (await findCheck(database, 'sandpiper', reference))
    if (!check) return reply.code(404).send(page('<h1>No such check</h1>'))
    const { status, reasons, decided_at } = describe(check)
    return page(`<h1>Sandpiper</h1><p>A simulated provider: nobody looked at a picture.</p>
<dl><dt>Check</dt><dd>${check.reference}</dd><dt>Status</dt><dd>${status.replaceAll('_', ' ')}</dd>
<dt>Reasons</dt><dd>${reasons.join(', ').replaceAll('_', ' ') || 'none'}</dd><dt>Decided</dt><dd>${decided_at ?? 'not yet'}</dd></dl>`)
  })
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandpiper (simulated)</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
