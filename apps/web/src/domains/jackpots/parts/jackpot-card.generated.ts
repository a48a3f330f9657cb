/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type JackpotCard_JackpotFragment = { __typename: 'Jackpot', id: string, name: string, vendorId: string, amount: { __typename: 'Money', amount: string, currency: string }, mustDropBy: { __typename: 'Money', amount: string, currency: string } | null, lastWin: { __typename: 'JackpotWin', maskedUsername: string, wonAt: string, amount: { __typename: 'Money', amount: string, currency: string } } | null } & { ' $fragmentName'?: 'JackpotCard_JackpotFragment' };

export const JackpotCard_JackpotFragmentDoc: TypedDocumentNode<JackpotCard_JackpotFragment, unknown> = /* @__PURE__ */ readDocument(`fragment JackpotCard_jackpot on Jackpot{id name vendorId amount{amount currency}mustDropBy{amount currency}lastWin{maskedUsername amount{amount currency}wonAt}}`)