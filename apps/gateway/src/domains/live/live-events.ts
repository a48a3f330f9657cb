import { getExpectation } from '@playhouse/platform-api/describe-issue.ts'
import { reportDegradation } from '@playhouse/platform-api/fields.ts'
import { memberEvent, publicEvent, roomEvent, type PublishedEvent } from '@playhouse/platform-api/live.ts'
import { DRAW_STATES } from '@playhouse/platform-api/lottery.ts'
import { BONUS_STATES } from '@playhouse/platform-api/promotions.ts'
import type * as z from 'zod'
import { isLanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import type { ResyncCause, SessionEndReason } from '@playhouse/schema/types.generated.ts'
import { getMessage } from '../chat/chat-message.ts'
import { depositState } from '../cashier/deposit-state.ts'

/** An event of the graph; its type decides which fields it has. */
export interface GraphEvent {
  __typename: string
  cursor: string
  [field: string]: unknown
}

export const encodeCursor = (position: string): string => Buffer.from(position).toString('base64url')

/** Undefined for an invalid cursor. */
export function decodeCursor(cursor: string): string | undefined {
  const position = Buffer.from(cursor, 'base64url').toString('latin1')
  return /^\d{1,20}\.\d{1,20}$/.test(position) ? position : undefined
}

export const streamOpened = (position: string): GraphEvent => ({
  __typename: 'StreamOpened',
  cursor: encodeCursor(position),
})

export const cursorMoved = (position: string): GraphEvent => ({
  __typename: 'CursorMoved',
  cursor: encodeCursor(position),
})

export const resyncNeeded = (position: string, cause: ResyncCause): GraphEvent => ({
  __typename: 'ResyncNeeded',
  cursor: encodeCursor(position),
  cause,
})

export const sessionEnded = (position: string, reason: SessionEndReason): GraphEvent => ({
  __typename: 'SessionEnded',
  cursor: encodeCursor(position),
  reason,
})

const END_REASONS: ReadonlySet<string> = new Set<SessionEndReason>([
  'LOGGED_OUT',
  'REVOKED',
  'REPLACED',
  'PASSWORD_CHANGED',
  'EXPIRED',
  'EXCLUDED',
  'CLOSED',
  'BLOCKED',
  'LIMIT',
])

/** Maps an event of the platform; undefined for a type that this version does not know. */
export function graphEvent({ position, memberId, event }: PublishedEvent): GraphEvent | undefined {
  const cursor = encodeCursor(position)
  if (memberId !== 0) return memberGraphEvent(cursor, event)
  return getRoom(event) === undefined ? publicGraphEvent(cursor, event) : roomGraphEvent(cursor, event)
}

type MemberEvent = z.output<typeof memberEvent>

const MEMBER_EVENTS: {
  readonly [Type in MemberEvent['type']]: (event: Extract<MemberEvent, { type: Type }>) => Omit<GraphEvent, 'cursor'>
} = {
  BALANCE: (event) => ({
    __typename: 'BalanceChanged',
    balance: event.sumBalance,
    available: event.available,
    locked: event.locked,
    bonus: event.bonus,
  }),
  DEPOSIT: (event) => ({
    __typename: 'DepositChanged',
    depositId: event.depositId,
    depositState: depositState(event.state),
    amount: event.amount,
  }),
  WITHDRAWAL: (event) => ({
    __typename: 'WithdrawalChanged',
    withdrawalId: event.withdrawalId,
    withdrawalState: event.state,
    amount: event.amount,
  }),
  MESSAGE: (event) => ({
    __typename: 'MessageArrived',
    messageId: event.messageId,
    messageKind: event.kind,
    unreadCount: event.unread,
  }),
  LOTTERY_SETTLED: (event) => ({
    __typename: 'LotteryTicketSettled',
    code: event.lotteryCode,
    number: event.issue,
    tickets: event.tickets,
    stake: event.stake,
    payout: event.payout,
  }),
  CASE: (event) => ({
    __typename: 'ServiceCaseChanged',
    caseId: event.caseId,
    caseState: event.state,
    unseenCount: event.unseen,
  }),
  MISSIONS: (event) => ({
    __typename: 'MissionsChanged',
    claimableCount: event.claimable,
    reachedCount: event.reached,
  }),
  LEADERBOARD: (event) => ({ __typename: 'LeaderboardChanged', leaderboardId: event.boardId }),
  BONUS: (event) => ({
    __typename: 'BonusEnded',
    bonusId: event.bonusId,
    outcome: BONUS_STATES.find((known) => known === event.state) ?? 'OTHER',
    amount: event.amount,
  }),
  RAFFLE_WON: (event) => ({ __typename: 'RaffleWon', raffleId: event.raffleId, place: event.place }),
  RANK: (event) => ({ __typename: 'RankChanged', rank: event.rank }),
  MESSAGES_READ: (event) => ({ __typename: 'MessagesRead', unreadCount: event.unread }),
  IDENTITY: (event) => ({ __typename: 'IdentityDecided', identityStatus: event.state, tier: event.tier }),
  CHAT_READ: (event) => ({ __typename: 'ChatRoomRead', roomId: event.roomId, unreadCount: event.unread }),
  CHAT_MUTE: (event) => ({ __typename: 'ChatMuteChanged', until: event.until }),
  INTERVENTION: () => ({ __typename: 'InterventionOpened' }),
  LIMIT_REACHED: (event) => ({
    __typename: 'LimitReached',
    limit: event.limit,
    until: event.until && Date.parse(event.until),
  }),
  BILL: (event) => ({
    __typename: 'AgentBillPaid',
    billId: event.billId,
    billKind: event.kind,
    amount: event.amount,
  }),
  CONTRACT: (event) => ({
    __typename: 'AgentContractChanged',
    contractId: event.contractId,
    contractKind: event.kind,
    contractState: event.state,
    waitingCount: event.waiting ?? null,
  }),
  CONTRACT_REQUEST: (event) => ({
    __typename: 'AgentContractRequestChanged',
    requestId: event.requestId,
    contractKind: event.kind,
    requestState: event.state,
    waitingCount: event.waiting,
  }),
  APPLICATION: (event) => ({ __typename: 'AgentApplicationDecided', applicationState: event.state }),
  SESSION_ENDED: (event) => ({
    __typename: 'SessionEnded',
    reason: END_REASONS.has(event.reason) ? event.reason : 'UNKNOWN',
  }),
}

/** Undefined, and reported, for an event that breaks the contract or that this version does not know. */
function readEvent<Schema extends z.ZodType>(schema: Schema, payload: object): z.output<Schema> | undefined {
  const { data, error } = schema.safeParse(payload)
  for (const issue of error?.issues ?? []) {
    const isType = issue.path[0] === 'type'
    const field = ['live', ...(isType ? [] : [(payload as { type: string }).type]), ...issue.path].join('.')
    const value = issue.path.reduce<unknown>((inner, name) => (inner as Record<PropertyKey, unknown>)[name], payload)
    reportDegradation(field, value, getExpectation(issue).expected)
  }
  return data
}

function memberGraphEvent(cursor: string, payload: object): GraphEvent | undefined {
  const event = readEvent(memberEvent, payload)
  if (!event) return undefined
  const toGraph = MEMBER_EVENTS[event.type] as (event: MemberEvent) => { __typename: string }
  return { ...toGraph(event), cursor }
}

/** The chat room that an event belongs to; undefined for events outside chat rooms. */
export function getRoom(event: PublishedEvent['event']): string | undefined {
  return event.type.startsWith('CHAT_') && typeof event['roomId'] === 'string' ? event['roomId'] : undefined
}

function roomGraphEvent(cursor: string, payload: object): GraphEvent | undefined {
  const event = readEvent(roomEvent, payload)
  switch (event?.type) {
    case 'CHAT_MESSAGE':
      return { __typename: 'ChatMessagePosted', cursor, roomId: event.roomId, message: getMessage(event.message) }
    case 'CHAT_REMOVED':
      return { __typename: 'ChatMessageRemoved', cursor, roomId: event.roomId, messageId: event.messageId }
    case 'CHAT_ROOM':
      return {
        __typename: 'ChatRoomChanged',
        cursor,
        roomId: event.roomId,
        slowSeconds: event.slowSeconds,
        isOpen: event.isOpen,
      }
    default:
      return undefined
  }
}

function nameIn(
  { gameName, gameNames }: { gameName: string; gameNames: Readonly<Record<string, string>> },
  language: string | null | undefined,
): string {
  if (!isLanguageCode(language)) return gameName
  const codes = [language, ...LANGUAGES[language].fallback]
  return codes.map((code) => gameNames[code]).find((name) => name !== undefined) ?? gameName
}

function publicGraphEvent(cursor: string, payload: object): GraphEvent | undefined {
  const event = readEvent(publicEvent, payload)
  switch (event?.type) {
    case 'JACKPOT':
      return {
        __typename: 'JackpotChanged',
        cursor,
        jackpotId: event.jackpotId,
        amount: event.amount,
      }
    case 'LOTTERY_DRAW':
      return {
        __typename: 'LotteryDrawChanged',
        cursor,
        code: event.lotteryCode,
        number: event.issue,
        state: DRAW_STATES.find((known) => known === event.state) ?? 'OTHER',
        closesAt: event.closeAt,
        drawsAt: event.drawAt,
        numbers: event.numbers,
        isComplete: event.isComplete,
        isHeld: event.isHeld,
      }
    case 'GAMES_SWITCHED':
      return {
        __typename: 'GamesSwitched',
        cursor,
        gameIds: event.nodeIds.map(String),
        isUnderMaintenance: event.closed,
      }
    case 'SITE_STATUS':
      return { __typename: 'SiteStatusChanged', cursor }
    case 'RAFFLE':
      return { __typename: 'RaffleChanged', cursor, raffleId: event.raffleId }
    case 'MISSIONS_PLANNED':
      return { __typename: 'MissionsPlanned', cursor }
    case 'WINNER':
      return {
        __typename: 'WinnerAnnounced',
        cursor,
        maskedUsername: event.account,
        gameId: String(event.nodeId),
        gameName: ({ language }: { language?: string | null }) => nameIn(event, language),
        payout: event.amount,
      }
    default:
      return undefined
  }
}
