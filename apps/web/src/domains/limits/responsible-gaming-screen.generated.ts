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
import type { HelpTopic_TopicFragment } from '../site/parts/help-topic.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { HelpTopic_TopicFragmentDoc } from '../site/parts/help-topic.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ResponsibleGamingScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type ResponsibleGamingScreenQuery = { site: { __typename: 'Site', helpTopic: { __typename: 'HelpTopic', id: string, title: string, articles: Array<{ __typename: 'HelpArticle', code: string, title: string, content: string }> } | null } } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const ResponsibleGamingScreenDocument: TypedDocumentNode<ResponsibleGamingScreenQuery, ResponsibleGamingScreenQueryVariables> = /* @__PURE__ */ readDocument(`query ResponsibleGamingScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)site{helpTopic(id:"responsible-gaming"){id ...HelpTopic_topic@unmask}}}`, [Shell_QueryFragmentDoc, HelpTopic_TopicFragmentDoc])

export function useResponsibleGamingScreenQuery(options: useQuery.Options<ResponsibleGamingScreenQuery, ResponsibleGamingScreenQueryVariables>) {
  return useQuery(ResponsibleGamingScreenDocument, options)
}

trust('ResponsibleGamingScreen', 'a991b0d2cb06f5f207613e83576c93df22ada1ceb191520bb269f4fa4dfaeba5', ['withShell'])
