import cors from '@fastify/cors'
import type { Database } from '@playhouse/postgres/database.ts'
import { isToken } from '@playhouse/server/token.ts'
import { gameLanguage } from '@playhouse/shared/languages.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import {
  CODES,
  COPPERLEAF_VENDOR,
  isSigned,
  parseNumber,
  readNumbersAsText,
  ROUND_STATES,
  SIGN_HEADER,
  VENDOR_PATHS,
  vendorBody,
} from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { COPPERLEAF_GAME as GAME } from '@playhouse/vendor-api/vendors/demo-games.ts'
import { vendorSecret } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { VendorConfig } from '../config.ts'
import { workWhenDue } from '../work-when-due.ts'
import { connectOperator, type Operator, OperatorRefusal } from './operator.ts'
import { gamePage, SCRIPT_HASH, STYLE_HASH } from './page.ts'
import {
  cancelDueRounds,
  findFree,
  findVisit,
  LEAVES,
  openVisit,
  playFreeRound,
  playRound,
  reportFree,
  UNREPORTED,
} from './play.ts'
import { freeTable, roundTable } from './tables.ts'

const MIN_BET = parseAmount(GAME.min_bet)
const MAX_BET = parseAmount(GAME.max_bet)

export interface CopperleafOptions {
  config: Pick<VendorConfig, 'siteOrigins' | 'launchHosts' | 'seamlessUrl' | 'seamlessSecret'>
  database: Database
}

/** Copperleaf's server: its game's page and rounds, and its answers to the operator. */
export const copperleafRoutes: FastifyPluginAsync<CopperleafOptions> = async (app, { config, database }) => {
  const operator = connectOperator(config.seamlessUrl, config.seamlessSecret)
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  // Under a prefix, because each list of allowed origins answers OPTIONS of everything below its own.
  await app.register(async (page) => servePage(page, { config, database, operator }), { prefix: '/play/copperleaf' })
  await app.register(async (api) => serveOperator(api, { config, database }))
  workWhenDue(app, database, {
    name: 'cancelling rounds without an answer',
    next: sql`select min(due_at) from ${roundTable} where due_at is not null`,
    work: () => cancelDueRounds(database, operator),
  })
  workWhenDue(app, database, {
    name: 'reporting free rounds',
    next: sql`select now() where exists (select from ${freeTable} where ${UNREPORTED})`,
    work: () => reportFree(database, operator),
  })
}

const openBody = z.object({ token: z.string() })
const playBody = z.object({
  playToken: z.string(),
  roundKey: z.uuid(),
  bet: z.string().regex(/^\d{1,10}(\.\d{1,4})?$/),
  pick: z
    .int()
    .min(0)
    .max(LEAVES - 1),
  free: z.boolean().default(false),
})

async function servePage(
  app: FastifyInstance,
  { config, database, operator }: CopperleafOptions & { operator: Operator },
): Promise<void> {
  // Pages in sandboxed frames send `Origin: null`; nothing here depends on cookies.
  await app.register(cors, { origin: ['null', ...config.launchHosts], methods: ['POST'], credentials: false })
  app.get<{ Querystring: { lang?: string } }>('/:token', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('referrer-policy', 'no-referrer')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'sha256-${SCRIPT_HASH}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${config.siteOrigins.join(' ')}`,
      )
      .send(gamePage(gameLanguage(request.query.lang))),
  )
  app.post('/page/open', async ({ body }, reply) => {
    const read = openBody.safeParse(body)
    if (!read.success || !isToken(read.data.token)) return reply.code(400).send({ error: 'token' })
    try {
      const opened = await openVisit(database, operator, read.data.token)
      return { ...opened, free: await findFree(database, opened.player) }
    } catch (error) {
      if (error instanceof OperatorRefusal) return reply.code(410).send({ error: error.code })
      throw error
    }
  })
  app.post('/page/balance', async ({ body }, reply) => {
    const playToken = String((body as { playToken?: unknown } | null)?.playToken)
    const visit = await findVisit(database, playToken)
    if (!visit) return reply.code(401).send({ error: 'session' })
    return operator.ask('balance', { session: visit.session })
  })
  app.post('/page/play', async ({ body }, reply) => {
    const read = playBody.safeParse(body)
    if (!read.success) return reply.code(400).send({ state: 'cancelled', refusal: CODES.badRequest })
    const bet = parseAmount(read.data.bet)
    if (bet < MIN_BET || bet > MAX_BET) return { state: 'cancelled', refusal: CODES.badRequest }
    const visit = await findVisit(database, read.data.playToken)
    if (!visit) return reply.code(401).send({ state: 'cancelled', refusal: CODES.noSession })
    const result = read.data.free
      ? ((await playFreeRound(database, visit, read.data)) ?? { state: 'cancelled', refusal: CODES.noSession })
      : await playRound(database, operator, visit, { ...read.data, bet })
    return { ...result, free: await findFree(database, visit.player) }
  })
}

async function serveOperator(app: FastifyInstance, { config, database }: CopperleafOptions): Promise<void> {
  const key = vendorSecret(config.seamlessSecret, COPPERLEAF_VENDOR)
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const serve = <Body extends z.ZodType>(
    path: string,
    schema: Body,
    perform: (body: z.output<Body>) => Promise<object>,
  ) =>
    app.post(path, { logLevel: 'warn' }, async ({ headers, body: sent }) => {
      const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0)
      if (!isSigned(body, headers[SIGN_HEADER], key)) return { code: CODES.badSign }
      const read = schema.safeParse(readNumbersAsText(body.toString()))
      return read.success ? { code: CODES.done, ...(await perform(read.data)) } : { code: CODES.badRequest }
    })
  serve(VENDOR_PATHS.games, vendorBody.games, async () => ({
    games: [
      {
        ...GAME,
        min_bet: parseNumber(formatAmount(MIN_BET)),
        max_bet: parseNumber(formatAmount(MAX_BET)),
      },
    ],
  }))
  serve(VENDOR_PATHS.grantFree, vendorBody.grantFree, async ({ grant: grantId, player, rounds, bet, until }) => {
    const given = { player, rounds, bet: parseAmount(bet), until: new Date(Number(until) * 1000) }
    await database
      .insert(freeTable)
      .values({ grantId, state: 'open', ...given })
      .onConflictDoNothing()
    return {}
  })
  serve(VENDOR_PATHS.endFree, vendorBody.endFree, async ({ grant: grantId }) => {
    const unknown = { grantId, player: '', rounds: 0, bet: 0n, until: new Date() }
    const [ended] = await database
      .insert(freeTable)
      .values({ ...unknown, state: 'ended' })
      .onConflictDoUpdate({ target: freeTable.grantId, set: { state: 'ended' } })
      .returning()
    return { played: ended?.played ?? 0, won: parseNumber(formatAmount(ended?.won ?? 0n)) }
  })
  serve(VENDOR_PATHS.roundState, vendorBody.roundState, async ({ round: id }) => {
    const [round] = await database.select().from(roundTable).where(eq(roundTable.id, id))
    if (!round) return { state: ROUND_STATES.unknown }
    const state = round.state === 'sending' ? ROUND_STATES.sending : ROUND_STATES[round.state]
    return { state, ...(round.state === 'done' && { win: parseNumber(formatAmount(round.win)) }) }
  })
}
