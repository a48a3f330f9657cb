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
import type { Records_MovementFragment, Records_PageFragment } from './parts/records.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_MovementFragmentDoc, Records_PageFragmentDoc } from './parts/records.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type BonusDetailsScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  page: number;
}>;


export type BonusDetailsScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, bonusRecord:
          | { __typename: 'BonusRecord', totalCount: number, nodes: Array<{ __typename: 'Movement', id: string, transactionId: string, type: Types.MovementType, wallet: Types.MovementWallet, vendorId: string | null, reference: string | null, gameName: string | null, betId: string | null, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string }, balanceBefore: { __typename: 'Money', amount: string, currency: string }, balanceAfter: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, paid: { __typename: 'Money', amount: string, currency: string }, granted: { __typename: 'Money', amount: string, currency: string }, converted: { __typename: 'Money', amount: string, currency: string }, forfeited: { __typename: 'Money', amount: string, currency: string } }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const BonusDetailsScreenDocument: TypedDocumentNode<BonusDetailsScreenQuery, BonusDetailsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query BonusDetailsScreen($withShell:Boolean!$from:Date!$to:Date!$page:Int!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}bonusRecord(from:$from to:$to page:$page){...on BonusRecord{nodes{...Records_movement@unmask}totalCount pageInfo{...Records_page@unmask}paid{amount currency}granted{amount currency}converted{amount currency}forfeited{amount currency}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Records_MovementFragmentDoc, Records_PageFragmentDoc])

export function useBonusDetailsScreenQuery(options: useQuery.Options<BonusDetailsScreenQuery, BonusDetailsScreenQueryVariables>) {
  return useQuery(BonusDetailsScreenDocument, options)
}

trust('BonusDetailsScreen', 'd39880e50de62d361d9712031e1ef929cd6ec3a53193f19a988c9021fe096c5d')
