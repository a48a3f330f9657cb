/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../games/parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from '../games/parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type BecomeAgentScreenQueryVariables = Exact<{
  withShell: boolean;
}>;


export type BecomeAgentScreenQuery = { viewer: { __typename: 'Viewer', id: string, kind: Types.AccountKind, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, agentApplication: { __typename: 'AgentProgramme', rebateBasisPoints: number, application: { __typename: 'AgentApplication', id: string, state: Types.AgentApplicationState, motivation: string, channel: Types.AgentApplicationChannel, expectedPlayers: number, question: string | null, answer: string | null, reason: string | null, createdAt: string, decidedAt: string | null } | null } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Applicant_ApplicationFragment = { __typename: 'AgentApplication', id: string, state: Types.AgentApplicationState, motivation: string, channel: Types.AgentApplicationChannel, expectedPlayers: number, question: string | null, answer: string | null, reason: string | null, createdAt: string, decidedAt: string | null } & { ' $fragmentName'?: 'Applicant_ApplicationFragment' };

export type ApplyAsAgentMutationVariables = Exact<{
  input: Types.ApplyAsAgentInput;
}>;


export type ApplyAsAgentMutation = { applyAsAgent:
    | { __typename: 'AgentApplicationSuccess', application: { __typename: 'AgentApplication', id: string, state: Types.AgentApplicationState, motivation: string, channel: Types.AgentApplicationChannel, expectedPlayers: number, question: string | null, answer: string | null, reason: string | null, createdAt: string, decidedAt: string | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type AnswerAgentApplicationMutationVariables = Exact<{
  input: Types.AnswerAgentApplicationInput;
}>;


export type AnswerAgentApplicationMutation = { answerAgentApplication:
    | { __typename: 'AgentApplicationSuccess', application: { __typename: 'AgentApplication', id: string, state: Types.AgentApplicationState, motivation: string, channel: Types.AgentApplicationChannel, expectedPlayers: number, question: string | null, answer: string | null, reason: string | null, createdAt: string, decidedAt: string | null } }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const Applicant_ApplicationFragmentDoc: TypedDocumentNode<Applicant_ApplicationFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Applicant_application on AgentApplication{id state motivation channel expectedPlayers question answer reason createdAt decidedAt}`)
export const BecomeAgentScreenDocument: TypedDocumentNode<BecomeAgentScreenQuery, BecomeAgentScreenQueryVariables> = /* @__PURE__ */ readDocument(`query BecomeAgentScreen($withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id kind memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}agentApplication{rebateBasisPoints application{...Applicant_application@unmask}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Applicant_ApplicationFragmentDoc])
export const ApplyAsAgentDocument: TypedDocumentNode<ApplyAsAgentMutation, ApplyAsAgentMutationVariables> = /* @__PURE__ */ readDocument(`mutation ApplyAsAgent($input:ApplyAsAgentInput!){applyAsAgent(input:$input){...on AgentApplicationSuccess{application{...Applicant_application@unmask}}...Failure@unmask}}`, [Applicant_ApplicationFragmentDoc, FailureFragmentDoc])
export const AnswerAgentApplicationDocument: TypedDocumentNode<AnswerAgentApplicationMutation, AnswerAgentApplicationMutationVariables> = /* @__PURE__ */ readDocument(`mutation AnswerAgentApplication($input:AnswerAgentApplicationInput!){answerAgentApplication(input:$input){...on AgentApplicationSuccess{application{...Applicant_application@unmask}}...Failure@unmask}}`, [Applicant_ApplicationFragmentDoc, FailureFragmentDoc])

export function useBecomeAgentScreenQuery(options: useQuery.Options<BecomeAgentScreenQuery, BecomeAgentScreenQueryVariables>) {
  return useQuery(BecomeAgentScreenDocument, options)
}

export function useApplyAsAgentMutation(options?: useMutation.Options<ApplyAsAgentMutation, ApplyAsAgentMutationVariables>) {
  return useMutation(ApplyAsAgentDocument, options)
}

export function useAnswerAgentApplicationMutation(options?: useMutation.Options<AnswerAgentApplicationMutation, AnswerAgentApplicationMutationVariables>) {
  return useMutation(AnswerAgentApplicationDocument, options)
}

trust('AnswerAgentApplication', '90a45f5d8f0fe5c6c0bb03c43ab7c625ea1a04c502655e0a54232a48314a4c09')
trust('ApplyAsAgent', 'd6f2a8f22e2dc2186e1ab7869b05975a56b4a376b4c695d4ebb6d18ef1fb50db')
trust('BecomeAgentScreen', 'b9faab34bc296268a9be4fee823720507ae2c21624e0d8739a9a8319a6ae4302')
