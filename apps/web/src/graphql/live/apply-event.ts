import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { Kind, visit, type DocumentNode } from 'graphql'
import { CONTRACT_PAGES } from '../../menu-paths.ts'
import type { LiveEvent, LiveEventOf } from './live-events.ts'

const WALLET = 'Wallet:{}'

interface MenuEntry {
  page: MenuPage
  badge: number | null
}

/** The last event of a balance, by the client that follows its account. */
const lastBalances = new WeakMap<ApolloClient, LiveEventOf<'BalanceChanged'>>()

/** To be called when a client follows no account any more. */
export const forgetBalance = (client: ApolloClient): void => void lastBalances.delete(client)

/** Applies an event to the cache. Balances always come from the platform, never from the page's own calculation. */
export function applyEvent(client: ApolloClient, event: LiveEvent): void {
  if (event.__typename === 'BalanceChanged') {
    lastBalances.set(client, event)
    writeBalance(client.cache, event)
    // Part of the money is at vendors, whose rounds the platform imports on request.
    if (!event.balance) refetchViewerQueries(client, (document) => reads(document, 'wallet'))
  }
  if (event.__typename === 'MessageArrived' || event.__typename === 'MessagesRead')
    writeUnread(client.cache, event.unreadCount)
  // Decisions on applications and items, and payments, are announced by a message.
  if (event.__typename === 'MessageArrived' && event.messageKind === 'PROMOTION')
    refetchViewerQueries(client, (document) => reads(document, 'promotionOffers') || reads(document, 'redemptions'))
  if (event.__typename === 'MissionsChanged') {
    writeBadge(client.cache, 'MISSIONS', event.claimableCount)
    if (event.reachedCount > 0) refetchViewerQueries(client, (document) => reads(document, 'missions'))
  }
  if (event.__typename === 'MissionsPlanned') refetchViewerQueries(client, (document) => reads(document, 'missions'))
  if (event.__typename === 'LeaderboardChanged')
    refetchViewerQueries(client, (document) => reads(document, 'leaderboards'))
  if (event.__typename === 'RaffleWon') refetchViewerQueries(client, (document) => reads(document, 'raffles'))
  if (event.__typename === 'AgentContractChanged' || event.__typename === 'AgentContractRequestChanged') {
    const page = CONTRACT_PAGES[event.contractKind]
    if (page && event.waitingCount !== null) writeBadge(client.cache, page, event.waitingCount)
  }
  if (event.__typename === 'RankChanged') refetchViewerQueries(client)
  // An approved applicant gets other pages and menus.
  if (event.__typename === 'AgentApplicationDecided' && event.applicationState === 'APPROVED')
    refetchViewerQueries(client)
  if (event.__typename === 'GamesSwitched') {
    for (const id of event.gameIds)
      client.cache.modify({ id: `Game:${id}`, fields: { isUnderMaintenance: () => event.isUnderMaintenance } })
  }
  if (event.__typename === 'JackpotChanged') {
    const { jackpotId, amount } = event
    client.cache.modify({ id: `Jackpot:${jackpotId}`, fields: { amount: () => amount } })
  }
}

/** Updates the number of unread messages in the header and the menus. */
export function writeUnread(cache: ApolloCache, unreadCount: number): void {
  cache.modify({ id: 'Viewer:{}', fields: { unreadMessages: () => unreadCount } })
  writeBadge(cache, 'MESSAGES', unreadCount)
}

/** Updates the number of pending items on a page, in all menus. */
export function writeBadge(cache: ApolloCache, page: MenuPage, count: number): void {
  const menu = (entries: unknown) =>
    (entries as readonly MenuEntry[]).map((entry) =>
      entry.page === page ? { ...entry, badge: count === 0 ? null : count } : entry,
    )
  cache.modify({ id: 'Viewer:{}', fields: { menu } })
  cache.modify({ id: 'MemberAccount:{}', fields: { menu } })
  cache.modify({ id: 'AgentAccount:{}', fields: { menu } })
}

function writeBalance(cache: ApolloCache, { balance, available, locked, bonus }: LiveEventOf<'BalanceChanged'>): void {
  cache.modify({
    id: WALLET,
    fields: {
      ...(balance && { balance: () => balance }),
      bonus: () => bonus,
      summary: (summary: object | Reference | null) => summary && { ...summary, available, locked, bonus },
    },
  })
}

/** Refetches the account's data on the page. Current content stays if that fails: an open game, a half-filled form. */
export function refetchViewerQueries(
  client: ApolloClient,
  isMeant: (document: DocumentNode) => boolean = (document) => reads(document, 'viewer'),
): void {
  for (const query of client.getObservableQueries('active')) {
    if (!isMeant(query.query)) continue
    const { query: document, variables, context, fetchPolicy } = query.options
    const inCache = query.getCurrentResult().dataState === 'complete' && fetchPolicy !== 'no-cache'
    // Writes through the cache, because a failed refetch would replace the page by its error. Deduplication could
    // return a response that predates the event.
    const fresh = { ...context, queryDeduplication: false }
    const response = inCache
      ? client.query({ query: document, variables, context: fresh, fetchPolicy: 'network-only' })
      : query.refetch()
    const before = lastBalances.get(client)
    response.then(
      () => {
        const last = lastBalances.get(client)
        // The response may be older than an event that overtook it.
        if (last && last !== before) writeBalance(client.cache, last)
      },
      () => {},
    )
  }
}

/** Whether a document selects a field of this name. */
export function reads(document: DocumentNode, fieldName: string): boolean {
  let found = false
  visit(document, { [Kind.FIELD]: ({ name }) => void (found ||= name.value === fieldName) })
  return found
}
