/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from './parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from './parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from './parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from './parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from './parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { HelpTopic_TopicFragment } from './parts/help-topic.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from './parts/shell.generated.ts'
import { HelpTopic_TopicFragmentDoc } from './parts/help-topic.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type AgreementScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type AgreementScreenQuery = { site: { __typename: 'Site', helpTopic: { __typename: 'HelpTopic', id: string, title: string, articles: Array<{ __typename: 'HelpArticle', code: string, title: string, content: string }> } | null } } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const AgreementScreenDocument: TypedDocumentNode<AgreementScreenQuery, AgreementScreenQueryVariables> = /* @__PURE__ */ readDocument(`query AgreementScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)site{helpTopic(id:"agreement"){id ...HelpTopic_topic@unmask}}}`, [Shell_QueryFragmentDoc, HelpTopic_TopicFragmentDoc])

export function useAgreementScreenQuery(options: useQuery.Options<AgreementScreenQuery, AgreementScreenQueryVariables>) {
  return useQuery(AgreementScreenDocument, options)
}

trust('AgreementScreen', '76945701f96a70936c987968269c3d4f59114ef9e3abe4f14aac08ddb5c1c37a', ['withShell'])
