/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { BannerSlide_BannerFragment } from './banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { BannerSlide_BannerFragmentDoc } from './banner-slide.generated.ts'
export type BannerGroups_QueryFragment = { site: { __typename: 'Site', bannerGroups: Array<{ __typename: 'BannerGroup', name: string, banners: Array<(
        { __typename: 'Banner', id: string }
        & { ' $fragmentRefs'?: { 'BannerSlide_BannerFragment': BannerSlide_BannerFragment } }
      )> }> | null } } & { ' $fragmentName'?: 'BannerGroups_QueryFragment' };

export const BannerGroups_QueryFragmentDoc: TypedDocumentNode<BannerGroups_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment BannerGroups_query on Query{site{bannerGroups{name banners{id ...BannerSlide_banner}}}}`, [BannerSlide_BannerFragmentDoc])