import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { CALLS } from './calls.ts'

/** Variables of a visitor's first home page. */
export const VARIABLES = {
  withShell: true,
  browsing: false,
  filter: { vendors: [], search: null },
  sort: 'POPULAR',
  page: 1,
}

/** The home screen of release 0.1.0, fixed so that results stay comparable over time. */
export function homeDocument(): { hash: string; text: string } {
  const text = readFileSync(new URL('./home-screen.graphql', import.meta.url), 'utf8')
  return { hash: createHash('sha256').update(text).digest('hex'), text }
}

export function byHash(): Buffer[] {
  const extensions = { persistedQuery: { version: 1, sha256Hash: homeDocument().hash } }
  return [post({ operationName: 'HomeScreen', variables: VARIABLES, extensions })]
}

export function byText(query: string, variables: object = {}): Buffer[] {
  return [post({ query, variables })]
}

export function gets(paths: readonly string[]): Buffer[] {
  return paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\n\r\n`))
}

export function everyCall(): Buffer[] {
  return gets(Object.values(CALLS))
}

/** A prepared request as a browser sends it. */
export function acceptingEncodings(request: Buffer): Buffer {
  const at = request.indexOf('\r\n') + 2
  return Buffer.concat([request.subarray(0, at), ACCEPT_ENCODING, request.subarray(at)])
}

const ACCEPT_ENCODING = Buffer.from('accept-encoding: gzip, deflate, br, zstd\r\n')

function post(body: object): Buffer {
  const text = JSON.stringify(body)
  return Buffer.from(
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\ncontent-type: application/json\r\n' +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
