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
export type ProfitAndLoss_TotalsFragment = { __typename: 'ProfitTotals', rounds: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, jackpot: { __typename: 'Money', amount: string, currency: string }, reward: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'ProfitAndLoss_TotalsFragment' };

export type ProfitAndLossScreenQueryVariables = Exact<{
  withShell: boolean;
  from: string;
  to: string;
}>;


export type ProfitAndLossScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, profitAndLoss:
          | { __typename: 'Problem', code: Types.ErrorCode }
          | { __typename: 'ProfitAndLoss', days: Array<{ __typename: 'ProfitDay', day: string, totals: { __typename: 'ProfitTotals', rounds: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, jackpot: { __typename: 'Money', amount: string, currency: string }, reward: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } } }>, products: Array<{ __typename: 'ProfitProduct', category: Types.GameCategory, rounds: number, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, jackpot: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } }>, totals: { __typename: 'ProfitTotals', rounds: number, deposit: { __typename: 'Money', amount: string, currency: string }, withdrawal: { __typename: 'Money', amount: string, currency: string }, turnover: { __typename: 'Money', amount: string, currency: string }, uncounted: { __typename: 'Money', amount: string, currency: string }, payout: { __typename: 'Money', amount: string, currency: string }, jackpot: { __typename: 'Money', amount: string, currency: string }, reward: { __typename: 'Money', amount: string, currency: string }, profit: { __typename: 'Money', amount: string, currency: string } }, lifetimeDeposit: { __typename: 'Money', amount: string, currency: string }, lifetimeWithdrawal: { __typename: 'Money', amount: string, currency: string }, netDeposit: { __typename: 'Money', amount: string, currency: string } }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const ProfitAndLoss_TotalsFragmentDoc: TypedDocumentNode<ProfitAndLoss_TotalsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ProfitAndLoss_totals on ProfitTotals{rounds deposit{amount currency}withdrawal{amount currency}turnover{amount currency}uncounted{amount currency}payout{amount currency}jackpot{amount currency}reward{amount currency}profit{amount currency}}`)
export const ProfitAndLossScreenDocument: TypedDocumentNode<ProfitAndLossScreenQuery, ProfitAndLossScreenQueryVariables> = /* @__PURE__ */ readDocument(`query ProfitAndLossScreen($withShell:Boolean!$from:Date!$to:Date!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}profitAndLoss(from:$from to:$to){...on ProfitAndLoss{days{day totals{...ProfitAndLoss_totals@unmask}}products{category rounds turnover{amount currency}uncounted{amount currency}payout{amount currency}jackpot{amount currency}profit{amount currency}}totals{...ProfitAndLoss_totals@unmask}lifetimeDeposit{amount currency}lifetimeWithdrawal{amount currency}netDeposit{amount currency}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, ProfitAndLoss_TotalsFragmentDoc])

export function useProfitAndLossScreenQuery(options: useQuery.Options<ProfitAndLossScreenQuery, ProfitAndLossScreenQueryVariables>) {
  return useQuery(ProfitAndLossScreenDocument, options)
}

trust('ProfitAndLossScreen', '87fb841d5e45ca67c79a71034af783f170e44564409a6c37cb3c76d5a93808f8')
