import type { ApolloCache, ApolloClient, ObservableQuery } from '@apollo/client'
import type { MenuPage } from '@playhouse/schema/types.generated.ts'
import { Kind, type DocumentNode } from 'graphql'
import { CONTRACT_PAGES } from '../../menu-paths.ts'
import { listSelectingNodes } from '../selecting-nodes.ts'
import { isChangedBy } from './changed-by.ts'
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
  }
  if (event.__typename === 'MessageArrived' || event.__typename === 'MessagesRead')
    writeUnread(client.cache, event.unreadCount)
  if (event.__typename === 'MissionsChanged') writeBadge(client.cache, 'MISSIONS', event.claimableCount)
  if (event.__typename === 'AgentContractChanged' || event.__typename === 'AgentContractRequestChanged') {
    const page = CONTRACT_PAGES[event.contractKind]
    if (page && event.waitingCount !== null) writeBadge(client.cache, page, event.waitingCount)
  }
  if (event.__typename === 'GamesSwitched') {
    for (const id of event.gameIds)
      client.cache.modify({ id: `Game:${id}`, fields: { isUnderMaintenance: () => event.isUnderMaintenance } })
  }
  if (event.__typename === 'JackpotChanged') {
    const { jackpotId, amount } = event
    client.cache.modify({ id: `Jackpot:${jackpotId}`, fields: { amount: () => amount } })
  }
  // An approved applicant gets other pages and menus.
  if (
    event.__typename === 'RankChanged' ||
    (event.__typename === 'AgentApplicationDecided' && event.applicationState === 'APPROVED')
  )
    refetchViewerQueries(client)
  else refetchChanged(client, event)
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
      available: () => available,
      held: () => locked,
      bonus: () => bonus,
      // Where vendors hold some, the query of the wallet says how much.
      ...(balance && { atVendors: () => [] }),
    },
  })
}

/** Rounds of a game follow each other faster than a page has to. */
const REFETCH_EVERY_MS = 1_000

/** When a query that is asked again for an event may next be asked again. */
const nextRefetch = new WeakMap<ObservableQuery, number>()

/** Refetches what shows something that this event changes: at once, and again after `REFETCH_EVERY_MS` for events that come before. */
export function refetchChanged(client: ApolloClient, event: Parameters<typeof isChangedBy>[1]): void {
  for (const query of client.getObservableQueries('active')) {
    if (!isChangedBy(query.query, event)) continue
    const now = performance.now()
    const next = nextRefetch.get(query) ?? now
    if (next > now + REFETCH_EVERY_MS) continue // Waits already.
    nextRefetch.set(query, Math.max(now, next) + REFETCH_EVERY_MS)
    const ask = () => refetchQuery(client, query)
    if (next <= now) ask()
    else setTimeout(() => void (client.getObservableQueries('active').has(query) && ask()), next - now)
  }
}

/** Refetches the account's data on the page. Current content stays if that fails: an open game, a half-filled form. */
export function refetchViewerQueries(
  client: ApolloClient,
  isMeant: (document: DocumentNode) => boolean = (document) => reads(document, 'viewer'),
): void {
  for (const query of client.getObservableQueries('active')) if (isMeant(query.query)) refetchQuery(client, query)
}

function refetchQuery(client: ApolloClient, query: ObservableQuery): void {
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

export function reads(document: DocumentNode, fieldName: string): boolean {
  return listSelectingNodes(document).some(({ selectionSet }) =>
    selectionSet.selections.some((one) => one.kind === Kind.FIELD && one.name.value === fieldName),
  )
}
