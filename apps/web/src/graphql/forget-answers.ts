import type { ApolloClient } from '@apollo/client'

/** Root fields that the frame reads and that must not blink while the rest is asked again. */
const FRAME_FIELDS: ReadonlySet<string> = new Set(['site', 'viewer'])

/**
 * Drops every answer but the frame's, because they were made for someone else or in another language, and asks again for
 * what is on the screen.
 */
export async function forgetAnswers(client: ApolloClient): Promise<void> {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (FRAME_FIELDS.has(fieldName) ? value : DELETE),
    broadcast: false,
  })
  client.cache.gc()
  await client.refetchQueries({ include: 'active' })
}
