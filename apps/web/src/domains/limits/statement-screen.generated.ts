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
import type { PlayClock_ViewerFragment } from './parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from './parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type StatementFigures_FiguresFragment = { __typename: 'ActivityFigures', deposits: { __typename: 'Money', amount: string, currency: string }, withdrawals: { __typename: 'Money', amount: string, currency: string }, adjustments: { __typename: 'Money', amount: string, currency: string }, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'StatementFigures_FiguresFragment' };

export type StatementScreenQueryVariables = Exact<{
  year?: number | null | undefined;
  withShell: boolean;
}>;


export type StatementScreenQuery = { site: { __typename: 'Site', name: string }, viewer: { __typename: 'Viewer', id: string, username: string, activityStatement: { __typename: 'ActivityStatement', year: number, years: Array<number>, openingBalance: { __typename: 'Money', amount: string, currency: string }, closingBalance: { __typename: 'Money', amount: string, currency: string }, lifetimeNetDeposits: { __typename: 'Money', amount: string, currency: string }, months: Array<{ __typename: 'ActivityMonth', firstDay: string, figures: { __typename: 'ActivityFigures', deposits: { __typename: 'Money', amount: string, currency: string }, withdrawals: { __typename: 'Money', amount: string, currency: string }, adjustments: { __typename: 'Money', amount: string, currency: string }, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } }>, total: { __typename: 'ActivityFigures', deposits: { __typename: 'Money', amount: string, currency: string }, withdrawals: { __typename: 'Money', amount: string, currency: string }, adjustments: { __typename: 'Money', amount: string, currency: string }, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } } | null, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const StatementFigures_FiguresFragmentDoc: TypedDocumentNode<StatementFigures_FiguresFragment, unknown> = /* @__PURE__ */ readDocument(`fragment StatementFigures_figures on ActivityFigures{deposits{amount currency}withdrawals{amount currency}adjustments{amount currency}staked{amount currency}won{amount currency}net{amount currency}}`)
export const StatementScreenDocument: TypedDocumentNode<StatementScreenQuery, StatementScreenQueryVariables> = /* @__PURE__ */ readDocument(`query StatementScreen($year:Int$withShell:Boolean!){...Shell_query@include(if:$withShell)site{name}viewer{id username activityStatement(year:$year){year years openingBalance{amount currency}closingBalance{amount currency}lifetimeNetDeposits{amount currency}months{firstDay figures{...StatementFigures_figures@unmask}}total{...StatementFigures_figures@unmask}}memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, StatementFigures_FiguresFragmentDoc, AccountNavigation_EntryFragmentDoc])

export function useStatementScreenQuery(options: useQuery.Options<StatementScreenQuery, StatementScreenQueryVariables>) {
  return useQuery(StatementScreenDocument, options)
}

trust('StatementScreen', 'bb837c7d8981a9430c55d9e5efd74ed2b1c595b8843c3016bfafc891e931fd2f')
