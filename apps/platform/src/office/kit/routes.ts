import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { REPORT_PAGES } from '../../request/report-reads.ts'
import { recordDenied } from './denied-acts.ts'
import { refuseForeign } from './form-origin.ts'
import { html } from './html.ts'
import { readForm } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import type { OperatorSession } from './operator-sessions.ts'
import type { FormToken, OfficePage } from './page.ts'
import { type Permission, roleFor } from './permissions.ts'
import { formAgain, PREVIEW, type SendPage } from './refusals.ts'
import { SHOWN_AT } from './refused-form.ts'
import { readQuery, sentTexts } from './sent-texts.ts'
import type { ActionResult, OfficeCall, OfficeRoutes, TakesPicture } from './section.ts'

const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024
const formOptions = (takesPicture: TakesPicture | undefined) => (takesPicture ? { bodyLimit: UPLOAD_LIMIT_BYTES } : {})

interface RouteServices {
  app: FastifyInstance
  database: Database
  reports: ReportReads
  findMember: OfficeCall['findMember']
  findSession(request: FastifyRequest): Promise<OperatorSession | undefined>
  send: SendPage<OperatorSession>
}

/** Registers pages, forms and files: each checks session and permission before its handler, a form its token as well. */
export function officeRoutes(services: RouteServices): OfficeRoutes {
  const permissions = formPermissions()
  const access = routeAccess(services, permissions.find)
  return {
    ...pageRoutes(services, access),
    ...formRoutes(services, access, permissions.add),
  }
}

function formPermissions() {
  const forms: { path: RegExp; parameters: number; permission: Permission }[] = []
  return {
    add(path: string, permission: Permission): void {
      forms.push({
        path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
        parameters: path.split(':').length - 1,
        permission,
      })
    },
    /** The route with the fewest parameters takes the form. */
    find(address: string): Permission {
      const [taken] = forms
        .filter(({ path }) => path.test(address))
        .toSorted((one, other) => one.parameters - other.parameters)
      if (!taken) throw new Error(`Nothing takes forms at ${address}.`)
      return taken.permission
    },
  }
}

type RouteAccess = ReturnType<typeof routeAccess>

/** Where the back office is open in this browser. */
function readPlace({ headers, protocol }: FastifyRequest): Pick<OfficeCall, 'host' | 'origin'> {
  const { host = '', origin = `${protocol}://${host}` } = headers
  return { host, origin }
}

/** Finds who calls: the session with what its roles allow. */
function routeAccess(services: RouteServices, findPermission: (path: string) => Permission) {
  const { findSession, database, reports, findMember } = services
  const formToken = ({ csrfToken, roles }: OperatorSession): FormToken => ({
    token: csrfToken,
    maySend: (address) => roleFor(roles, findPermission(address)) !== undefined,
  })
  /** @throws OfficeError unless a role of the operator allows it */
  const openCall = (request: FastifyRequest, session: OperatorSession, permission: Permission): OfficeCall => {
    const { operatorId: id, operator: name, roles } = session
    const role = roleFor(roles, permission)
    if (role === undefined) throw new OfficeError(refusalFor(roles), 403)
    return {
      database,
      reports,
      findMember,
      log: request.log,
      operator: name,
      actor: { kind: 'OPERATOR', id, name, role },
      may: (requested) => roleFor(roles, requested) !== undefined,
      csrfToken: formToken(session),
      sessionId: session.id,
      ...readPlace(request),
      params: request.params as Record<string, string>,
      query: readQuery(request),
    }
  }
  const deny = async (
    { method, url }: FastifyRequest,
    session: OperatorSession,
    { permission, why }: { permission: Permission; why: string },
  ): Promise<void> => {
    // Every log-in leads to the overview, also without a role.
    if (permission !== 'overview.read')
      await recordDenied(database, session, { method, path: url.split('?')[0] ?? '', permission, why })
  }
  return {
    deny,
    /** Does the work of a call, and records it if the operator may not do it. @throws OfficeError unless a role of the operator allows it */
    async perform<Result>(
      request: FastifyRequest,
      session: OperatorSession,
      permission: Permission,
      work: (call: OfficeCall) => Promise<Result>,
    ): Promise<Result> {
      try {
        return await work(openCall(request, session, permission))
      } catch (error) {
        if (error instanceof OfficeError && error.status === 403)
          await deny(request, session, { permission, why: error.message })
        throw error
      }
    },
    /** The session, or a way to the log-in. */
    async requireLogIn(request: FastifyRequest, reply: FastifyReply): Promise<OperatorSession | undefined> {
      const session = await findSession(request)
      if (!session) reply.redirect(`/login?to=${encodeURIComponent(request.url)}`, 303)
      return session
    },
    /** The session whose page has sent a form. @throws OfficeError if none has */
    async requireForm(request: FastifyRequest): Promise<OperatorSession> {
      refuseForeign(request)
      const session = await findSession(request)
      if (!session) throw new OfficeError('Your session has ended. Log in and do it again.', 401)
      if (sentTexts(request.body)['csrf'] !== session.csrfToken)
        throw new OfficeError('This form is from an earlier session. Check it and send it again.', 403)
      return session
    },
  }
}

function pageRoutes(
  { app, reports, send }: RouteServices,
  { deny, perform, requireLogIn }: RouteAccess,
): Pick<OfficeRoutes, 'page' | 'file'> {
  return {
    page(path, permission, handler) {
      app.get(path, async (request, reply) => {
        const session = await requireLogIn(request, reply)
        if (!session) return reply
        if (roleFor(session.roles, permission) === undefined) {
          await deny(request, session, { permission, why: refusalFor(session.roles) })
          return send(request, reply.code(403), refusedPage(session.roles), session)
        }
        const page = await perform(request, session, permission, async (call) =>
          REPORT_PAGES.has(path) ? reports.read((source) => handler({ ...call, database: source })) : handler(call),
        )
        if (page && 'to' in page) return reply.redirect(page.to, 303)
        return page ? send(request, reply, page, session) : reply.callNotFound()
      })
    },
    file(path, permission, handler) {
      app.get(path, async (request, reply) => {
        const session = await requireLogIn(request, reply)
        return session ? perform(request, session, permission, (call) => handler(call, reply)) : reply
      })
    },
  }
}

function formRoutes(
  { app, send }: RouteServices,
  { perform, requireForm }: RouteAccess,
  addPermission: (path: string, permission: Permission) => void,
): Pick<OfficeRoutes, 'action' | 'preview' | 'upload'> {
  const answer = (request: FastifyRequest, reply: FastifyReply, result: ActionResult, session: OperatorSession) => {
    if ('page' in result) return send(request, reply, result.page, session)
    const { to, notice } = result
    return reply.redirect(`${to}${to.includes('?') ? '&' : '?'}done=${notice}`, 303)
  }
  return {
    action(path, permission, input, handler, takesPicture) {
      addPermission(path, permission)
      app.post(path, formOptions(takesPicture), async (request, reply) => {
        const session = await requireForm(request)
        const result = await perform(request, session, permission, async (call) => {
          await storePicture(request, call, takesPicture)
          const { csrf: _csrf, [SHOWN_AT]: _, ...sent } = sentTexts(request.body)
          return handler(call, readForm(input, sent))
        })
        return answer(request, reply, result, session)
      })
    },
    preview(path, permission, handler, takesPicture) {
      app.post(`${path}${PREVIEW}`, formOptions(takesPicture), async (request, reply) => {
        const session = await requireForm(request)
        const above = await perform(request, session, permission, async (call) => {
          await storePicture(request, call, takesPicture)
          const { csrf: _, [SHOWN_AT]: _shownAt, ...typed } = sentTexts(request.body)
          return handler(call, typed)
        })
        const { csrf: _csrf, ...sent } = sentTexts(request.body)
        const shown = await formAgain(app, request, sent, { above })
        if (shown === undefined) throw new OfficeError('Open the form again, then preview it.', 400)
        if ('gone' in shown) throw new OfficeError('The form is not there any more.', 404)
        return reply.type('text/html; charset=utf-8').send(shown.markup)
      })
    },
    upload(path, permission, handler) {
      addPermission(path, permission)
      app.post(path, { bodyLimit: UPLOAD_LIMIT_BYTES }, async (request, reply) => {
        const session = await requireForm(request)
        const result = await perform(request, session, permission, async (call) => {
          const { csrf: _, ...sent } = sentTexts(request.body)
          const { file } = (request.body ?? {}) as { file?: unknown }
          const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
          return handler(call, sent, bytes)
        })
        return answer(request, reply, result, session)
      })
    },
  }
}

/** A picture that came with the form is stored and chosen, also if the form is refused or shown again. */
async function storePicture(request: FastifyRequest, call: OfficeCall, takes: TakesPicture | undefined): Promise<void> {
  const { pictureFile } = (request.body ?? {}) as { pictureFile?: unknown }
  if (!takes || !(pictureFile instanceof Blob) || pictureFile.size === 0) return
  const name = pictureFile instanceof File ? pictureFile.name : ''
  const picture = await takes(call, name, Buffer.from(await pictureFile.arrayBuffer()))
  Object.assign(request.body as object, { picture })
}

const refusalFor = (roles: OperatorSession['roles']): string =>
  roles.length === 0
    ? 'You have no role yet, so your own log-in is all that you may see or change. An admin grants roles.'
    : `Your roles (${roles.join(', ')}) do not allow this. An admin grants roles.`

const refusedPage = (roles: OperatorSession['roles']): OfficePage => ({
  title: 'Not for your roles',
  body: html`<p class="panel problem" role="alert">${refusalFor(roles)}</p>
    ${
      roleFor(roles, 'overview.read')
        ? html`<p><a href="/">To the overview</a></p>`
        : html`<p><a href="/account">To your log-in</a></p>`
    }`,
})
