import { newToken, tokenHash } from '@playhouse/server/token.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import pg from 'pg'

export interface Query {
  name: string
  variables: Record<string, unknown>
}

/** @returns the response and the milliseconds until it was read @throws Error if it has errors or no record */
export async function ask(
  siteUrl: string,
  token: string,
  { name, variables }: Query,
): Promise<{ milliseconds: number; text: string }> {
  const began = performance.now()
  const response = await fetch(`${siteUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      operationName: name,
      variables: { withShell: false, ...variables },
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(name) } },
    }),
  })
  const text = await response.text()
  const milliseconds = performance.now() - began
  if (text.includes('"errors"') || text.includes('"Problem"') || text.includes('"viewer":null'))
    throw new Error(`${name} failed: ${text.slice(0, 300)}`)
  return { milliseconds, text }
}

/** Opens a session without a log-in. */
export async function openSession(databaseUrl: string, memberId: number): Promise<string> {
  const token = newToken()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('insert into session (token_hash, member_id, address) values ($1, $2, $3)', [
    tokenHash(token),
    memberId,
    '127.0.0.1',
  ])
  await client.end()
  return token
}
