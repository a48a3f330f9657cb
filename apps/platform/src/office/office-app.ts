import { isDay } from '@playhouse/shared/days.ts'
import helmet from '@fastify/helmet'
import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import { logOptions } from '@playhouse/server/log-options.ts'
import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { fastify, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import type { OfficeConfig } from '../config.ts'
import { failureOf, PlatformError } from '../request/platform-error.ts'
import { REPORT_PAGES } from '../request/report-reads.ts'
import { secretBox } from '../request/secret-box.ts'
import { decisionSection } from './kit/decision-pages.ts'
import { html } from './kit/html.ts'
import { readForm } from './kit/inputs.ts'
import { type FieldProblems, OfficeError } from './kit/office-error.ts'
import { officeParty, registerLogIn } from './desks/operators/log-in-pages.ts'
import { forgetTokens, otherAdmins, storeOperators } from './kit/operator-accounts.ts'
import { operatorSessions, type OperatorSession } from './kit/operator-sessions.ts'
import { type FormToken, framed, type OfficePage, SCRIPT, STYLES } from './kit/page.ts'
import { type Permission, roleFor } from './kit/permissions.ts'
import { showRefusal, SHOWN_AT, typedText } from './kit/refused-form.ts'
import { uploadFiles } from './desks/uploads/upload-pages.ts'
import {
  GROUPS,
  NOTICES,
  type OfficeCall,
  type OfficeRoutes,
  type OfficeSection,
  type TakesPicture,
} from './kit/section.ts'

/** A promotion has long texts in six languages, and forms write a Thai letter in nine characters. */
const BODY_LIMIT_BYTES = 256 * 1024
const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024
/** Where a form is sent for its preview: to its own address with this. */
export const PREVIEW = '/preview'
const formOptions = (takesPicture: TakesPicture | undefined) => (takesPicture ? { bodyLimit: UPLOAD_LIMIT_BYTES } : {})
const formOf = (address: string) => (address.endsWith(PREVIEW) ? address.slice(0, -PREVIEW.length) : address)

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
  const reports: ReportReads = replica ?? { read: (work) => work(database) }
  const app = fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    ...serverTimeouts(config.requestTimeoutMs),
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Under no-referrer browsers would send `Origin: null` with forms.
    referrerPolicy: { policy: 'same-origin' },
    // Behind a proxy that terminates TLS, as the cookie demands; browsers ignore it over plain HTTP.
    strictTransportSecurity: config.demo ? false : { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const type = headers['content-type'] ?? ''
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => undefined)
      if (!form) throw new OfficeError('The form could not be read.', 400)
      return Object.fromEntries(form)
    },
  )
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  const { operators } = config.office
  if (!config.demo) await forgetTokens(database)
  const sessions = config.demo
    ? operatorSessions(database, operators, await storeOperators(database, operators))
    : operatorSessions(database, [], new Map())
  if ((await otherAdmins(database, { except: [], isActive: true })) === 0)
    app.log.warn(
      operators.length > 0
        ? 'no admin can log in yet: log in with name and token of OPERATOR_TOKEN, which sets the first log-in up'
        : 'no admin can log in yet: run  node apps/platform/src/cli.ts make-admin NAME',
    )
  const cookie = officeCookie({ isSecure: !config.demo })
  const all = [...sections, decisionSection(sections)]
  const linksFor = (signedIn: OperatorSession | undefined) =>
    [{ path: '/', title: 'Overview', group: 'Desk' as const, permission: 'overview.read' as const }, ...all]
      .filter(({ permission }) => signedIn && roleFor(signedIn.roles, permission))
      .toSorted((one, other) => GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group))
  const send = (request: FastifyRequest, reply: FastifyReply, page: OfficePage, signedIn?: OperatorSession) => {
    const { done } = request.query as Record<string, unknown>
    const notice =
      typeof done === 'string' && Object.hasOwn(NOTICES, done) ? NOTICES[done as keyof typeof NOTICES] : undefined
    const path = request.url.split('?')[0] ?? '/'
    return reply
      .type('text/html; charset=utf-8')
      .send(framed(page, { signedIn, path, notice, sections: linksFor(signedIn) }))
  }
  const problem = (title: string, message: string, sent: Record<string, string> = {}): OfficePage => ({
    title,
    body: html`<p class="panel problem" role="alert">${message}</p>
      ${typedText(sent)}
      <p><a href="/">To the overview</a></p>`,
  })
  /** The page of a refused form with what was typed, or what was typed alone. */
  const sendRefusal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    message: string,
    problems: FieldProblems = {},
  ) => {
    // What another site has sent must not come back as a form that is ready to be sent.
    const { csrf: _, ...sent } = isForeign(request) ? {} : textsOf(request.body)
    const shownAt = isForeign(request) ? undefined : pageOf(request, sent)
    if (shownAt === undefined) return send(request, reply.code(status), problem('That did not work', message, sent))
    const { statusCode, body } = await app.inject({ url: shownAt, headers: { cookie: request.headers.cookie ?? '' } })
    const shown =
      statusCode === 200
        ? showRefusal(body, {
            action: formOf(request.url),
            sent: { ...sent, [SHOWN_AT]: shownAt },
            message,
            problems,
          })
        : undefined
    if (shown === undefined) return send(request, reply.code(status), problem('That did not work', message, sent))
    return reply.code(status).type('text/html; charset=utf-8').send(shown)
  }

  app.setErrorHandler<FastifyError | OfficeError | PlatformError>((error, request, reply) => {
    if (error instanceof OfficeError) return sendRefusal(request, reply, error.status, error.message, error.problems)
    if (error instanceof PlatformError) {
      const { status, body } = failureOf(error.code, error.details)
      return sendRefusal(request, reply, status, `${body.message} (${error.code})`)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500)
      return send(request, reply.code(status), problem('This could not be read', error.message))
    request.log.error({ err: error }, 'a page of the back office failed')
    return send(
      request,
      reply.code(500),
      problem('Something went wrong', 'Nothing was changed. The log has the reason.'),
    )
  })
  app.setNotFoundHandler((request, reply) =>
    send(request, reply.code(404), problem('No such page', 'There is nothing at this address.')),
  )

  const sessionOf = async (request: FastifyRequest) => {
    const token = cookie.read(request)
    return token === undefined
      ? undefined
      : sessions.sessionOf(token, { isUse: request.headers['x-live'] === undefined })
  }
  /** What the form at an address asks for. The route with the fewest parameters takes it. */
  const actions: { path: RegExp; parameters: number; permission: Permission }[] = []
  const register = (path: string, permission: Permission) =>
    actions.push({
      path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
      parameters: path.split(':').length - 1,
      permission,
    })
  const permissionOf = (address: string): Permission => {
    const [taken] = actions
      .filter(({ path }) => path.test(address))
      .toSorted((one, other) => one.parameters - other.parameters)
    if (!taken) throw new Error(`Nothing takes forms at ${address}.`)
    return taken.permission
  }
  const formsOf = ({ csrfToken, roles }: OperatorSession): FormToken => ({
    token: csrfToken,
    maySend: (address) => roleFor(roles, permissionOf(address)) !== undefined,
  })
  /** @throws OfficeError unless a role of the operator allows it */
  const callOf = (request: FastifyRequest, session: OperatorSession, permission: Permission): OfficeCall => {
    const { operatorId: id, operator: name, roles } = session
    const role = roleFor(roles, permission)
    if (role === undefined) throw new OfficeError(refusalFor(roles), 403)
    return {
      database,
      reports,
      operator: name,
      actor: { kind: 'OPERATOR', id, name, role },
      may: (requested) => roleFor(roles, requested) !== undefined,
      csrfToken: formsOf(session),
      sessionId: session.id,
      origin: request.headers.origin ?? `${request.protocol}://${request.headers.host}`,
      party: officeParty(request),
      params: request.params as Record<string, string>,
      query: queryOf(request),
    }
  }
  const signedIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await sessionOf(request)
    if (!session) reply.redirect(`/login?to=${encodeURIComponent(request.url)}`, 303)
    return session
  }

  /** A picture that came with the form is stored and chosen, also if the form is refused or shown again. */
  const takePicture = async (request: FastifyRequest, call: OfficeCall, takes: TakesPicture | undefined) => {
    const { pictureFile } = (request.body ?? {}) as { pictureFile?: unknown }
    if (!takes || !(pictureFile instanceof Blob) || pictureFile.size === 0) return
    const name = pictureFile instanceof File ? pictureFile.name : ''
    const picture = await takes(call, name, Buffer.from(await pictureFile.arrayBuffer()))
    Object.assign(request.body as object, { picture })
  }

  const routes: OfficeRoutes = {
    page(path, permission, handler) {
      app.get(path, async (request, reply) => {
        const session = await signedIn(request, reply)
        if (!session) return reply
        if (roleFor(session.roles, permission) === undefined)
          return send(request, reply.code(403), refusedPage(session.roles), session)
        const call = callOf(request, session, permission)
        const page = REPORT_PAGES.has(path)
          ? await reports.read((source) => handler({ ...call, database: source }))
          : await handler(call)
        if (page && 'to' in page) return reply.redirect(page.to, 303)
        return page ? send(request, reply, page, session) : reply.callNotFound()
      })
    },
    action(path, permission, input, handler, takesPicture) {
      register(path, permission)
      app.post(path, formOptions(takesPicture), async (request, reply) => {
        refuseForeign(request)
        const session = await sessionOf(request)
        if (!session) throw new OfficeError('Your session has ended. Log in and do it again.', 401)
        if (textsOf(request.body)['csrf'] !== session.csrfToken)
          throw new OfficeError('This form is from an earlier session. Check it and send it again.', 403)
        const call = callOf(request, session, permission)
        await takePicture(request, call, takesPicture)
        const { csrf: _csrf, [SHOWN_AT]: _, ...sent } = textsOf(request.body)
        const result = await handler(call, readForm(input, sent))
        if ('page' in result) return send(request, reply, result.page, session)
        const { to, notice } = result
        return reply.redirect(`${to}${to.includes('?') ? '&' : '?'}done=${notice}`, 303)
      })
    },
    preview(path, permission, handler, takesPicture) {
      app.post(`${path}${PREVIEW}`, formOptions(takesPicture), async (request, reply) => {
        refuseForeign(request)
        const session = await sessionOf(request)
        if (!session) throw new OfficeError('Your session has ended. Log in and do it again.', 401)
        if (textsOf(request.body)['csrf'] !== session.csrfToken)
          throw new OfficeError('This form is from an earlier session. Check it and send it again.', 403)
        const call = callOf(request, session, permission)
        await takePicture(request, call, takesPicture)
        const { csrf: _csrf, ...sent } = textsOf(request.body)
        const { [SHOWN_AT]: _, ...typed } = sent
        const above = await handler(call, typed)
        const shownAt = pageOf(request, sent)
        if (shownAt === undefined) throw new OfficeError('Open the form again, then preview it.', 400)
        const page = await app.inject({ url: shownAt, headers: { cookie: request.headers.cookie ?? '' } })
        const shown = showRefusal(page.body, {
          action: formOf(request.url),
          sent: { ...sent, [SHOWN_AT]: shownAt },
          above,
        })
        if (shown === undefined) throw new OfficeError('The form is not there any more.', 404)
        return reply.type('text/html; charset=utf-8').send(shown)
      })
    },
    upload(path, permission, handler) {
      app.post(path, { bodyLimit: UPLOAD_LIMIT_BYTES }, async (request, reply) => {
        refuseForeign(request)
        const session = await sessionOf(request)
        if (!session) throw new OfficeError('Your session has ended. Log in and do it again.', 401)
        const { csrf, ...sent } = textsOf(request.body)
        if (csrf !== session.csrfToken)
          throw new OfficeError('This form is from an earlier session. Check it and send it again.', 403)
        const call = callOf(request, session, permission)
        const { file } = (request.body ?? {}) as { file?: unknown }
        const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
        const result = await handler(call, sent, bytes)
        if ('page' in result) return send(request, reply, result.page, session)
        return reply.redirect(`${result.to}?done=${result.notice}`, 303)
      })
      register(path, permission)
    },
    file(path, permission, handler) {
      app.get(path, async (request, reply) => {
        const session = await signedIn(request, reply)
        return session ? handler(callOf(request, session, permission), reply) : reply
      })
    },
  }
  for (const section of all) section.register(routes)
  uploadFiles(routes)
  routes.page('/', 'overview.read', async ({ may }) => ({
    title: 'Overview',
    body: await overview(
      database,
      all.filter(({ permission }) => may(permission)),
    ),
  }))

  registerLogIn(app, {
    database,
    operators,
    isDemo: config.demo,
    secrets: secretBox(config.secretKeys),
    sessions,
    send,
    enter: (reply, token, to) => reply.header('set-cookie', cookie.write(token)).redirect(ownPath(to), 303),
    refuseForeign,
    ownPath,
  })
  app.post('/logout', async (request, reply) => {
    refuseForeign(request)
    const token = cookie.read(request)
    const session = await sessionOf(request)
    if (token !== undefined && session) {
      if (textsOf(request.body).csrf !== session.csrfToken)
        throw new OfficeError('Load the page again, then log out.', 403)
      await sessions.end(token, session.operator)
    }
    return reply.header('set-cookie', cookie.clear()).redirect('/login', 303)
  })
  app.get('/office.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'private, max-age=300').send(STYLES),
  )
  app.get('/office.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'private, max-age=300').send(SCRIPT),
  )
  return app
}

const refusalFor = (roles: OperatorSession['roles']): string =>
  roles.length === 0
    ? 'You have no role yet, so there is nothing that you may see or do. An admin grants roles.'
    : `Your roles (${roles.join(', ')}) do not allow this. An admin grants roles.`

const refusedPage = (roles: OperatorSession['roles']): OfficePage => ({
  title: 'Not for your roles',
  body: html`<p class="panel problem" role="alert">${refusalFor(roles)}</p>
    ${roleFor(roles, 'overview.read') && html`<p><a href="/">To the overview</a></p>`}`,
})

async function overview(database: Database, sections: readonly OfficeSection[]) {
  const counted = await Promise.all(
    sections.flatMap((section) =>
      section.waiting ? [section.waiting(database).then((count) => ({ ...section, count }))] : [],
    ),
  )
  // What waits comes first, in the order of the sections.
  const ordered = counted.toSorted((one, other) => Number(one.count === 0) - Number(other.count === 0))
  return html`<div class="columns">
    ${ordered.map(
      ({ path, title, count }) =>
        html`<section class="panel">
          <h2><a href="${path}">${title}</a></h2>
          ${count === 0 ? html`<p class="muted">Nothing waits.</p>` : html`<p class="waiting">${count} waiting</p>`}
        </section>`,
    )}
  </div>`
}

const SELF = 'http://office.invalid'

/** A path of this listener; anything else would lead operators elsewhere after the log-in. */
function ownPath(to: string | undefined): string {
  if (!to?.startsWith('/') || !URL.canParse(to, SELF)) return '/'
  const { origin, pathname, search } = new URL(to, SELF)
  // Browsers read a path of two slashes as another host.
  return origin === SELF && !pathname.startsWith('//') && pathname !== '/login' ? `${pathname}${search}` : '/'
}

/** Where the form of a request was shown: the page that sent it, or, for one that is refused again, what its hidden field says. */
function pageOf({ headers }: FastifyRequest, sent: Record<string, string>): string | undefined {
  const { [SHOWN_AT]: stored } = sent
  if (stored !== undefined) return ownPath(stored)
  const { referer } = headers
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  page.searchParams.delete('done')
  return page.host === headers.host ? ownPath(`${page.pathname}${page.search}`) : undefined
}

/** Other ports of the same host are the same site to a cookie, so the page that sent a form is checked as well. */
function isForeign({ headers }: FastifyRequest): boolean {
  const { origin } = headers
  const isOurs = origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host
  const site = headers['sec-fetch-site']
  return !isOurs || (site !== undefined && site !== 'same-origin')
}

function refuseForeign(request: FastifyRequest): void {
  if (isForeign(request)) throw new OfficeError('The form was not sent by a page of the back office.', 403)
}

function officeCookie({ isSecure }: { isSecure: boolean }) {
  const name = isSecure ? '__Host-office' : 'office'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    write: (token: string) => `${name}=${token}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
    read({ headers }: FastifyRequest): string | undefined {
      const parts = (headers.cookie ?? '').split(';').map((part) => part.trim())
      return parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
    },
  }
}

/** Parameters that are days, on every page that has them. */
const DAYS = ['from', 'to'] as const

/** What an address asks for; a day is one of the calendar, or missing. @throws OfficeError for a day that there is not */
function queryOf({ query }: FastifyRequest): Record<string, string> {
  const asked = textsOf(query)
  for (const name of DAYS) {
    const day = asked[name]?.trim()
    if (!day) delete asked[name]
    else if (!isDay(day)) throw new OfficeError(`There is no day “${day.slice(0, 40)}”. Write it as 2026-11-30.`, 400)
  }
  return asked
}

/** The texts among the values of a query or form. */
function textsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
