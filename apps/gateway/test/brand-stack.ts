import { brandsFile } from '@playhouse/server/brands-file.ts'
import { writeJsonFile } from '@playhouse/server/json-file.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import type * as z from 'zod'
import type { GatewayOptions } from '../src/app.ts'
import { openBrandServer } from '../src/brands/brand-server.ts'
import { randomCookieKey } from '../src/http/cookie-key.fixture.ts'
import { openLive } from './live-stream.ts'
import { PATIENT } from './stack.ts'

export type Brands = z.input<typeof brandsFile>['brands']
export type Brand = Brands[string]

interface Caller {
  variables?: object
  cookie?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

interface Response {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  data: Record<string, never>
  codes: string[]
}

export interface BrandStack {
  url: string
  folder: string
  server: Awaited<ReturnType<typeof openBrandServer>>
  /** Replaces the file, in whole. */
  write: (brands: Brands) => void
  get: (host: string, path: string) => Promise<Response>
  ask: (host: string, query: string, caller?: Caller) => Promise<Response>
  live: (host: string, cookie: string) => ReturnType<typeof openLive>
  logged: () => string
  close: () => Promise<void>
}

export async function openBrandStack(
  brands: Brands,
  environment: Record<string, string> = {},
  options: Pick<GatewayOptions, 'onCall' | 'deadlines'> = {},
): Promise<BrandStack> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-brands-'))
  const BRANDS_FILE = join(folder, 'brands.json')
  const write = (next: Brands) => writeJsonFile(BRANDS_FILE, brandsFile, { brands: next })
  write(brands)
  let log = ''
  const server = await openBrandServer(
    {
      NODE_ENV: 'test',
      DEMO: 'true',
      LOG_LEVEL: 'debug',
      OPERATION_LIMIT_FACTOR: '100000',
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_PER_SESSION: '100000',
      CONCURRENT_PER_ADDRESS: '100000',
      CONCURRENT_PER_SESSION: '100000',
      ...environment,
      BRANDS_FILE,
    },
    { logStream: { write: (line) => void (log += line) }, deadlines: PATIENT, ...options },
  )
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (
    host: string,
    path: string,
    sent: { method: 'GET' | 'POST'; headers?: object; body?: string; signal?: AbortSignal },
  ) => {
    const { statusCode, headers, body } = await request(url + path, { ...sent, headers: { host, ...sent.headers } })
    const text = await body.text()
    const { data = {}, errors = [] } = (text.startsWith('{') ? JSON.parse(text) : {}) as {
      data?: Record<string, never>
      errors?: { extensions: { code: string } }[]
    }
    return { status: statusCode, headers, text, data, codes: errors.map(({ extensions: { code } }) => code) }
  }
  return {
    url,
    folder,
    server,
    write,
    get: (host, path) => send(host, path, { method: 'GET' }),
    ask: (host, query, { variables = {}, cookie, headers, signal } = {}) =>
      send(host, '/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }), ...headers },
        body: JSON.stringify({ query, variables }),
        ...(signal && { signal }),
      }),
    live: (host, cookie) => openLive(url, { headers: { host, cookie } }),
    logged: () => log,
    close: async () => {
      await server.app.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A new key, as COOKIE_KEYS has it. */
export function cookieKey(): string {
  const { kid, secret } = randomCookieKey()
  return `${kid}:${Buffer.from(secret).toString('base64url')}`
}
