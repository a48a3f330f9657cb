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
import type { AccountNavigation_EntryFragment } from './parts/account-navigation.generated.ts';
import type { Attention_OptionsFragment } from './attention.generated.ts';
import type { ProfileCard_ProfileFragment } from './profile-card.generated.ts';
import type { AccountCard_ViewerFragment } from './account-card.generated.ts';
import type { WalletFigures_WalletFragment } from '../wallet/parts/wallet-figures.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { Balance_WalletFragmentDoc } from '../wallet/parts/balance.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from './parts/account-navigation.generated.ts'
import { Attention_OptionsFragmentDoc } from './attention.generated.ts'
import { ProfileCard_ProfileFragmentDoc } from './profile-card.generated.ts'
import { AccountCard_ViewerFragmentDoc } from './account-card.generated.ts'
import { WalletFigures_WalletFragmentDoc } from '../wallet/parts/wallet-figures.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AccountScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type AccountScreenQuery = { viewer: (
    { __typename: 'Viewer', id: string, kind: Types.AccountKind, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, withdrawalOptions: { __typename: 'WithdrawalOptions', isOpen: boolean, lastAmount: { __typename: 'Money', amount: string } | null, minimum: { __typename: 'Money', amount: string, currency: string }, requirements: Array<{ __typename: 'WithdrawalRequirement', kind: Types.WithdrawalRequirementKind, status: Types.WithdrawalRequirementStatus, from: { __typename: 'Money', amount: string, currency: string } | null }> | null } | null, profile: { __typename: 'MemberProfile', mobile: string | null, email: string | null, registeredAt: string, hasPaymentPassword: boolean, laterLogIn: { __typename: 'LaterLogIn', at: string, ipAddress: string } | null, previousLogIn: { __typename: 'PreviousLogIn', at: string, ipAddress: string } | null } }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , wallet: (
      { __typename: 'Wallet' }
      & { ' $fragmentRefs'?: { 'WalletFigures_WalletFragment': WalletFigures_WalletFragment;'Balance_WalletFragment': Balance_WalletFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'AccountCard_ViewerFragment': AccountCard_ViewerFragment } }
  ) | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const AccountScreenDocument: TypedDocumentNode<AccountScreenQuery, AccountScreenQueryVariables> = /* @__PURE__ */ readDocument(`query AccountScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id kind memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}withdrawalOptions{...Attention_options@unmask}profile{...ProfileCard_profile@unmask}}...on Problem{code}}...AccountCard_viewer wallet{...WalletFigures_wallet ...Balance_wallet}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Attention_OptionsFragmentDoc, ProfileCard_ProfileFragmentDoc, AccountCard_ViewerFragmentDoc, WalletFigures_WalletFragmentDoc, Balance_WalletFragmentDoc])

export function useAccountScreenQuery(options: useQuery.Options<AccountScreenQuery, AccountScreenQueryVariables>) {
  return useQuery(AccountScreenDocument, options)
}

trust('AccountScreen', '6e35bb6d3645d51cc9311deef363a28aa342a4598311ef33b96785ebb1d3b9e8')
