import type { ApolloClient } from '@apollo/client'

/** Root fields of the frame, which must not flicker while the rest reloads. */
const FRAME_FIELDS: ReadonlySet<string> = new Set(['site', 'viewer'])

/**
 * Drops all responses except the frame's, because they belong to another viewer or language, and refetches what is on
 * the screen.
 */
export async function dropCachedResponses(client: ApolloClient): Promise<void> {
  client.cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (FRAME_FIELDS.has(fieldName) ? value : DELETE),
    broadcast: false,
  })
  client.cache.gc()
  await client.refetchQueries({ include: 'active' })
}
