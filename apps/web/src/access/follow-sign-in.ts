import type { ApolloClient } from '@apollo/client'
import { anotherAccount } from '../graphql/another-account.ts'
import { announceSessionExpiry } from '../graphql/session-expiry.ts'
import { shownViewerId } from '../graphql/shown-viewer.ts'
import { accessRequest } from './access-requests.ts'
import { followSession, forgetSession } from './session-mark.ts'
import { showViewer } from './sign-in.ts'
import { SignedInDocument, SignedInViewerDocument } from './signed-in.generated.ts'
import { hasTypedText } from './typed-text.ts'

/** The live event of a session's end, which says why, usually arrives sooner. */
const REASON_WITHIN_MS = 2_000

/**
 * Keeps the page in agreement with other tabs: a visitor's page becomes the account's that has logged in elsewhere; one of another account,
 * or with typed text, asks first.
 * @returns stops
 */
export function followSignIn(client: ApolloClient): () => void {
  return followSession(() => void lookWhoIsSignedIn(client))
}

const WHOEVER = { context: { actsFor: { id: undefined } } }
const asError = (error: unknown) => ({ error })

async function lookWhoIsSignedIn(client: ApolloClient): Promise<void> {
  const { data } = await client
    .query({ query: SignedInDocument, ...WHOEVER, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }))
  // The query failed, so the session is unknown.
  if (data?.viewer === undefined) return forgetSession()
  const shown = shownViewerId(client.cache)
  const { viewer } = data
  if (shown === undefined) return
  if (viewer === null || viewer.id === shown) {
    anotherAccount.set(null)
    if (viewer === null && shown !== null) endSoon(client, shown)
  } else if (shown === null && !hasTypedText()) {
    // The pending action was started without an account.
    accessRequest.set(null)
    anotherAccount.set(null)
    const { error } = await client
      .query({ query: SignedInViewerDocument, ...WHOEVER, fetchPolicy: 'network-only' })
      .catch(asError)
    if (error) forgetSession()
    else await showViewer(client)
  } else anotherAccount.set({ id: viewer.id, username: viewer.username })
}

function endSoon(client: ApolloClient, shown: string): void {
  setTimeout(() => {
    if (shownViewerId(client.cache) === shown) announceSessionExpiry()
  }, REASON_WITHIN_MS)
}
