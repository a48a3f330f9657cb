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
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { AgentBill_BillFragment, BillLine_Line_BillAmount_Fragment, BillLine_Line_BillCount_Fragment, BillLine_Line_BillRate_Fragment } from './agent-bill.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { AgentBill_BillFragmentDoc } from './agent-bill.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type IncomeScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
  page: number;
}>;


export type IncomeScreenQuery = { viewer: { __typename: 'Viewer', id: string, username: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, income:
          | { __typename: 'AgentIncome', received: { __typename: 'Money', amount: string, currency: string }, paid: { __typename: 'Money', amount: string, currency: string }, days: Array<{ __typename: 'IncomeDay', day: string, received: { __typename: 'Money', amount: string, currency: string }, paid: { __typename: 'Money', amount: string, currency: string } }>, sources: Array<{ __typename: 'IncomeSource', kind: Types.AgentBillKind, received: { __typename: 'Money', amount: string, currency: string }, paid: { __typename: 'Money', amount: string, currency: string } }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number }, bills: Array<{ __typename: 'AgentBill', id: string, kind: Types.AgentBillKind, payee: string, payer: string | null, periodFrom: string, periodTo: string, revision: number, state: Types.AgentBillState, paidAt: string | null, dispute: string | null, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<
                | { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null }
                | { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null }
                | { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null }
              > }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const IncomeScreenDocument: TypedDocumentNode<IncomeScreenQuery, IncomeScreenQueryVariables> = /* @__PURE__ */ readDocument(`query IncomeScreen($withShell:Boolean!$from:Date!$to:Date!$page:Int!){...Shell_query@include(if:$withShell)viewer{id username agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}income(from:$from to:$to page:$page){...on AgentIncome{received{amount currency}paid{amount currency}days{day received{amount currency}paid{amount currency}}sources{kind received{amount currency}paid{amount currency}}pageInfo{...Records_page@unmask}bills{...AgentBill_bill@unmask}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Records_PageFragmentDoc, AgentBill_BillFragmentDoc])

export function useIncomeScreenQuery(options: useQuery.Options<IncomeScreenQuery, IncomeScreenQueryVariables>) {
  return useQuery(IncomeScreenDocument, options)
}

trust('IncomeScreen', '27487119d84a986c1e029ceb86cff93e04e11b964d10bfb4856db0bd1c43de62')
