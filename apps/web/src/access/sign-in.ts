import type { ApolloClient } from '@apollo/client'
import { dropCachedResponses } from '../graphql/drop-cached-responses.ts'
import { anotherAccount } from '../graphql/another-account.ts'
import { accountClosing, expectSessionEnd, passwordChangeRequired } from '../graphql/session-expiry.ts'
import { forgetAccountStores } from './account-store.ts'
import { forgetPasswordDue } from './password-due.ts'
import { announceSession } from './session-mark.ts'

/** Never rejects: the log-in or log-out has happened, and a screen that cannot reload says so itself. */
const reloadScreens = (client: ApolloClient): Promise<void> => dropCachedResponses(client).catch(() => {})

/** Makes the viewer that a log-in or registration wrote to the cache the signed-in account everywhere, in other tabs too. */
export async function adoptViewer(client: ApolloClient): Promise<void> {
  announceSession()
  await showViewer(client)
}

/** Makes the viewer in the cache the signed-in account everywhere on the page. */
export async function showViewer(client: ApolloClient): Promise<void> {
  // Belongs to the previous viewer.
  forgetPasswordDue()
  passwordChangeRequired.set(false)
  accountClosing.set(false)
  expectSessionEnd(false)
  client.cache.modify({ id: 'ROOT_QUERY', fields: { viewer: (_old, { toReference }) => toReference('Viewer:{}') } })
  await reloadScreens(client)
}

/** Signs the account out of the page and removes all of its data; other tabs look whether they are signed out too. */
export async function dropViewer(client: ApolloClient): Promise<void> {
  announceSession()
  forgetAccountStores()
  forgetPasswordDue()
  passwordChangeRequired.set(false)
  accountClosing.set(false)
  client.cache.modify({ id: 'ROOT_QUERY', fields: { viewer: () => null } })
  anotherAccount.set(null)
  await reloadScreens(client)
}
