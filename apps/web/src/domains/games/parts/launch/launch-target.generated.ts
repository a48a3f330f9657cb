/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../../graphql/read-document.ts'
export type LaunchTarget_LaunchTargetFragment = { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } & { ' $fragmentName'?: 'LaunchTarget_LaunchTargetFragment' };

export const LaunchTarget_LaunchTargetFragmentDoc: TypedDocumentNode<LaunchTarget_LaunchTargetFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LaunchTarget_launchTarget on LaunchTarget{mode vendorId gameCode playType}`)