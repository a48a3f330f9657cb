import { serverTimeouts } from '@playhouse/server/server-timeouts.ts'
import { exportJWK, generateKeyPair } from 'jose'
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { choicePage } from './page.ts'
import { ownId, findPerson } from './people.ts'

/** Simulated issuers: path and display name. */
const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const
type Name = keyof typeof PROVIDER_NAMES

export interface IdentityProviderOptions {
  host: string
  port: number
  /** Origins of the site, the only allowed redirect targets. */
  siteOrigins: readonly string[]
  clientId: string
  clientSecret: string
}

export interface IdentityProvider {
  /** URL of each issuer. */
  addresses: Record<Name, string>
  close(): Promise<void>
}

const CHOICE_PATH = /^\/(google|facebook)\/choose\/[\w-]+$/
const MAX_BODY_LENGTH = 4_096
const REQUEST_TIMEOUT_MS = 20_000
const SCOPE = 'openid email profile'

/**
 * Serves OpenID Connect issuers with invented people in place of Google and Facebook, so that social log-in works on
 * any machine. It stores nothing and needs no password: never expose it.
 */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const base = `http://localhost:${options.port}`
  const issuers = {
    google: await openIssuer('google', `${base}/google`, options),
    facebook: await openIssuer('facebook', `${base}/facebook`, options),
  }
  const callbacks = { google: issuers.google.callback(), facebook: issuers.facebook.callback() }
  const server = createServer(serverTimeouts(REQUEST_TIMEOUT_MS).http, (request, response) => {
    const name = /^\/(google|facebook)(?=\/)/.exec(request.url ?? '')?.[1] as Name | undefined
    if (request.url === '/readyz') return response.end('ready')
    if (!name) return response.writeHead(404).end()
    if (CHOICE_PATH.test(request.url ?? '')) {
      return void choose(issuers[name], PROVIDER_NAMES[name], request, response).catch(() => {
        response.writeHead(400, { 'content-type': 'text/plain' }).end('This choice is over. Start again from the site.')
      })
    }
    // The library derives its mount path from the difference between the two.
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(name.length + 1) })
    return void callbacks[name](request, response)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, options.host, resolve))
  return {
    addresses: { google: `${base}/google`, facebook: `${base}/facebook` },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function openIssuer(name: Name, address: string, options: IdentityProviderOptions): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(address, {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.siteOrigins.map((origin) => `${origin}/login/${name}`),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(4).toString('hex') }],
    },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Put the claims into the ID token, as the real issuers do.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/${name}/choose/${uid}` },
    findAccount: (_context, id) => {
      const person = findPerson(id)
      if (!person) return undefined
      const { email, emailVerified } = person
      const mail = email ? { email, ...(name === 'google' && { email_verified: emailVerified }) } : {}
      return { accountId: id, claims: () => ({ sub: id, name: person.name, ...mail }) }
    },
    // The people are invented, so no consent is needed.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 60, AuthorizationCode: 60, IdToken: 300 },
  })
}

/** Lets the visitor choose an identity and redirects with it, or with an error if cancelled. */
async function choose(
  issuer: Provider,
  standsInFor: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await issuer.interactionDetails(request, response)
  if (request.method !== 'POST') {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    response.end(choicePage(standsInFor))
    return
  }
  const chosen = await getForm(request)
  const person = chosen.get('person')
  const accountId = person === 'own' ? ownId(chosen.get('name') ?? '') : person
  const result = accountId
    ? { login: { accountId, remember: false } }
    : { error: 'access_denied', error_description: 'It was cancelled.' }
  await issuer.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function getForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > MAX_BODY_LENGTH) throw new Error('The form is too long.')
  }
  return new URLSearchParams(text)
}
