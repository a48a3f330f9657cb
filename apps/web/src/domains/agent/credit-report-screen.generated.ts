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
export type CreditReportScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  account?: string | null | undefined;
}>;


export type CreditReportScreenQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, creditReport:
          | { __typename: 'CreditReport', username: string, opening: { __typename: 'Money', amount: string, currency: string }, credit: { __typename: 'Money', amount: string, currency: string }, debit: { __typename: 'Money', amount: string, currency: string }, closing: { __typename: 'Money', amount: string, currency: string }, types: Array<{ __typename: 'CreditType', type: Types.MovementType, credit: { __typename: 'Money', amount: string, currency: string }, debit: { __typename: 'Money', amount: string, currency: string } }>, days: Array<{ __typename: 'CreditDay', day: string, opening: { __typename: 'Money', amount: string, currency: string }, credit: { __typename: 'Money', amount: string, currency: string }, debit: { __typename: 'Money', amount: string, currency: string }, closing: { __typename: 'Money', amount: string, currency: string } }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const CreditReportScreenDocument: TypedDocumentNode<CreditReportScreenQuery, CreditReportScreenQueryVariables> = /* @__PURE__ */ readDocument(`query CreditReportScreen($withShell:Boolean!$from:Date!$to:Date!$account:String){...Shell_query@include(if:$withShell)viewer{id agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}creditReport(from:$from to:$to username:$account){...on CreditReport{username opening{amount currency}credit{amount currency}debit{amount currency}closing{amount currency}types{type credit{amount currency}debit{amount currency}}days{day opening{amount currency}credit{amount currency}debit{amount currency}closing{amount currency}}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc])

export function useCreditReportScreenQuery(options: useQuery.Options<CreditReportScreenQuery, CreditReportScreenQueryVariables>) {
  return useQuery(CreditReportScreenDocument, options)
}

trust('CreditReportScreen', '59c5b201047273b298814ef88e04838da729a77dc6f30cd8a4d2e054590aa5cc')
