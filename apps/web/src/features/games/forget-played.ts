import type { ApolloCache } from '@apollo/client'

/** Forgets what playing changes of the viewer's own lists: the next page that shows them asks anew. */
export function forgetPlayed(cache: ApolloCache): void {
  const id = cache.identify({ __typename: 'Viewer' })
  if (!id) return
  for (const fieldName of ['openRounds', 'recentGames']) cache.evict({ id, fieldName })
}
