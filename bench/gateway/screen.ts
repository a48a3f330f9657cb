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

/**
 * The home screen's document of release 0.1.0, which stays trusted, so that figures stay comparable over time.
 */
export function homeDocument(): { hash: string; text: string } {
  const documents = JSON.parse(
    readFileSync(new URL('../../packages/schema/trusted-documents/0.1.0.json', import.meta.url), 'utf8'),
  ) as Record<string, { name: string; text: string }>
  const found = Object.entries(documents).find(([, { name }]) => name === 'HomeScreen')
  if (!found) throw new Error('There is no document HomeScreen.')
  return { hash: found[0], text: found[1].text }
}

/** The home screen as the built web asks for it. */
export function byHash(): Buffer[] {
  const extensions = { persistedQuery: { version: 1, sha256Hash: homeDocument().hash } }
  return [post({ operationName: 'HomeScreen', variables: VARIABLES, extensions })]
}

/** A document with variables. */
export function byText(query: string, variables: object = {}): Buffer[] {
  return [post({ query, variables })]
}

/** GETs of some paths. */
export function gets(paths: readonly string[]): Buffer[] {
  return paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\n\r\n`))
}

/** Every call of the screen. */
export function everyCall(): Buffer[] {
  return gets(Object.values(CALLS))
}

function post(body: object): Buffer {
  const text = JSON.stringify(body)
  return Buffer.from(
    'POST /graphql HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\ncontent-type: application/json\r\n' +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
