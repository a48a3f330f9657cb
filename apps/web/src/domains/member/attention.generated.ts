/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type Attention_OptionsFragment = { __typename: 'WithdrawalOptions', isOpen: boolean, lastAmount: { __typename: 'Money', amount: string } | null, minimum: { __typename: 'Money', amount: string, currency: string }, requirements: Array<{ __typename: 'WithdrawalRequirement', kind: Types.WithdrawalRequirementKind, status: Types.WithdrawalRequirementStatus, from: { __typename: 'Money', amount: string, currency: string } | null }> | null } & { ' $fragmentName'?: 'Attention_OptionsFragment' };

export const Attention_OptionsFragmentDoc: TypedDocumentNode<Attention_OptionsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Attention_options on WithdrawalOptions{isOpen lastAmount{amount}minimum{amount currency}requirements{kind status from{amount currency}}}`)