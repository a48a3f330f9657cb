import type { ApolloCache } from '@apollo/client'

/** Evicts the lists that a played round changes, so that the next page refetches them. */
export function forgetPlayed(cache: ApolloCache): void {
  const id = cache.identify({ __typename: 'Viewer' })
  if (!id) return
  for (const fieldName of ['openRounds', 'recentGames']) cache.evict({ id, fieldName })
}
