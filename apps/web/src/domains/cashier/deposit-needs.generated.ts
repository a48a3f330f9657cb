/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type DepositNeeds_OptionsFragment = { __typename: 'WithdrawalOptions', requirements: Array<{ __typename: 'WithdrawalRequirement', kind: Types.WithdrawalRequirementKind, status: Types.WithdrawalRequirementStatus, waitHours: number | null }> | null } & { ' $fragmentName'?: 'DepositNeeds_OptionsFragment' };

export const DepositNeeds_OptionsFragmentDoc: TypedDocumentNode<DepositNeeds_OptionsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment DepositNeeds_options on WithdrawalOptions{requirements{kind status waitHours}}`)