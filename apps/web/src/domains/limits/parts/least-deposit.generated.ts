/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type LeastDeposit_QueryFragment = { site: { __typename: 'Site', leastDeposit: { __typename: 'Money', amount: string, currency: string } | null } } & { ' $fragmentName'?: 'LeastDeposit_QueryFragment' };

export const LeastDeposit_QueryFragmentDoc: TypedDocumentNode<LeastDeposit_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LeastDeposit_query on Query{site{leastDeposit{amount currency}}}`)