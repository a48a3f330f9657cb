/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { SiteFacts_QueryFragment } from './site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from './navigation.generated.ts';
import type { BannerGroups_QueryFragment } from './banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from './banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../../limits/parts/limit-value.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { SiteFacts_QueryFragmentDoc } from './site-facts.generated.ts'
import { Navigation_QueryFragmentDoc } from './navigation.generated.ts'
import { BannerGroups_QueryFragmentDoc } from './banner-groups.generated.ts'
import { GameActions_QueryFragmentDoc } from '../../games/parts/game-actions.generated.ts'
import { Access_ViewerFragmentDoc } from '../../../access/viewer.generated.ts'
import { PlayClock_ViewerFragmentDoc } from '../../limits/parts/play-clock.generated.ts'
export type Shell_QueryFragment = (
  { viewer: (
    { __typename: 'Viewer' }
    & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment;'PlayClock_ViewerFragment': PlayClock_ViewerFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'SiteFacts_QueryFragment': SiteFacts_QueryFragment;'Navigation_QueryFragment': Navigation_QueryFragment;'BannerGroups_QueryFragment': BannerGroups_QueryFragment;'GameActions_QueryFragment': GameActions_QueryFragment } }
) & { ' $fragmentName'?: 'Shell_QueryFragment' };

export const Shell_QueryFragmentDoc: TypedDocumentNode<Shell_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Shell_query on Query{...SiteFacts_query ...Navigation_query ...BannerGroups_query ...GameActions_query viewer{...Access_viewer ...PlayClock_viewer}}`, [SiteFacts_QueryFragmentDoc, Navigation_QueryFragmentDoc, BannerGroups_QueryFragmentDoc, GameActions_QueryFragmentDoc, Access_ViewerFragmentDoc, PlayClock_ViewerFragmentDoc])