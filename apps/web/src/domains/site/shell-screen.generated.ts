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
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from './parts/shell.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ShellScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellScreenQuery = { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export const ShellScreenDocument: TypedDocumentNode<ShellScreenQuery, ShellScreenQueryVariables> = /* @__PURE__ */ readDocument(`query ShellScreen{...Shell_query}`, [Shell_QueryFragmentDoc])

export function useShellScreenQuery(options: useQuery.Options<ShellScreenQuery, ShellScreenQueryVariables>) {
  return useQuery(ShellScreenDocument, options)
}

trust('ShellScreen', '06d7359200ef2b355b2f08e9bc234b262b0255672609c54bbccfab8345201411')
