export const GRAPHQL_PATH = '/graphql'
export const GRAPHQL_RESPONSE = 'application/graphql-response+json'
export const ACCEPT = `${GRAPHQL_RESPONSE}, application/json;q=0.9`

/** Names the web and its release in the gateway's metrics. */
export const CLIENT_HEADERS = {
  'apollographql-client-name': 'web',
  'apollographql-client-version': import.meta.env['VITE_RELEASE'] ?? '0.0.0',
}

/** Begins a trace (W3C Trace Context) that gateway and platform go on with, down to their SQL. */
export function newTraceparent(): string {
  const hex = (bytes: number) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `00-${hex(16)}-${hex(8)}-01`
}

export function languageHeaders(language: string): Record<string, string> {
  return { 'x-language': language, 'apollo-require-preflight': 'true' }
}

export function postOptions(body: object, headers: Readonly<Record<string, string>>): RequestInit {
  return {
    method: 'POST',
    headers: { accept: ACCEPT, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}
