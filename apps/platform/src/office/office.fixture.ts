import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { scratchDatabase } from '../../test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import type { PaymentProviders } from '@playhouse/vendor-api/payments/provider.ts'
import { type Config, type OfficeConfig, readConfig } from '../config.ts'
import { auditEntry, operatorAccount, operatorRole, type OperatorRole } from '../db/tables/office.ts'
import { createTotp } from '../domains/people/session/second-factor/authenticator.ts'
import type { EmailMessage, SmsMessage } from '../domains/people/verification/sender.ts'
import { buildOffice } from './office-app.ts'
import { type OfficeVendors, openOffice } from './open-office.ts'
import type { OfficeSection } from './kit/section.ts'

export const HOST = '127.0.0.1:4208'
const TOKENS: Record<string, string> = { anna: DEMO_SECRETS.operatorAnna, binh: DEMO_SECRETS.operatorBinh }
/** Operators besides anna and binh. */
export const getToken = (name: string) => `${name}-trial-operator-token-not-a-secret`
/** `OPERATOR_TOKEN` of a trial. */
export const operatorTokens = (...names: readonly string[]) =>
  names.map((name) => `${name}:${TOKENS[name] ?? getToken(name)}`).join(',')

interface Page {
  status: number
  html: string
  headers: Record<string, unknown>
  /** Target of a redirect. */
  location: string | undefined
}

export interface OperatorBrowser {
  cookie: string
  get(path: string): Promise<Page>
  /** Sends a form with the session's CSRF token, and follows no redirect. */
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Page>
}

export interface TestOffice {
  app: FastifyInstance
  config: Config & { office: OfficeConfig }
  database: Database
  url: string
  emails: EmailMessage[]
  texts: SmsMessage[]
  logged(): string
  /** The newest entry of the audit log, of an act if one is named. */
  lastAudit(action?: string): Promise<typeof auditEntry.$inferSelect | undefined>
  logIn(name: string, token?: string): Promise<OperatorBrowser>
  /** Makes exactly these the roles of an operator. */
  giveRoles(name: string, roles: readonly OperatorRole[]): Promise<void>
  send(
    method: 'GET' | 'POST',
    path: string,
    options?: { headers?: Record<string, string>; fields?: Record<string, string> },
  ): Promise<Page>
  close(): Promise<void>
}

export const SILENT_VENDORS: OfficeVendors = {
  readRound: () => Promise.reject(new VendorUnknownError('nobody is there')),
  listGames: () => Promise.reject(new VendorUnknownError('nobody is there')),
  ask: () => Promise.reject(new VendorUnknownError('nobody is there')),
  close: async () => {},
}

/** A back office over a small world; with `sections` in place of its own. */
export async function openTestOffice({
  sections,
  environment,
  database: given,
  replica,
  demo = true,
  ownSender = false,
  providers = new Map(),
  vendors,
}: {
  sections?: readonly OfficeSection[]
  environment?: Record<string, string>
  database?: { url: string }
  replica?: ReportReads
  demo?: boolean
  /** Sends by SENDER_URL. */
  ownSender?: boolean
  providers?: PaymentProviders
  vendors?: Partial<OfficeVendors>
} = {}): Promise<TestOffice> {
  const scratch = given ? { url: given.url, drop: async () => {} } : await scratchDatabase({ template: 'small' })
  const config = readConfig({ DEMO: 'true', DATABASE_URL: scratch.url, LOG_LEVEL: 'info', ...environment })
  const { office } = config
  if (!office) throw new Error('There is no back office in this environment.')
  const database = openDatabase(scratch.url)
  const emails: EmailMessage[] = []
  const texts: SmsMessage[] = []
  const sender = {
    sendSms: async (message: SmsMessage) => void texts.push(message),
    sendEmail: async (message: EmailMessage) => void emails.push(message),
  }
  let log = ''
  const options = {
    config: { ...config, office, demo },
    database,
    replica,
    logStream: { write: (line: string) => void (log += line) },
  }
  const app = sections
    ? await buildOffice({ ...options, sections })
    : await openOffice({
        ...options,
        providers,
        ...(vendors && { vendors: { ...SILENT_VENDORS, ...vendors } }),
        ...(!ownSender && { sender }),
      })
  const send: TestOffice['send'] = async (method, path, { headers = {}, fields } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: {
        host: HOST,
        ...(method === 'POST' && { origin: `http://${HOST}`, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    })
    return {
      status: response.statusCode,
      html: response.body,
      headers: response.headers,
      location: response.headers.location,
    }
  }
  return {
    app,
    config: options.config,
    database,
    url: scratch.url,
    emails,
    texts,
    logged: () => log,
    lastAudit: async (action) => {
      const named = action === undefined ? undefined : eq(auditEntry.action, action)
      const [last] = await database.select().from(auditEntry).where(named).orderBy(desc(auditEntry.seq)).limit(1)
      return last
    },
    send,
    giveRoles: async (name, roles) => {
      const [account] = await database.select().from(operatorAccount).where(eq(operatorAccount.name, name))
      const operatorId = account?.id ?? 0
      await database.delete(operatorRole).where(eq(operatorRole.operatorId, operatorId))
      if (roles.length > 0)
        await database.insert(operatorRole).values(roles.map((role) => ({ operatorId, role, grantedBy: 'trial' })))
    },
    logIn: async (name, token = TOKENS[name] ?? getToken(name)) => {
      const answer = await send('POST', '/login', { fields: { name, token } })
      const reply =
        answer.status === 200 ? await send('POST', '/join/password', { fields: setUpFields(answer.html) }) : answer
      const cookie = String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? ''
      const get = (path: string) => send('GET', path, { headers: { cookie } })
      const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec((await get('/')).html) ?? []
      return {
        cookie,
        get,
        post: (path, fields = {}, headers = {}) =>
          send('POST', path, { fields: { csrf, ...fields }, headers: { cookie, ...headers } }),
      }
    },
    close: async () => {
      await app.close()
      await database.$client.end()
      await scratch.drop()
    },
  }
}

/** Form fields with which the first operator sets up a password and an authenticator. */
export function setUpFields(page: string): Record<string, string> {
  const code = /name="code" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const secret = /<code>([A-Z2-7]{32})<\/code>/.exec(page)?.[1] ?? ''
  return { code, password: 'three blue herons', totp: createTotp(secret).generate() }
}

export async function confirmNewest(browser: OperatorBrowser): ReturnType<OperatorBrowser['post']> {
  const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await browser.get('/decisions')).html) ?? []
  return browser.post(confirm)
}
