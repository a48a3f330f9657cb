/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { PlayClock_ViewerFragment } from './play-clock.generated.ts';
import type { Restriction_ViewerFragment } from '../../../access/viewer.generated.ts';
import type { LimitValue_ValueFragment } from './limit-value.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
import { PlayClock_ViewerFragmentDoc } from './play-clock.generated.ts'
import { FailureFragmentDoc } from '../../../graphql/failure.generated.ts'
import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
export type SetRealityCheckMutationVariables = Exact<{
  input: Types.SetRealityCheckInput;
}>;


export type SetRealityCheckMutation = { setRealityCheck:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'PlayClockSuccess', viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type AcknowledgeRealityCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgeRealityCheckMutation = { acknowledgeRealityCheck:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'PlayClockSuccess', viewer: { __typename: 'Viewer', id: string, isAdvertisingPaused: boolean, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, playClock: { __typename: 'PlayClock', at: string, startedAt: string, realityCheckMinutes: number, realityCheckMaximumMinutes: number, isShownInGames: boolean, nextCheckAt: string, playEndsAt: string | null, isExcluded: boolean, staked: { __typename: 'Money', amount: string, currency: string }, won: { __typename: 'Money', amount: string, currency: string }, net: { __typename: 'Money', amount: string, currency: string } } | null, intervention: { __typename: 'Intervention', id: string, reason: Types.InterventionReason, kind: Types.InterventionKind, moment: Types.InterventionMoment, breakDays: number | null, limit: { __typename: 'ProposedLimit', kind: Types.LimitKind, period: Types.LimitPeriod | null, value: { __typename: 'LimitValue', minutes: number | null, amount: { __typename: 'Money', amount: string, currency: string } | null } } | null } | null, restriction: { __typename: 'Restriction', kind: Types.RestrictionKind, until: string | null, isPlayBlocked: boolean, isDepositBlocked: boolean } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const SetRealityCheckDocument: TypedDocumentNode<SetRealityCheckMutation, SetRealityCheckMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetRealityCheck($input:SetRealityCheckInput!){setRealityCheck(input:$input){...on PlayClockSuccess{viewer{...PlayClock_viewer@unmask}}...Failure@unmask}}`, [PlayClock_ViewerFragmentDoc, FailureFragmentDoc])
export const AcknowledgeRealityCheckDocument: TypedDocumentNode<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables> = /* @__PURE__ */ readDocument(`mutation AcknowledgeRealityCheck{acknowledgeRealityCheck{...on PlayClockSuccess{viewer{...PlayClock_viewer@unmask}}...Failure@unmask}}`, [PlayClock_ViewerFragmentDoc, FailureFragmentDoc])

export function useSetRealityCheckMutation(options?: useMutation.Options<SetRealityCheckMutation, SetRealityCheckMutationVariables>) {
  return useMutation(SetRealityCheckDocument, options)
}

export function useAcknowledgeRealityCheckMutation(options?: useMutation.Options<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>) {
  return useMutation(AcknowledgeRealityCheckDocument, options)
}

trust('AcknowledgeRealityCheck', '4e36dab6a7a4b0e562698787f507485d688180dbb5100fbe10c13d0d4e5b8ff8')
trust('SetRealityCheck', 'f0ae1f18e6aff07b5003fce97d1d545580c36d969b7e16e030182bbcdbcda628')
