// PARTNER_KEY=… node client.ts: prints the jackpots, then every change, until it is stopped.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createClient } from 'graphql-sse'
import type { JackpotNewsSubscription, JackpotsQuery } from './operations.generated.ts'

const { PLAYHOUSE_URL = 'http://localhost:4200', PARTNER_KEY = '' } = process.env
const url = new URL('/graphql', PLAYHOUSE_URL).href
const headers = { 'x-partner-key': PARTNER_KEY }

/** A document is asked for by the SHA-256 of its file, as the operator has registered it. */
const registered = (file: string) => {
  const text = readFileSync(new URL(file, import.meta.url))
  return { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } }
}

async function ask<Data>(file: string, variables: object = {}): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ extensions: registered(file), variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
  if (!data) throw new Error(`${response.status}: ${errors?.map(({ message }) => message).join(' ')}`)
  return data
}

const { jackpots } = await ask<JackpotsQuery>('jackpots.graphql')
const names = new Map(jackpots?.map(({ id, name }) => [id, name]))
for (const { name, amount } of jackpots ?? []) console.log(`${name}: ${amount.amount} ${amount.currency}`)

// The client opens another stream when one ends; `after` continues behind the last event.
const variables: { after?: string } = {}
const stream = createClient({ url, headers }).iterate<JackpotNewsSubscription>({
  query: '',
  extensions: registered('jackpot-news.graphql'),
  variables,
})
for await (const { data, errors } of stream) {
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '))
  const event = data?.publicLive
  if (!event) continue
  if (event.__typename === 'StreamOpened') console.log('Following.')
  if (event.__typename === 'JackpotChanged')
    console.log(
      `${names.get(event.jackpotId) ?? event.jackpotId} is now ${event.amount.amount} ${event.amount.currency}`,
    )
  if ('cursor' in event) variables.after = event.cursor
}
