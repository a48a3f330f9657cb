/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type DepositRow_DepositFragment = { __typename: 'Deposit', id: string, method: Types.DepositMethod, state: Types.DepositState, createdAt: string, amount: { __typename: 'Money', amount: string, currency: string }, held: { __typename: 'HeldMoney', state: Types.HeldState, amount: { __typename: 'Money', amount: string, currency: string } } | null } & { ' $fragmentName'?: 'DepositRow_DepositFragment' };

export const DepositRow_DepositFragmentDoc: TypedDocumentNode<DepositRow_DepositFragment, unknown> = /* @__PURE__ */ readDocument(`fragment DepositRow_deposit on Deposit{id method state createdAt amount{amount currency}held{amount{amount currency}state}}`)