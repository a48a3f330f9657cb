/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type JackpotMark_JackpotFragment = { __typename: 'Jackpot', id: string, amount: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'JackpotMark_JackpotFragment' };

export const JackpotMark_JackpotFragmentDoc: TypedDocumentNode<JackpotMark_JackpotFragment, unknown> = /* @__PURE__ */ readDocument(`fragment JackpotMark_jackpot on Jackpot{id amount{amount currency}}`)