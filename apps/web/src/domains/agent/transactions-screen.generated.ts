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
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type TransactionsScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  account?: string | null | undefined;
  type?: Types.MovementType | null | undefined;
  after?: string | null | undefined;
}>;


export type TransactionsScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, downlineTransactions:
          | { __typename: 'DownlineTransactionConnection', deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, transferIn: { __typename: 'Money', amount: string, currency: string } | null, transferOut: { __typename: 'Money', amount: string, currency: string } | null, pageInfo: { __typename: 'PageInfo', endCursor: string | null }, edges: Array<{ __typename: 'DownlineTransactionEdge', node: { __typename: 'DownlineTransaction', id: string, username: string, type: Types.MovementType, counterparty: string | null, at: string, amount: { __typename: 'Money', amount: string, currency: string } } }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const TransactionsScreenDocument: TypedDocumentNode<TransactionsScreenQuery, TransactionsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query TransactionsScreen($withShell:Boolean!$from:Date!$to:Date!$account:String$type:MovementType$after:String){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}downlineTransactions(from:$from to:$to username:$account type:$type after:$after){...on DownlineTransactionConnection{deposit{amount currency}withdrawal{amount currency}transferIn{amount currency}transferOut{amount currency}pageInfo{endCursor}edges{node{id username type amount{amount currency}counterparty at}}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc])

export function useTransactionsScreenQuery(options: useQuery.Options<TransactionsScreenQuery, TransactionsScreenQueryVariables>) {
  return useQuery(TransactionsScreenDocument, options)
}

trust('TransactionsScreen', '1b2a795322084ea62232c24fa087dc21baffd6eee5fc3ee82f868cab5144e3a2')
