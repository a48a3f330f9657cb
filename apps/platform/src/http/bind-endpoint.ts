import type { AnswerOf, CheckedInputOf, Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { accountKindOf, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@playhouse/shared/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import type { SecretBox } from '../domains/session/secret-box.ts'
import type { CallContext, ContextOf, LiveSession } from './call-context.ts'
import { clientAddress } from './client-address.ts'
import { deviceName } from './device-name.ts'
import { inputBreaches, unstorableFields } from './input-breaches.ts'
import { platformError } from './platform-error.ts'

/** What binding needs of the rest of the platform. */
export interface EndpointServices {
  database: Database
  secrets: SecretBox
  /** The brand's code, and which modules are on. */
  brand(): Promise<{ code: string; moduleOn(moduleId: string): boolean }>
  /** The live session of a token. */
  sessionOf(token: string): Promise<LiveSession | undefined>
  /** Opens a sealed body by its header `Encryption`, once. @throws PlatformError request_body_required */
  openSealed(body: unknown, encryption: string): Promise<unknown>
}

/** What an endpoint does: the checked input in, the answer's value out. */
export type Handler<E extends Endpoint> = (input: CheckedInputOf<E>, context: ContextOf<E>) => Promise<AnswerOf<E>>

/** Puts one endpoint of the contract to work. */
export type Bind = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

/** Makes the function that turns endpoints into routes of `app`. */
export function endpointBinder(app: FastifyInstance, services: EndpointServices): Bind {
  return (endpoint, handler) => {
    const handle = async (request: FastifyRequest) => {
      await checkBrand(endpoint, request, services)
      const session = await sessionFor(endpoint, request, services)
      const input = await checkedInput(endpoint, request, services)
      const context: CallContext & { session: LiveSession | undefined } = {
        database: services.database,
        language: languageOf(request),
        address: clientAddress(request),
        device: deviceName(request.headers[HEADERS.userAgent]),
        secrets: services.secrets,
        log: request.log,
        requestId: request.id,
        idempotencyKey: idempotencyKeyOf(request),
        session,
      }
      // `sessionFor` has refused what the endpoint's access does not allow, which is what the type promises.
      const value = await handler(input, context as ContextOf<typeof endpoint>)
      return endpoint.envelope === 'bare' ? value : { success: true, value }
    }
    for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      app.route({ method: endpoint.method, url, handler: handle })
    }
  }
}

/** One merchant header, and it is this brand's; two arrive joined and so are refused. The module must be on. */
async function checkBrand(endpoint: Endpoint, request: FastifyRequest, { brand }: EndpointServices): Promise<void> {
  const { code, moduleOn } = await brand()
  if (request.headers[HEADERS.merchant] !== code || !moduleOn(endpoint.moduleId)) {
    throw platformError('function.not.available')
  }
}

async function sessionFor(
  endpoint: Endpoint,
  request: FastifyRequest,
  { sessionOf }: EndpointServices,
): Promise<LiveSession | undefined> {
  if (endpoint.access === 'public') return undefined
  const token = request.headers[HEADERS.token]
  const session = token ? await sessionOf(token) : undefined
  if (endpoint.access === 'optional') return session
  if (!session) throw platformError('login.not.session')
  if (endpoint.access === 'agent') {
    const kind = accountKindOf(session.kind)
    if (kind === 'DEMO') throw platformError('in_need_true_account')
    if (!isAgentKind(kind)) throw platformError('not_agent')
  }
  return session
}

async function checkedInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  { openSealed }: EndpointServices,
): Promise<CheckedInputOf<E>> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const sent = inQuery ? request.query : (request.body ?? {})
  const encryption = String(request.headers[HEADERS.encryption] ?? '')
  const read = await endpoint.input.safeParseAsync(endpoint.sealed ? await openSealed(sent, encryption) : sent, {
    reportInput: true,
  })
  if (!read.success) throw platformError('request_param_err', { fields: inputBreaches(read.error) })
  const fields = unstorableFields(read.data as object)
  if (fields) throw platformError('request_param_err', { fields })
  return read.data as CheckedInputOf<E>
}

/** A key in the form of one: 16 to 64 plain signs. */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers[HEADERS.idempotencyKey]
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

function languageOf(request: FastifyRequest) {
  const language = request.headers[HEADERS.language]
  return isLanguageCode(language) ? language : DEFAULT_LANGUAGE
}
