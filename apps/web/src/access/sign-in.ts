import type { ApolloClient } from '@apollo/client'
import { forgetAnswers } from '../graphql/forget-answers.ts'
import { expectSessionEnd } from '../graphql/session-expiry.ts'
import { forgetAccountStores } from './account-store.ts'
import { forgetPasswordDue } from './password-due.ts'

/** Makes the viewer that a log-in or registration has just written to the cache the signed-in one everywhere. */
export async function adoptViewer(client: ApolloClient): Promise<void> {
  // Belongs to the previous viewer.
  forgetPasswordDue()
  expectSessionEnd(false)
  client.cache.modify({ id: 'ROOT_QUERY', fields: { viewer: (_old, { toReference }) => toReference('Viewer:{}') } })
  await forgetAnswers(client)
}

/** Makes the page a visitor's: nothing of the account stays in it. */
export async function dropViewer(client: ApolloClient): Promise<void> {
  forgetAccountStores()
  client.cache.modify({ id: 'ROOT_QUERY', fields: { viewer: () => null } })
  await forgetAnswers(client)
}
