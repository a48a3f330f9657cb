/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { HelpTopic_TopicFragment } from '../parts/help-topic.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../parts/shell.generated.ts'
import { HelpTopic_TopicFragmentDoc } from '../parts/help-topic.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type HelpScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type HelpScreenQuery = { site: { __typename: 'Site', helpTopics: Array<{ __typename: 'HelpTopic', id: string, title: string, articles: Array<{ __typename: 'HelpArticle', code: string, title: string, content: string }> }> | null } } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const HelpScreenDocument: TypedDocumentNode<HelpScreenQuery, HelpScreenQueryVariables> = /* @__PURE__ */ readDocument(`query HelpScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)site{helpTopics{id ...HelpTopic_topic@unmask}}}`, [Shell_QueryFragmentDoc, HelpTopic_TopicFragmentDoc])

export function useHelpScreenQuery(options: useQuery.Options<HelpScreenQuery, HelpScreenQueryVariables>) {
  return useQuery(HelpScreenDocument, options)
}

trust('HelpScreen', 'c5698498e52599a7e4d4d2ddac7a4a6eccd7ccdc14c92d90186bdb6426ca7fba', ['withShell'])
