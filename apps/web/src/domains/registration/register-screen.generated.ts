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
import type { RegistrationForm_QueryFragment } from './registration-form.generated.ts';
import type { LeastDeposit_QueryFragment } from '../limits/parts/least-deposit.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { RegistrationForm_QueryFragmentDoc } from './registration-form.generated.ts'
import { LeastDeposit_QueryFragmentDoc } from '../limits/parts/least-deposit.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type RegisterScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type RegisterScreenQuery = (
  { site: { __typename: 'Site', identityProviders: Array<{ __typename: 'IdentityProviderOption', provider: Types.IdentityProvider, isSimulated: boolean }> | null, promotions: { __typename: 'PromotionPage', nodes: Array<{ __typename: 'Promotion', id: string, title: string, summary: string, picture: string, status: Types.PromotionStatus }> } | null } }
  & { ' $fragmentRefs'?: { 'RegistrationForm_QueryFragment': RegistrationForm_QueryFragment;'LeastDeposit_QueryFragment': LeastDeposit_QueryFragment } }
) & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const RegisterScreenDocument: TypedDocumentNode<RegisterScreenQuery, RegisterScreenQueryVariables> = /* @__PURE__ */ readDocument(`query RegisterScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)...RegistrationForm_query ...LeastDeposit_query site{identityProviders{provider isSimulated}promotions(category:"new_player" pageSize:6){nodes{id title summary picture status}}}}`, [Shell_QueryFragmentDoc, RegistrationForm_QueryFragmentDoc, LeastDeposit_QueryFragmentDoc])

export function useRegisterScreenQuery(options: useQuery.Options<RegisterScreenQuery, RegisterScreenQueryVariables>) {
  return useQuery(RegisterScreenDocument, options)
}

trust('RegisterScreen', 'c6457221f616dd860b39299fa67492a045d54a945db4be296b3dea4664ed86f2', ['withShell'])
