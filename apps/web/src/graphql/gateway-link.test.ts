import { ApolloLink, execute, ServerError, ServerParseError } from '@apollo/client'
import type { ApolloClient } from '@apollo/client'
import { print } from 'graphql'
import { lastValueFrom } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BalanceDocument } from '../domains/wallet/parts/balance.generated.ts'
import { gatewayLink } from './gateway-link.ts'
import { getErrorCode } from './error-code.ts'

afterEach(() => vi.unstubAllGlobals())

const hashes = { Balance: 'a'.repeat(64) }
const client = {} as ApolloClient

function ask(settings: Parameters<typeof gatewayLink>[0] = { hashes }, context: object = {}) {
  const withContext = new ApolloLink((operation, forward) => {
    operation.setContext(context)
    return forward(operation)
  })
  const variables = { name: 'Sen & Vàng' }
  return lastValueFrom(
    execute(withContext.concat(gatewayLink(settings)), { query: BalanceDocument, variables }, { client }),
  )
}

function answering(response: () => Response) {
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => response())
  vi.stubGlobal('fetch', fetching)
  return () => {
    const [url = '', init = {}] = fetching.mock.calls[0] ?? []
    return { url: new URL(url, 'https://playhouse.test'), init, headers: new Headers(init.headers) }
  }
}

const persisted = { persistedQuery: { version: 1, sha256Hash: hashes.Balance } }

describe('request', () => {
  it('posts the hash in the body', async () => {
    const requested = answering(() => Response.json({ data: { viewer: null } }))
    expect(await ask({ hashes }, { headers: { 'x-language': 'TY' } })).toEqual({ data: { viewer: null } })
    const { url, init, headers } = requested()
    expect([url.pathname, init.method]).toEqual(['/graphql', 'POST'])
    expect(JSON.parse(String(init.body))).toEqual({
      operationName: 'Balance',
      variables: { name: 'Sen & Vàng' },
      extensions: persisted,
    })
    expect(headers.get('x-language')).toBe('TY')
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('begins a trace of its own each time', async () => {
    const begun = []
    for (const method of ['POST', 'GET', 'GET']) {
      const requested = answering(() => Response.json({ data: { viewer: null } }))
      await ask({ hashes }, { fetchOptions: { method } })
      begun.push(requested().headers.get('traceparent'))
    }
    for (const header of begun) expect(header).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(new Set(begun).size).toBe(3)
  })

  it('sends only a URL where the context says GET', async () => {
    const requested = answering(() => Response.json({ data: { viewer: null } }))
    await ask({ hashes }, { uri: '/graphql?language=TY', fetchOptions: { method: 'GET' } })
    const { url, init } = requested()
    expect(init).toMatchObject({ method: 'GET' })
    expect(init.body).toBeUndefined()
    expect(Object.fromEntries(url.searchParams)).toEqual({
      language: 'TY',
      operationName: 'Balance',
      variables: '{"name":"Sen & Vàng"}',
      extensions: JSON.stringify(persisted),
    })
  })

  it('posts the text without a hash, and fails when it cannot be printed', async () => {
    const requested = answering(() => Response.json({ data: { viewer: null } }))
    await ask({ hashes: {}, print })
    expect(JSON.parse(String(requested().init.body)).query).toContain('query Balance')
    await expect(ask({ hashes: {} })).rejects.toThrow('Balance has no hash')
  })
})

describe('response', () => {
  const graphql = { 'content-type': 'application/graphql-response+json; charset=utf-8' }
  const errors = [{ message: 'no', extensions: { code: 'RATE_LIMITED' } }]

  it('accepts a GraphQL response with any status', async () => {
    answering(() => Response.json({ errors }, { status: 429, headers: graphql }))
    expect(await ask()).toEqual({ errors })
  })

  it.each([
    ['a page of something before the gateway', () => new Response('<html>', { status: 502 }), 'HTTP_502'],
    ['a refusal with its code', () => Response.json({ errors }, { status: 429 }), 'RATE_LIMITED'],
    ['something else in JSON', () => Response.json({ ok: true }), 'HTTP_200'],
    ['a list', () => Response.json([]), 'HTTP_200'],
  ])('fails for %s', async (_what, response, code) => {
    answering(response)
    const error = await ask().catch((reason: unknown) => reason)
    expect(ServerError.is(error)).toBe(true)
    expect(getErrorCode(error)).toBe(code)
  })

  it('fails for an unreadable response and without a network', async () => {
    answering(() => new Response('{"data"', { headers: graphql }))
    expect(ServerParseError.is(await ask().catch((reason: unknown) => reason))).toBe(true)
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
    expect(getErrorCode(await ask().catch((reason: unknown) => reason))).toBe('NETWORK')
  })
})

it('aborts a request that nobody waits for', () => {
  let signal: AbortSignal | null | undefined
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signal = init.signal
    return new Promise(() => undefined)
  })
  const heard = vi.fn<() => void>()
  execute(gatewayLink({ hashes }), { query: BalanceDocument }, { client }).subscribe({ error: heard }).unsubscribe()
  expect(signal?.aborted).toBe(true)
  expect(heard).not.toHaveBeenCalled()
})
