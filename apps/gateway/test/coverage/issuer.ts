import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const CLIENT = { id: 'playhouse', secret: 'a-secret-of-the-tests' }

/** A minimal OpenID Connect issuer with the code flow. Every sign-in is a new person who agrees. */
export async function openIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }
  const nonces = new Map<string, string>()
  let url = ''

  const idToken = (nonce: string) =>
    new SignJWT({ nonce, name: 'Lan' })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .setIssuer(url)
      .setAudience(CLIENT.id)
      .setSubject(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey)

  const server = createServer(async (request, response) => {
    const responses: Record<string, () => object | Promise<object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': () => ({ keys: [key] }),
      '/token': async () => {
        const nonce = nonces.get(new URLSearchParams(await text(request)).get('code') ?? '') ?? ''
        return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 60, id_token: await idToken(nonce) }
      },
    }
    const reply = await responses[request.url ?? '']?.()
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** The issuer's redirect back after the person sent to `address` has agreed. */
    agree(address: string): string {
      const requested = new URL(address).searchParams
      const code = randomUUID()
      nonces.set(code, requested.get('nonce') ?? '')
      return new URLSearchParams({ code, state: requested.get('state') ?? '' }).toString()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
