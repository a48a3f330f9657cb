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
import type { Withdrawal_WithdrawalFragment } from './parts/withdrawal-parts.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Withdrawal_WithdrawalFragmentDoc } from './parts/withdrawal-parts.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type WithdrawalDetailScreenQueryVariables = Exact<{
  id: string;
  withShell: boolean;
}>;


export type WithdrawalDetailScreenQuery = { site: { __typename: 'Site', name: string }, viewer: { __typename: 'Viewer', id: string, username: string, kind: Types.AccountKind, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, withdrawal: { __typename: 'Withdrawal', id: string, state: Types.WithdrawalState, bankName: string, accountMasked: string, requestedAt: string, updatedAt: string, reviewReasons: Array<Types.WithdrawalReviewReason>, nextActor: Types.WithdrawalActor | null, confirmBy: string | null, expectedBy: string | null, reviewBy: string | null, question: string | null, payoutReference: string | null, canCancel: boolean, amount: { __typename: 'Money', amount: string, currency: string }, fee: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, receivedAmount: { __typename: 'Money', amount: string, currency: string } | null, remainder: { __typename: 'Money', amount: string, currency: string } | null, steps: Array<{ __typename: 'WithdrawalStep', state: Types.WithdrawalState, at: string, actor: Types.WithdrawalActor, reason: string | null }> } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const WithdrawalDetailScreenDocument: TypedDocumentNode<WithdrawalDetailScreenQuery, WithdrawalDetailScreenQueryVariables> = /* @__PURE__ */ readDocument(`query WithdrawalDetailScreen($id:ID!$withShell:Boolean!){...Shell_query@include(if:$withShell)site{name}viewer{id username kind memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}withdrawal(id:$id){...Withdrawal_withdrawal@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Withdrawal_WithdrawalFragmentDoc])

export function useWithdrawalDetailScreenQuery(options: useQuery.Options<WithdrawalDetailScreenQuery, WithdrawalDetailScreenQueryVariables>) {
  return useQuery(WithdrawalDetailScreenDocument, options)
}

trust('WithdrawalDetailScreen', '810739d0aca92984098da0ff1d60fe5d4aec2d2f0ab90bf5703a9bfd8fce8017')
