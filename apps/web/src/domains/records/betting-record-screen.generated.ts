/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { Records_BetFragment, Records_PageFragment, Records_MovementFragment } from './parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_BetFragmentDoc, Records_MovementFragmentDoc, Records_PageFragmentDoc } from './parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type BettingRecordScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  page: number;
  categories?: Array<Types.GameCategory> | Types.GameCategory | null | undefined;
  vendorId?: string | null | undefined;
  gameId?: string | null | undefined;
  status?: Types.BetStatus | null | undefined;
  betId: string;
  withBet: boolean;
}>;


export type BettingRecordScreenQuery = { site: { __typename: 'Site', navigation: Array<{ __typename: 'NavigationEntry', vendors: Array<{ __typename: 'Vendor', id: string, name: string }> }> | null }, viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, bettingRecord:
          | { __typename: 'BettingRecord', totalCount: number, nodes: Array<{ __typename: 'Bet', id: string, roundNumber: string, category: Types.GameCategory, gameId: string, gameName: string, vendorName: string, status: Types.BetStatus, uncountedReason: Types.UncountedReason | null, at: string, stake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string } | null, profit: { __typename: 'Money', amount: string, currency: string } | null, balanceAfter: { __typename: 'Money', amount: string, currency: string } | null }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, totals: { __typename: 'BetTotals', rounds: number, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } } }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null, bet?: { __typename: 'BetDetail', bet: { __typename: 'Bet', id: string, roundNumber: string, category: Types.GameCategory, gameId: string, gameName: string, vendorName: string, status: Types.BetStatus, uncountedReason: Types.UncountedReason | null, at: string, stake: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string } | null, profit: { __typename: 'Money', amount: string, currency: string } | null, balanceAfter: { __typename: 'Money', amount: string, currency: string } | null }, movements: Array<{ __typename: 'Movement', id: string, transactionId: string, type: Types.MovementType, wallet: Types.MovementWallet, vendorId: string | null, reference: string | null, gameName: string | null, betId: string | null, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string }, balanceBefore: { __typename: 'Money', amount: string, currency: string }, balanceAfter: { __typename: 'Money', amount: string, currency: string } }>, fairness: { __typename: 'BetFairness', serverSeed: string, serverSeedHash: string, clientSeed: string, nonce: number, verifyUrl: string } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const BettingRecordScreenDocument: TypedDocumentNode<BettingRecordScreenQuery, BettingRecordScreenQueryVariables> = /* @__PURE__ */ readDocument(`query BettingRecordScreen($withShell:Boolean!$from:Date!$to:Date!$page:Int!$categories:[GameCategory!]$vendorId:ID$gameId:ID$status:BetStatus$betId:ID!$withBet:Boolean!){...Shell_query@include(if:$withShell)site{navigation{vendors{id name}}}viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}bettingRecord(from:$from to:$to page:$page categories:$categories vendorId:$vendorId gameId:$gameId status:$status){...on BettingRecord{nodes{...Records_bet@unmask}totalCount pageInfo{...Records_page@unmask}totals{rounds turnover{amount currency}uncounted{amount currency}payout{amount currency}profit{amount currency}}}...on Problem{code}}bet(id:$betId)@include(if:$withBet){bet{...Records_bet@unmask}movements{...Records_movement@unmask}fairness{serverSeed serverSeedHash clientSeed nonce verifyUrl}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Records_BetFragmentDoc, Records_PageFragmentDoc, Records_MovementFragmentDoc])

export function useBettingRecordScreenQuery(options: useQuery.Options<BettingRecordScreenQuery, BettingRecordScreenQueryVariables>) {
  return useQuery(BettingRecordScreenDocument, options)
}

trust('BettingRecordScreen', 'ee7b802a9ef13f48c6ef7c9900bdef84b04118ef9cf420e54bf5a1dcf08f7cd6')
