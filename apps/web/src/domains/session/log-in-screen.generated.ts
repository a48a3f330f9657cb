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
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type LogInScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type LogInScreenQuery = { site: { __typename: 'Site', identityProviders: Array<{ __typename: 'IdentityProviderOption', provider: Types.IdentityProvider, isSimulated: boolean }> | null } } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const LogInScreenDocument: TypedDocumentNode<LogInScreenQuery, LogInScreenQueryVariables> = /* @__PURE__ */ readDocument(`query LogInScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)site{identityProviders{provider isSimulated}}}`, [Shell_QueryFragmentDoc])

export function useLogInScreenQuery(options: useQuery.Options<LogInScreenQuery, LogInScreenQueryVariables>) {
  return useQuery(LogInScreenDocument, options)
}

trust('LogInScreen', 'dface078256d26a7931425b4b5a53dc2031c768275612ca79d44f502874b0c82', ['withShell'])
