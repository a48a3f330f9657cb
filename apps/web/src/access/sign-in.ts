import type { ApolloClient } from '@apollo/client'
import { forgetAnswers } from '../graphql/forget-answers.ts'
import { expectSessionEnd } from '../graphql/session-expiry.ts'
import { forgetAccountStores } from './account-store.ts'
import { forgetPasswordDue } from './password-due.ts'

/** Makes the viewer that a log-in or registration wrote to the cache the signed-in account everywhere. */
export async function adoptViewer(client: ApolloClient): Promise<void> {
  // Belongs to the previous viewer.
  forgetPasswordDue()
  expectSessionEnd(false)
  client.cache.modify({ id: 'ROOT_QUERY', fields: { viewer: (_old, { toReference }) => toReference('Viewer:{}') } })
  await forgetAnswers(client)
}

/** Signs the account out of the page and removes all of its data. */
export async function dropViewer(client: ApolloClient): Promise<void> {
  forgetAccountStores()
  client.cache.modify({ id: 'ROOT_QUERY', fields: { viewer: () => null } })
  await forgetAnswers(client)
}
