import { SESSION_IDLE_MS } from '@playhouse/shared/limits.ts'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import { type Heard, Reader } from '../live/reader.ts'
import { askGateway } from './client.ts'
import type { RequestLog } from './request-log.ts'
import type { ChaosSite } from './site.ts'
import type { ChaosMember } from './world.ts'

/** Members' pages that follow their live events, with the web's own reconnecting loop; every event is logged. */
export interface Streams {
  /** Resolves once all have opened. */
  opened: Promise<void>
  /** For how many streams a new start was asked. */
  resyncs(): number
  close(): void
}

export function openStreams(
  members: readonly ChaosMember[],
  { gatewayPort, gatewayUrl }: Pick<ChaosSite, 'gatewayPort' | 'gatewayUrl'>,
  log: RequestLog,
): Streams {
  const target = { port: gatewayPort, hash: documentHash('Live') }
  // A stream does not prolong its session, and agents send nothing else.
  const renewing = setInterval(() => {
    for (const { token } of members) askGateway(gatewayUrl, token, 'Balance', {}).catch(() => {})
  }, SESSION_IDLE_MS / 3)
  const opened = members.map(() => Promise.withResolvers<void>())
  const readers = members.map(
    ({ id, token }, at) =>
      new Reader(token, target, [], (event) => {
        opened[at]?.resolve()
        const line = getLine(event)
        if (line) log.append({ line: 'event', memberId: id, at: Date.now(), ...line })
      }),
  )
  return {
    opened: Promise.all(opened.map(({ promise }) => promise)).then(() => {}),
    resyncs: () => readers.reduce((sum, { resyncs }) => sum + resyncs, 0),
    close: () => {
      clearInterval(renewing)
      for (const reader of readers) reader.close()
    },
  }
}

/** Undefined for what the referee does not judge, such as heartbeats. */
function getLine(event: Heard) {
  const nothing = { subject: null, state: null, balance: null }
  switch (event.__typename) {
    case 'StreamOpened':
      return { type: 'opened', ...nothing }
    case 'ResyncNeeded':
      return { type: 'resync', ...nothing }
    case 'BalanceChanged':
      return { type: 'balance', ...nothing, balance: event.available?.amount ?? null }
    case 'DepositChanged':
      return { type: 'deposit', ...nothing, subject: event.depositId ?? null, state: event.depositState ?? null }
    case 'WithdrawalChanged':
      return {
        type: 'withdrawal',
        ...nothing,
        subject: event.withdrawalId ?? null,
        state: event.withdrawalState ?? null,
      }
    case 'LotteryTicketSettled':
      return { type: 'draw', ...nothing, subject: `${event.code} ${event.number}`, state: 'SETTLED' }
    case 'AgentBillPaid':
      return { type: 'bill', ...nothing, subject: event.billId ?? null, state: 'PAID' }
    default:
      return undefined
  }
}
