/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type LimitValue_ValueFragment = { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } & { ' $fragmentName'?: 'LimitValue_ValueFragment' };

export const LimitValue_ValueFragmentDoc: TypedDocumentNode<LimitValue_ValueFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LimitValue_value on LimitValue{amount{amount currency}minutes}`)