import { ApolloLink, makeVar } from '@apollo/client'
import { tap } from 'rxjs'

/**
 * True while the latest answer that should have said who is signed in could not. Its `viewer` is null then, as a visitor's
 * is, but nobody has been signed out.
 */
export const viewerFailed = makeVar(false)

/** Notes of each answer that tells of the viewer whether it could, before the answer reaches the cache. */
export function viewerFailureLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        if (!data || !('viewer' in data)) return
        viewerFailed(errors?.some(({ path }) => path?.length === 1 && path[0] === 'viewer') ?? false)
      }),
    ),
  )
}
