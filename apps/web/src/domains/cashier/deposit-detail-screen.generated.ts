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
import type { DepositView_DepositFragment } from './deposit-view.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { DepositView_DepositFragmentDoc } from './deposit-view.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type DepositDetailScreenQueryVariables = Exact<{
  id: string;
  withShell: boolean;
}>;


export type DepositDetailScreenQuery = { viewer: { __typename: 'Viewer', id: string, wallet: { __typename: 'Wallet', balance: { __typename: 'Money', amount: string, currency: string } } | null, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, deposit: { __typename: 'Deposit', id: string, method: Types.DepositMethod, state: Types.DepositState, createdAt: string, creditedAt: string | null, expiresAt: string | null, isLate: boolean, rejection: Types.DepositRejection | null, amount: { __typename: 'Money', amount: string, currency: string }, requestedAmount: { __typename: 'Money', amount: string, currency: string }, fee: { __typename: 'Money', amount: string, currency: string }, held: { __typename: 'HeldMoney', reason: Types.HeldReason, state: Types.HeldState, isReleasable: boolean | null, amount: { __typename: 'Money', amount: string, currency: string } } | null, bonus: { __typename: 'DepositBonus', state: Types.DepositBonusState, obstacle: Types.OfferObstacleKind | null, amount: { __typename: 'Money', amount: string, currency: string } | null, promotion: { __typename: 'Promotion', id: string, title: string } | null } | null, payment: { __typename: 'DepositPayment', transferText: string | null, pageUrl: string | null, proofCount: number, now: string, steps: Array<{ __typename: 'DepositStep', state: Types.DepositState, at: string }>, target: { __typename: 'DepositTarget', receiver: string | null, accountNumber: string | null, accountName: string | null, qr: string | null, network: Types.TokenNetwork | null, address: string | null, tokenAmount: string | null, rate: string | null, confirmations: number | null } | null } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const DepositDetailScreenDocument: TypedDocumentNode<DepositDetailScreenQuery, DepositDetailScreenQueryVariables> = /* @__PURE__ */ readDocument(`query DepositDetailScreen($id:ID!$withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id wallet{balance{amount currency}}memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}deposit(id:$id){id ...DepositView_deposit@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, DepositView_DepositFragmentDoc])

export function useDepositDetailScreenQuery(options: useQuery.Options<DepositDetailScreenQuery, DepositDetailScreenQueryVariables>) {
  return useQuery(DepositDetailScreenDocument, options)
}

trust('DepositDetailScreen', 'af9e6f328a3082b231bf4142417ad03c25bbb015dc653d01a19d53fe82d78e58')
