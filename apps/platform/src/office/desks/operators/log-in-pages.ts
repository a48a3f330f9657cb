import {
  CODE_MAX,
  OPERATOR_PASSWORD_MIN,
  PASSKEY_NAME_MAX,
  PASSKEY_RESPONSE_MAX,
  PASSWORD_MAX,
} from '@playhouse/shared/limits.ts'
import type { Operator } from '@playhouse/server/secrets.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { passkeySignInOptions } from '../../../domains/people/session/passkeys/passkey-sign-in.ts'
import type { RelyingParty } from '../../../domains/people/session/passkeys/relying-party.ts'
import { createTotp } from '../../../domains/people/session/second-factor/authenticator.ts'
import { getFailure, PlatformError } from '../../../request/platform-error.ts'
import { createRateLimit } from '../../../request/rate-limit.ts'
import type { SecretBox } from '../../../request/secret-box.ts'
import { field } from '../../kit/form-fields.ts'
import { ownPath, refuseForeign } from '../../kit/form-origin.ts'
import { html, type Html } from '../../kit/html.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { claimFirstAccount, otherAdmins } from '../../kit/operator-accounts.ts'
import {
  checkPasskey,
  checkPassword,
  findInvitation,
  invitationSecret,
  invite,
  keyOptions,
  notInvited,
  setUpPasskey,
  setUpPassword,
} from './operator-log-ins.ts'
import type { OperatorSessions } from '../../kit/operator-sessions.ts'
import { hidden, type OfficePage, passkeyForm } from '../../kit/page.ts'
import { qrCode } from '../../kit/qr-code.ts'
import type { SendPage } from '../../kit/refusals.ts'

/** Tokens and codes of links cannot be guessed; this keeps the log readable. */
const WRONG_PER_HOUR = 60
const WRONG = 'This log-in is wrong, or the account is disabled.'

interface LogInOptions {
  database: Database
  operators: readonly Operator[]
  /** Whether operators log in by tokens. */
  isDemo: boolean
  secrets: SecretBox
  sessions: OperatorSessions
  cookie: { write(token: string): string }
  send: SendPage<never>
}

/** Browsers bind passkeys to a host name: there are none for an address of numbers. They send them from this page alone. */
export function passkeyParty(host = ''): RelyingParty | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined
  const { hostname } = new URL(`http://${host}`)
  return isIP(hostname) > 0 || hostname.startsWith('[')
    ? undefined
    : { id: hostname, origins: [`https://${host}`, `http://${host}`] }
}

/** Pages of those who are not logged in: the log-in, and its set-up by an invitation. */
export function registerLogIn(app: FastifyInstance, options: LogInOptions): void {
  const answers = logInAnswers(options)
  registerLogInForms(app, options, answers)
  registerSetUp(app, options, answers)
}

type LogInAnswers = ReturnType<typeof logInAnswers>

function logInAnswers({ database, operators, isDemo, secrets, sessions, cookie, send }: LogInOptions) {
  const wrong = createRateLimit(database)('office token', WRONG_PER_HOUR)
  const logInPage = async (request: FastifyRequest, message?: string): Promise<OfficePage> => {
    const takesToken = isDemo || (operators.length > 0 && !(await hasAdmin(database)))
    const { to } = { ...textsIn(request.query), ...textsIn(request.body) }
    const party = passkeyParty(request.headers.host)
    return { title: 'Log in', body: logInForms({ message, to: ownPath(to), isDemo, takesToken, party }) }
  }
  return {
    logInPage,
    async setUpPage(request: FastifyRequest, code: string, message?: string): Promise<OfficePage> {
      const invited = await findInvitation(database, code)
      if (!invited) return joinPage(message ?? notInvited().message)
      const party = passkeyParty(request.headers.host)
      return {
        title: `Set up your log-in, ${invited.name}`,
        body: setUpForms({
          code,
          message,
          name: invited.name,
          options: party && (await keyOptions(database, invited, party)),
          secret: await invitationSecret(database, code, secrets),
        }),
      }
    },
    async enter(
      request: FastifyRequest,
      reply: FastifyReply,
      operatorId: number,
      method: 'passkey' | 'password' | 'token',
    ): Promise<FastifyReply> {
      const token = await sessions.open(operatorId, { method, address: request.ip })
      return token === undefined
        ? send(request, reply.code(401), await logInPage(request, WRONG))
        : reply.header('set-cookie', cookie.write(token)).redirect(ownPath(textsIn(request.body).to), 303)
    },
    /** Shows a page again with what is wrong. What was typed is not: there are secrets in it. */
    async refuse(
      request: FastifyRequest,
      reply: FastifyReply,
      error: unknown,
      page: (message: string) => Promise<OfficePage>,
    ): Promise<FastifyReply> {
      if (!(error instanceof OfficeError) && !(error instanceof PlatformError)) throw error
      request.log.warn({ path: request.url.split('?')[0] }, 'a log-in to the back office failed')
      const limit = await wrong.take(request.ip).catch((limited: unknown) => limited)
      const [status, message] = limit instanceof PlatformError ? platformText(limit) : getText(error)
      return send(request, reply.code(status), await page(message))
    },
  }
}

/** The log-in by passkey, by password with an authenticator, and by the token of a demo or of the first operator. */
function registerLogInForms(
  app: FastifyInstance,
  { database, operators, isDemo, secrets, sessions, send }: LogInOptions,
  { logInPage, setUpPage, enter, refuse }: LogInAnswers,
): void {
  app.get('/login', async (request, reply) => send(request, reply, await logInPage(request)))
  app.get('/login/passkey', async (request, reply) => {
    const party = passkeyParty(request.headers.host)
    if (!party) return reply.code(404).send({})
    return reply.type('application/json; charset=utf-8').send((await passkeySignInOptions(database, party)).options)
  })
  app.post('/login', async (request, reply) => {
    refuseForeign(request)
    const { name = '', token = '' } = textsIn(request.body)
    const given = { name: name.trim().toLowerCase(), token: token.trim() }
    const operatorId = isDemo ? sessions.byToken(given.name, given.token) : undefined
    if (operatorId !== undefined) return enter(request, reply, operatorId, 'token')
    const code = isDemo ? undefined : await firstInvitation(database, operators, given)
    if (code !== undefined) return send(request, reply, await setUpPage(request, code))
    return refuse(request, reply, new OfficeError(WRONG, 401), (message) => logInPage(request, message))
  })
  app.post('/login/passkey', async (request, reply) => {
    refuseForeign(request)
    try {
      const operatorId = await checkPasskey(
        database,
        textsIn(request.body).response ?? '',
        requireParty(request.headers.host),
      )
      return await enter(request, reply, operatorId, 'passkey')
    } catch (error) {
      return refuse(request, reply, error, (message) => logInPage(request, message))
    }
  })
  app.post('/login/password', async (request, reply) => {
    refuseForeign(request)
    try {
      const { name = '', password = '', totp = '' } = textsIn(request.body)
      const operatorId = await checkPassword(database, { name: name.trim().toLowerCase(), password, totp }, secrets)
      if (operatorId === undefined) throw new OfficeError(WRONG, 401)
      return await enter(request, reply, operatorId, 'password')
    } catch (error) {
      return refuse(request, reply, error, (message) => logInPage(request, message))
    }
  })
}

/** The set-up of a log-in by the code of an invitation. */
function registerSetUp(
  app: FastifyInstance,
  { database, secrets, send }: LogInOptions,
  { setUpPage, enter, refuse }: LogInAnswers,
): void {
  app.get('/join', async (request, reply) => send(request, reply, joinPage()))
  app.post('/join', async (request, reply) => {
    refuseForeign(request)
    const code = textsIn(request.body).code?.trim() ?? ''
    if (await findInvitation(database, code)) return send(request, reply, await setUpPage(request, code))
    return refuse(request, reply, notInvited(), async (message) => joinPage(message))
  })
  app.post('/join/passkey', async (request, reply) => {
    refuseForeign(request)
    const { code = '', keyName = '', response = '' } = textsIn(request.body)
    try {
      const operatorId = await setUpPasskey(database, { code, keyName, response }, requireParty(request.headers.host))
      return await enter(request, reply, operatorId, 'passkey')
    } catch (error) {
      return refuse(request, reply, error, (message) => setUpPage(request, code, message))
    }
  })
  app.post('/join/password', async (request, reply) => {
    refuseForeign(request)
    const { code = '', password = '', totp = '' } = textsIn(request.body)
    try {
      return await enter(request, reply, await setUpPassword(database, { code, password, totp }, secrets), 'password')
    } catch (error) {
      return refuse(request, reply, error, (message) => setUpPage(request, code, message))
    }
  })
}

const texts = z.record(z.string(), z.string().max(PASSKEY_RESPONSE_MAX))
const textsIn = (sent: unknown): Record<string, string> => texts.safeParse(sent).data ?? {}

const hasAdmin = async (database: Database) => (await otherAdmins(database, { except: [], isActive: true })) > 0

/** The invitation that a token of `OPERATOR_TOKEN` stands for until an admin can log in. */
async function firstInvitation(database: Database, operators: readonly Operator[], given: Operator) {
  const operatorId = await claimFirstAccount(database, operators, given)
  if (operatorId === undefined) return undefined
  return withTransaction(database, (tx) =>
    invite(tx, { operatorId, name: given.name }, { kind: 'SYSTEM', name: 'OPERATOR_TOKEN' }),
  )
}

/** @throws OfficeError where the address is a number */
export function requireParty(host: string | undefined): RelyingParty {
  const party = passkeyParty(host)
  if (!party) throw new OfficeError('Passkeys need a host name in the address of the back office.', 400)
  return party
}

const getText = (error: OfficeError | PlatformError): [number, string] =>
  error instanceof PlatformError ? platformText(error) : [error.status, error.message]

function platformText(error: PlatformError): [number, string] {
  const { status, body } = getFailure(error.code, error.details)
  const { retryAfterSeconds } = { retryAfterSeconds: undefined, ...error.details } as { retryAfterSeconds?: number }
  const wait = retryAfterSeconds === undefined ? '' : ` Try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`
  return [status, `${body.message}${wait} (${error.code})`]
}

const problem = (message: string | undefined) =>
  message !== undefined && html`<p class="panel problem" role="alert">${message}</p>`

export const keyNameField = html`<label
  ><span>Name of the passkey, such as the device that holds it</span
  ><input name="keyName" value="Passkey" required maxlength="${PASSKEY_NAME_MAX}"
/></label>`

/** Instructions for an address that is a number. */
export const NO_PASSKEYS = html`<p class="muted">
  Passkeys need a host name: open the back office at its name, or as http://office.localhost and the port on this
  machine.
</p>`

export const passwordField = (
  autocomplete: 'current-password' | 'new-password',
  label: string,
  name: 'password' | 'currentPassword' = 'password',
) =>
  html`<label
    ><span>${label}</span
    ><input name="${name}" type="password" autocomplete="${autocomplete}" required maxlength="${PASSWORD_MAX}"
  /></label>`
export const newPasswordField = passwordField('new-password', `Password, ${OPERATOR_PASSWORD_MIN} characters or more`)
export const totpField = html`<label
  ><span>Code of the authenticator</span
  ><input name="totp" inputmode="numeric" autocomplete="one-time-code" required maxlength="${CODE_MAX}"
/></label>`
const nameField = html`<label><span>Name</span><input name="name" autocomplete="username" required /></label>`

function logInForms({
  message,
  to,
  isDemo,
  takesToken,
  party,
}: {
  message: string | undefined
  to: string
  isDemo: boolean
  takesToken: boolean
  party: RelyingParty | undefined
}): Html {
  const password = html`<form method="post" action="/login/password">
    ${hidden('to', to)}${nameField}${passwordField('current-password', 'Password')}${totpField}<button>Log in</button>
  </form>`
  const token = html`<form method="post" action="/login">
    ${hidden('to', to)}${nameField}<label
      ><span>Token</span><input name="token" type="password" autocomplete="off" required
    /></label>
    <button>Log in</button>
  </form>`
  return html`${problem(message)}
  ${takesToken && !isDemo && html`<p>No admin can log in yet. The name and token of OPERATOR_TOKEN set the first log-in up, once.</p>`}
  ${takesToken && token}
  ${
    party
      ? passkeyForm('/login/passkey', {
          button: 'Use a passkey',
          kind: 'get',
          options: '/login/passkey',
          fields: hidden('to', to),
        })
      : NO_PASSKEYS
  }
  ${
    takesToken
      ? html`<details>
          <summary>Use a password and an authenticator</summary>
          ${password}
        </details>`
      : password
  }`
}

const joinPage = (message?: string): OfficePage => ({
  title: 'Set up your log-in',
  body: html`${problem(message)}
    <form method="post" action="/join">
      ${field('code', 'Code of the invitation', '', { max: 64 })}<button>Go on</button>
    </form>`,
})

function setUpForms({
  code,
  message,
  name,
  options,
  secret,
}: {
  code: string
  message: string | undefined
  name: string
  options: string | undefined
  secret: string
}): Html {
  const address = createTotp(secret, { issuer: 'Back office', label: name }).toString()
  return html`${problem(message)}
    <section class="panel">
      <h2>Passkey</h2>
      ${
        options === undefined
          ? NO_PASSKEYS
          : html`<p class="muted">A fingerprint, face or PIN of a device, or a security key.</p>
              ${passkeyForm('/join/passkey', { button: 'Set up a passkey', kind: 'create', options, fields: html`${hidden('code', code)}${keyNameField}` })}`
      }
    </section>
    <section class="panel">
      <h2>Or a password with an authenticator</h2>
      <p class="muted">
        Scan this code with an authenticator app, or add the key below it by <a href="${address}">this link</a> or by
        hand:
      </p>
      ${qrCode(address, 'QR code of the key')}
      <p><code>${secret}</code></p>
      <form method="post" action="/join/password">
        ${hidden('code', code)}<input type="hidden" name="name" value="${name}" autocomplete="username" />
        ${newPasswordField}${totpField}
        <button>Set up a password</button>
      </form>
    </section>`
}
