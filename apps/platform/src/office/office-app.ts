import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import type { OfficeConfig } from '../config.ts'
import { secretBox } from '../request/secret-box.ts'
import { registerLogIn } from './desks/operators/log-in-pages.ts'
import { registerPictures } from './desks/uploads/upload-pages.ts'
import { decisionSection } from './kit/decision-pages.ts'
import { refuseForeign } from './kit/form-origin.ts'
import { OfficeError } from './kit/office-error.ts'
import { forgetTokens, otherAdmins, storeOperators } from './kit/operator-accounts.ts'
import { type OperatorSession, OperatorSessions } from './kit/operator-sessions.ts'
import { OVERVIEW, registerOverview } from './kit/overview.ts'
import { framed } from './kit/page.ts'
import { roleFor } from './kit/permissions.ts'
import { answerFailures, type SendPage } from './kit/refusals.ts'
import { findMemberById } from '../domains/people/member/operator.ts'
import { officeRoutes } from './kit/routes.ts'
import { GROUPS, NOTICES, type OfficeSection } from './kit/section.ts'
import { sentTexts } from './kit/sent-texts.ts'
import { openServer } from './kit/server.ts'
import { sessionCookie } from './kit/session-cookie.ts'

export interface OfficeOptions {
  config: {
    office: OfficeConfig
    demo: boolean
    secretKeys: readonly SecretKey[]
    requestTimeoutMs: number
    logLevel: string
  }
  database: Database
  /** Reports from a replica; from `database` by default. */
  replica?: ReportReads | undefined
  sections: readonly OfficeSection[]
  logStream?: { write(line: string): void }
}

/**
 * The back office: plain pages for operators on a listener of its own, complete without their one script. Whoever can reach it
 * still needs to log in.
 */
export async function buildOffice({
  config,
  database,
  replica,
  sections,
  logStream,
}: OfficeOptions): Promise<FastifyInstance> {
  const app = await openServer({ config, logStream })
  const sessions = await openSessions(app, config, database)
  const cookie = sessionCookie({ isSecure: !config.demo })
  const findSession = async (request: FastifyRequest) => {
    const token = cookie.read(request)
    return token === undefined
      ? undefined
      : sessions.getSession(token, { isUse: request.headers['x-live'] === undefined })
  }
  const all = [...sections, decisionSection(sections)]
  const send = pageSender(all)
  answerFailures(app, send)

  const reports: ReportReads = replica ?? { read: (work) => work(database) }
  const routes = officeRoutes({
    app,
    database,
    reports,
    findMember: (id) => findMemberById(database, id),
    findSession,
    send,
  })
  for (const section of all) section.register(routes)
  registerPictures(routes)
  registerOverview(routes, database, all)
  registerLogIn(app, {
    database,
    operators: config.office.operators,
    isDemo: config.demo,
    secrets: secretBox(config.secretKeys),
    sessions,
    cookie,
    send,
  })
  app.post('/logout', async (request, reply) => {
    refuseForeign(request)
    const token = cookie.read(request)
    const session = await findSession(request)
    if (token !== undefined && session) {
      if (sentTexts(request.body).csrf !== session.csrfToken)
        throw new OfficeError('Load the page again, then log out.', 403)
      await sessions.end(token, session.operator)
    }
    return reply.header('set-cookie', cookie.clear()).redirect('/login', 303)
  })
  return app
}

/** Sessions of operators. Warns while no admin can log in. */
async function openSessions(
  app: FastifyInstance,
  { demo, office: { operators } }: OfficeOptions['config'],
  database: Database,
): Promise<OperatorSessions> {
  if (!demo) await forgetTokens(database)
  const sessions = demo
    ? new OperatorSessions(database, operators, await storeOperators(database, operators))
    : new OperatorSessions(database, [], new Map())
  if ((await otherAdmins(database, { except: [], isActive: true })) === 0)
    app.log.warn(
      operators.length > 0
        ? 'no admin can log in yet: log in with name and token of OPERATOR_TOKEN, which sets the first log-in up'
        : 'no admin can log in yet: run  node apps/platform/src/cli.ts make-admin NAME',
    )
  return sessions
}

/** Sends a page with the menu that the operator's roles open, and the notice of its address. */
function pageSender(sections: readonly OfficeSection[]): SendPage<OperatorSession> {
  const links = [OVERVIEW, ...sections].toSorted(
    (one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group),
  )
  return (request, reply, page, signedIn) => {
    const { done } = request.query as Record<string, unknown>
    const notice =
      typeof done === 'string' && Object.hasOwn(NOTICES, done) ? NOTICES[done as keyof typeof NOTICES] : undefined
    const path = request.url.split('?')[0] ?? '/'
    const shown = links.filter(({ permission }) => signedIn && roleFor(signedIn.roles, permission) !== undefined)
    return reply.type('text/html; charset=utf-8').send(framed(page, { signedIn, path, notice, sections: shown }))
  }
}
