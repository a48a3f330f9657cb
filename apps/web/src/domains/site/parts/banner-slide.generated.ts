/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../../games/parts/launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../../games/parts/launch/launch-target.generated.ts'
export type BannerSlide_BannerFragment = { __typename: 'Banner', id: string, title: string, text: string, picture: string, link: { __typename: 'BannerLink', kind: Types.BannerLinkKind, target: string, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } | null } & { ' $fragmentName'?: 'BannerSlide_BannerFragment' };

export const BannerSlide_BannerFragmentDoc: TypedDocumentNode<BannerSlide_BannerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment BannerSlide_banner on Banner{id title text picture link{kind target launchTarget{...LaunchTarget_launchTarget@unmask}}}`, [LaunchTarget_LaunchTargetFragmentDoc])