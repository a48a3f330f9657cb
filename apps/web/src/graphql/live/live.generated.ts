/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../read-document.ts'
import { trust } from '../trusted.ts'
export type LiveSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  chatRooms?: Array<string> | string | null | undefined;
}>;


export type LiveSubscription = { live:
    | { __typename: 'AgentApplicationDecided', cursor: string, applicationState: Types.AgentApplicationState }
    | { __typename: 'AgentBillPaid', cursor: string, billId: string, billKind: Types.AgentBillKind, amount: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'AgentContractChanged', cursor: string, contractId: string, contractKind: Types.AgentContractKind, contractState: Types.ContractState, waitingCount: number | null }
    | { __typename: 'AgentContractRequestChanged', cursor: string, requestId: string, contractKind: Types.AgentContractKind, requestState: Types.ContractRequestState, waitingCount: number | null }
    | { __typename: 'BalanceChanged', cursor: string, balance: { __typename: 'Money', amount: string, currency: string } | null, available: { __typename: 'Money', amount: string, currency: string }, locked: { __typename: 'Money', amount: string, currency: string }, bonus: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'BonusEnded', cursor: string, bonusId: string, outcome: Types.BonusState, amount: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'ChatMessagePosted', cursor: string, roomId: string, message: { __typename: 'ChatMessage', id: string, name: string, isProgram: boolean, text: string, isRemoved: boolean, at: string } }
    | { __typename: 'ChatMessageRemoved', cursor: string, roomId: string, messageId: string }
    | { __typename: 'ChatMuteChanged', cursor: string, until: string | null }
    | { __typename: 'ChatRoomChanged', cursor: string, roomId: string, slowSeconds: number, isOpen: boolean }
    | { __typename: 'ChatRoomRead', cursor: string, roomId: string, unreadCount: number }
    | { __typename: 'CursorMoved', cursor: string }
    | { __typename: 'DepositChanged', cursor: string, depositId: string, depositState: Types.DepositState, amount: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'IdentityDecided', cursor: string, identityStatus: Types.IdentityRequestStatus, tier: number }
    | { __typename: 'InterventionOpened', cursor: string }
    | { __typename: 'LeaderboardChanged', cursor: string, leaderboardId: string }
    | { __typename: 'LimitReached', cursor: string, limit: Types.ReachedLimit, until: string | null }
    | { __typename: 'LotteryTicketSettled', cursor: string, code: string, drawNumber: string, tickets: number, stake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'MessageArrived', cursor: string, messageId: string, messageKind: Types.MessageKind, unreadCount: number }
    | { __typename: 'MessagesRead', cursor: string, unreadCount: number }
    | { __typename: 'MissionsChanged', cursor: string, claimableCount: number, reachedCount: number }
    | { __typename: 'RaffleWon', cursor: string, raffleId: string, place: number }
    | { __typename: 'RankChanged', cursor: string, rank: number }
    | { __typename: 'ResyncNeeded', cursor: string, cause: Types.ResyncCause }
    | { __typename: 'ServiceCaseChanged', cursor: string, caseId: string, caseState: Types.ServiceCaseState, unseenCount: number }
    | { __typename: 'SessionEnded', cursor: string, reason: Types.SessionEndReason }
    | { __typename: 'SiteStatusChanged', cursor: string }
    | { __typename: 'StreamOpened', cursor: string }
    | { __typename: 'WithdrawalChanged', cursor: string, withdrawalId: string, withdrawalState: Types.WithdrawalState, amount: { __typename: 'Money', amount: string, currency: string } }
   };

export type PublicLiveSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  language?: string | null | undefined;
  lotteries?: Array<string> | string | null | undefined;
}>;


export type PublicLiveSubscription = { publicLive:
    | { __typename: 'CursorMoved', cursor: string }
    | { __typename: 'GamesSwitched', cursor: string, gameIds: Array<string>, isUnderMaintenance: boolean }
    | { __typename: 'JackpotChanged', cursor: string, jackpotId: string, amount: { __typename: 'Money', amount: string, currency: string } }
    | { __typename: 'LotteryDrawChanged', cursor: string, code: string, number: string, state: Types.LotteryDrawState, closesAt: string, drawsAt: string, numbers: Array<string>, isComplete: boolean, isHeld: boolean }
    | { __typename: 'MissionsPlanned', cursor: string }
    | { __typename: 'RaffleChanged', cursor: string, raffleId: string }
    | { __typename: 'ResyncNeeded', cursor: string, cause: Types.ResyncCause }
    | { __typename: 'SiteStatusChanged', cursor: string }
    | { __typename: 'StreamOpened', cursor: string }
    | { __typename: 'WinnerAnnounced', cursor: string, maskedUsername: string, gameId: string, gameName: string, payout: { __typename: 'Money', amount: string, currency: string } }
   };

export const LiveDocument: TypedDocumentNode<LiveSubscription, LiveSubscriptionVariables> = /* @__PURE__ */ readDocument(`subscription Live($after:EventCursor$chatRooms:[ID!]){live(after:$after chatRooms:$chatRooms){...on PublishedEvent{cursor}...on BalanceChanged{balance{amount currency}available{amount currency}locked{amount currency}bonus{amount currency}}...on DepositChanged{depositId depositState amount{amount currency}}...on WithdrawalChanged{withdrawalId withdrawalState amount{amount currency}}...on MessageArrived{messageId messageKind unreadCount}...on ServiceCaseChanged{caseId caseState unseenCount}...on MissionsChanged{claimableCount reachedCount}...on LeaderboardChanged{leaderboardId}...on BonusEnded{bonusId outcome amount{amount currency}}...on RaffleWon{raffleId place}...on RankChanged{rank}...on MessagesRead{unreadCount}...on IdentityDecided{identityStatus tier}...on AgentBillPaid{billId billKind amount{amount currency}}...on AgentContractChanged{contractId contractKind contractState waitingCount}...on AgentContractRequestChanged{requestId contractKind requestState waitingCount}...on AgentApplicationDecided{applicationState}...on LimitReached{limit until}...on LotteryTicketSettled{code drawNumber tickets stake{amount currency}payout{amount currency}}...on ChatMessagePosted{roomId message{id name isProgram text isRemoved at}}...on ChatMessageRemoved{roomId messageId}...on ChatRoomChanged{roomId slowSeconds isOpen}...on ChatRoomRead{roomId unreadCount}...on ChatMuteChanged{until}...on SessionEnded{reason}...on ResyncNeeded{cause}}}`)
export const PublicLiveDocument: TypedDocumentNode<PublicLiveSubscription, PublicLiveSubscriptionVariables> = /* @__PURE__ */ readDocument(`subscription PublicLive($after:EventCursor$language:String$lotteries:[String!]){publicLive(after:$after lotteries:$lotteries){...on PublishedEvent{cursor}...on JackpotChanged{jackpotId amount{amount currency}}...on WinnerAnnounced{maskedUsername gameId gameName(language:$language)payout{amount currency}}...on LotteryDrawChanged{code number state closesAt drawsAt numbers isComplete isHeld}...on GamesSwitched{gameIds isUnderMaintenance}...on RaffleChanged{raffleId}...on ResyncNeeded{cause}}}`)

trust('Live', '0c80aabac606d7265062b0aa81c893d82cccd7d080ff31b87f5dafe015bd36de')
trust('PublicLive', '34cc6d5a64eb6b89df340f2e9cb9a8462dc82673e1f2256a89612dc871da708a')
