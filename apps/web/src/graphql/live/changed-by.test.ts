import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { parse } from 'graphql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refetchChanged } from './apply-event.ts'
import { CHANGED_BY, type Change } from './changed-by.ts'

const ALL = { errorPolicy: 'all' } as const
const money = { __typename: 'Money' as const, amount: '1.00', currency: 'VND' }

/** Events that satisfy the conditions of the table. */
const MEANT = [
  { __typename: 'MessageArrived', cursor: 'a', messageId: '1', messageKind: 'PROMOTION', unreadCount: 1 },
  { __typename: 'MissionsChanged', cursor: 'a', claimableCount: 1, reachedCount: 1 },
  { __typename: 'BalanceChanged', cursor: 'a', balance: null, available: money, locked: money, bonus: money },
] as const

type Event = Parameters<typeof refetchChanged>[1]
const getEvents = (change: Change): Event[] =>
  typeof change === 'function'
    ? MEANT.filter(change)
    : [
        change === 'DayChanged'
          ? { __typename: change }
          : ({ __typename: change, cursor: 'a', balance: money } as Event),
      ]

const where = {
  Viewer: (field: string) => `{ viewer { id ${field} } }`,
  MemberAccount: (field: string) => `{ viewer { id memberAccount { ... on MemberAccount { ${field} } } } }`,
  AgentAccount: (
    field: string,
  ) => `query { ...Agent } fragment Agent on Query { viewer { id agentAccount { ...Shown } } }
    fragment Shown on AgentAccount { ${field} }`,
}
const FIELDS = Object.entries(CHANGED_BY).flatMap(([type, fields]) =>
  Object.entries(fields).map(([field, changes]) => ({ type: type as keyof typeof where, field, changes })),
)

const stopping: (() => void)[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stopping.splice(0)) stop()
  vi.useRealTimers()
})

/** Keeps a page with this document open. @returns how often it was calls for */
function show(text: string) {
  let calls = 0
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        calls++
        observer.next({ data: { viewer: null } })
        observer.complete()
      }),
  )
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: ALL, query: ALL, mutate: ALL },
  })
  const shown = client.watchQuery({ query: parse(text) }).subscribe(() => {})
  stopping.push(() => {
    shown.unsubscribe()
    client.stop()
  })
  return { client, calls: () => calls }
}

it.each(FIELDS.filter(({ changes }) => changes.length > 0))(
  'asks for $field of $type again with each event that changes it',
  async ({ type, field, changes }) => {
    for (const event of changes.flatMap(getEvents)) {
      const { client, calls } = show(where[type](field))
      await vi.advanceTimersByTimeAsync(10)
      expect(calls()).toBe(1)
      refetchChanged(client, event)
      await vi.advanceTimersByTimeAsync(10)
      expect(calls(), `${event.__typename} changes ${field}`).toBe(2)
    }
  },
)

it('leaves a page alone whose fields an event does not change', async () => {
  const { client, calls } = show(
    '{ viewer { id username memberAccount { ... on MemberAccount { messageSettings } } } }',
  )
  await vi.advanceTimersByTimeAsync(10)
  for (const event of FIELDS.flatMap(({ changes }) => changes.flatMap(getEvents))) refetchChanged(client, event)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(calls()).toBe(1)
})

it('asks at once for the first of many events, and once a second while they last', async () => {
  const { client, calls } = show('{ viewer { id memberAccount { ... on MemberAccount { withdrawalOptions } } } }')
  await vi.advanceTimersByTimeAsync(10)
  for (let round = 0; round < 25; round++) {
    refetchChanged(client, { ...MEANT[2], balance: money })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(calls()).toBe(1 + 3)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls(), 'the last event is not lost').toBe(1 + 4)
})
