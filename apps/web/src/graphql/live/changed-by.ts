import type { AgentAccount, MemberAccount, Viewer } from '@playhouse/schema/types.generated.ts'
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'
import { listSelectingNodes } from '../selecting-nodes.ts'
import type { LiveEvent, LiveEventName } from './live-events.ts'

type Condition = (event: LiveEvent | { __typename: 'DayChanged' }) => boolean

/** `DayChanged` is the brand's midnight, and the closing of the day after it. */
export type Change = LiveEventName | 'DayChanged' | Condition

type ChangesOf<Type> = Record<Exclude<keyof Type, '__typename'>, readonly Change[]>

/** Decisions on applications and items, and payments of promotions, are announced by a message. */
const promotionMessage: Condition = (event) =>
  event.__typename === 'MessageArrived' && event.messageKind === 'PROMOTION'
const missionReached: Condition = (event) => event.__typename === 'MissionsChanged' && event.reachedCount > 0
/** Part of the money is at vendors, whose rounds the platform imports on request. */
const balanceUnknown: Condition = (event) => event.__typename === 'BalanceChanged' && !event.balance

/** A lost ticket counts, and moves no balance. */
const PLAY = ['BalanceChanged', 'LotteryTicketSettled'] as const

/**
 * The events that change each field of an account, so that pages with the field fetch it again. Empty where nothing does, where
 * `applyEvent` writes the new value into the cache, or where a reason stands beside it. `RankChanged` and an approved application change
 * everything.
 */
export const CHANGED_BY: {
  Viewer: ChangesOf<Viewer>
  MemberAccount: ChangesOf<MemberAccount>
  AgentAccount: ChangesOf<AgentAccount>
} = {
  Viewer: {
    activityStatement: [],
    agentAccount: [],
    avatar: [],
    canChangePassword: [],
    canKeepFavourites: [],
    canPlayForRealMoney: ['LimitReached'],
    chat: ['ChatMuteChanged', 'LimitReached'],
    closing: ['BalanceChanged', 'WithdrawalChanged'],
    favouriteGames: [],
    favouriteLotteries: [],
    id: [],
    kind: [],
    label: [],
    limits: ['DepositChanged', 'LimitReached', 'DayChanged'],
    liveCursor: [],
    lotteryHabits: [],
    lotterySheets: [],
    lotteryTicket: ['LotteryTicketSettled'],
    lotteryTickets: ['LotteryTicketSettled'],
    memberAccount: [],
    menu: [],
    nickname: [],
    // Not refetched after every round: the lobby loads these lists when it opens.
    openRounds: [],
    recentGames: [],
    playClock: ['LimitReached'],
    intervention: ['InterventionOpened', 'LimitReached'],
    isAdvertisingPaused: ['InterventionOpened', 'DayChanged'],
    referral: ['MessageArrived'],
    restriction: ['LimitReached'],
    sessions: [],
    unreadMessages: [],
    username: [],
    wallet: [balanceUnknown],
  },
  MemberAccount: {
    // The record refetches by itself while it shows the latest movements.
    accountRecord: [],
    agentApplication: ['AgentApplicationDecided'],
    apiTokens: [],
    bankCards: ['IdentityDecided'],
    bet: [],
    // Later rows would move under the reader's eyes.
    bettingRecord: [],
    bonusAccount: [...PLAY, 'BonusEnded', 'MessageArrived'],
    bonusRecord: ['BonusEnded'],
    deposit: ['DepositChanged'],
    depositOptions: ['DepositChanged', 'IdentityDecided', 'LimitReached', 'DayChanged'],
    deposits: ['DepositChanged'],
    leaderboards: ['LeaderboardChanged', 'DayChanged'],
    logInAttempts: [],
    menu: [],
    message: [],
    messageRecipients: [],
    messageSettings: [],
    messages: ['MessageArrived'],
    missions: [missionReached, 'MissionsPlanned', 'DayChanged'],
    paymentPassword: [],
    points: [...PLAY, promotionMessage, 'DayChanged'],
    profile: ['DepositChanged', 'IdentityDecided'],
    profitAndLoss: [...PLAY, 'DayChanged'],
    promotionOffers: [promotionMessage, 'DayChanged'],
    raffles: ['RaffleWon'],
    rankProgress: [...PLAY, 'DepositChanged'],
    rebates: [...PLAY, 'DayChanged'],
    security: ['IdentityDecided'],
    serviceCase: ['ServiceCaseChanged'],
    serviceCases: ['ServiceCaseChanged'],
    transaction: [],
    transferRules: ['BalanceChanged', 'DayChanged'],
    transfers: [],
    unconfirmedWithdrawals: ['WithdrawalChanged'],
    withdrawal: ['WithdrawalChanged'],
    withdrawalOptions: [...PLAY, 'BonusEnded', 'DepositChanged', 'IdentityDecided', 'WithdrawalChanged', 'DayChanged'],
    withdrawals: ['WithdrawalChanged'],
  },
  AgentAccount: {
    announcements: [],
    contractSimulation: [],
    contracts: ['AgentBillPaid', 'AgentContractChanged', 'AgentContractRequestChanged'],
    creditReport: ['AgentBillPaid'],
    downline: [],
    downlineTransactions: [],
    downlines: [],
    income: ['AgentBillPaid'],
    menu: [],
    rebateSettings: ['AgentContractChanged'],
    registrationLinks: [],
    // Figures of a team are counted in steps; its reports have a button that reads them again.
    teamBetting: [],
    teamOverview: [],
    teamWatch: [],
  },
}

const known = new WeakMap<DocumentNode, readonly Change[]>()

/** Whether an event changes something that a document selects. */
export function isChangedBy(document: DocumentNode, event: Parameters<Condition>[0]): boolean {
  const changes = known.get(document) ?? getChanges(document)
  known.set(document, changes)
  return changes.some((change) => (typeof change === 'function' ? change(event) : change === event.__typename))
}

function getChanges(document: DocumentNode): Change[] {
  const changes = new Set<Change>()
  const add = (type: string | undefined, { selections }: SelectionSetNode) => {
    const fields: Record<string, readonly Change[]> | undefined = CHANGED_BY[type as keyof typeof CHANGED_BY]
    for (const selection of selections)
      if (selection.kind === Kind.FIELD) for (const change of fields?.[selection.name.value] ?? []) changes.add(change)
  }
  for (const node of listSelectingNodes(document)) {
    if (node.kind === Kind.FIELD && node.name.value === 'viewer') add('Viewer', node.selectionSet)
    else if ('typeCondition' in node) add(node.typeCondition?.name.value, node.selectionSet)
  }
  return [...changes]
}
