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
import type { AgentBill_BillFragment, BillLine_Line_BillAmount_Fragment, BillLine_Line_BillCount_Fragment, BillLine_Line_BillRate_Fragment } from './agent-bill.generated.ts';
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { AgentBill_BillFragmentDoc } from './agent-bill.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ContractsScreenQueryVariables = Exact<{
  withShell: boolean;
  kind: Types.AgentContractKind;
  side: Types.ContractSide;
  reachedOnly: boolean;
  page: number;
}>;


export type ContractsScreenQuery = { viewer: { __typename: 'Viewer', id: string, username: string, agentAccount:
      | { __typename: 'AgentAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, rebateSettings: { __typename: 'RebateSettings', hasPaymentPassword: boolean } | null, contracts:
          | { __typename: 'AgentContracts', kind: Types.AgentContractKind, offerLimitBasisPoints: number, totalCount: number, contracts: Array<{ __typename: 'AgentContract', id: string, number: number, kind: Types.AgentContractKind, payee: string, payer: string, termsHash: string, state: Types.ContractState, offeredAt: string, expiresAt: string, decidedAt: string | null, validFrom: string | null, validUntil: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> }, ending: Array<{ __typename: 'EndingContract', username: string, basisPoints: number }> }>, requests: Array<{ __typename: 'ContractRequest', id: string, kind: Types.AgentContractKind, payee: string, payer: string, note: string, state: Types.ContractRequestState, reason: string | null, requestedAt: string, expiresAt: string, decidedAt: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } }>, uncovered: { __typename: 'UncoveredBills', count: number, amount: { __typename: 'Money', amount: string, currency: string } } | null, bills: Array<{ __typename: 'AgentBill', id: string, kind: Types.AgentBillKind, payee: string, payer: string | null, periodFrom: string, periodTo: string, revision: number, state: Types.AgentBillState, paidAt: string | null, dispute: string | null, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<
                | { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null }
                | { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null }
                | { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null }
              > }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type AgentContract_ContractFragment = { __typename: 'AgentContract', id: string, number: number, kind: Types.AgentContractKind, payee: string, payer: string, termsHash: string, state: Types.ContractState, offeredAt: string, expiresAt: string, decidedAt: string | null, validFrom: string | null, validUntil: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> }, ending: Array<{ __typename: 'EndingContract', username: string, basisPoints: number }> } & { ' $fragmentName'?: 'AgentContract_ContractFragment' };

export type ContractTerms_TermsFragment = { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } & { ' $fragmentName'?: 'ContractTerms_TermsFragment' };

export type ContractRequest_RequestFragment = { __typename: 'ContractRequest', id: string, kind: Types.AgentContractKind, payee: string, payer: string, note: string, state: Types.ContractRequestState, reason: string | null, requestedAt: string, expiresAt: string, decidedAt: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } } & { ' $fragmentName'?: 'ContractRequest_RequestFragment' };

export type RequestContractMutationVariables = Exact<{
  input: Types.RequestContractInput;
}>;


export type RequestContractMutation = { requestContract:
    | { __typename: 'ContractRequestChangeSuccess', request: { __typename: 'ContractRequest', id: string, kind: Types.AgentContractKind, payee: string, payer: string, note: string, state: Types.ContractRequestState, reason: string | null, requestedAt: string, expiresAt: string, decidedAt: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type DeclineContractRequestMutationVariables = Exact<{
  input: Types.DeclineContractRequestInput;
}>;


export type DeclineContractRequestMutation = { declineContractRequest:
    | { __typename: 'ContractRequestChangeSuccess', request: { __typename: 'ContractRequest', id: string, kind: Types.AgentContractKind, payee: string, payer: string, note: string, state: Types.ContractRequestState, reason: string | null, requestedAt: string, expiresAt: string, decidedAt: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type WithdrawContractRequestMutationVariables = Exact<{
  input: Types.WithdrawContractRequestInput;
}>;


export type WithdrawContractRequestMutation = { withdrawContractRequest:
    | { __typename: 'ContractRequestChangeSuccess', request: { __typename: 'ContractRequest', id: string, kind: Types.AgentContractKind, payee: string, payer: string, note: string, state: Types.ContractRequestState, reason: string | null, requestedAt: string, expiresAt: string, decidedAt: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> } } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type OfferContractMutationVariables = Exact<{
  input: Types.OfferContractInput;
}>;


export type OfferContractMutation = { offerContract:
    | { __typename: 'ContractChangeSuccess', contract: { __typename: 'AgentContract', id: string, number: number, kind: Types.AgentContractKind, payee: string, payer: string, termsHash: string, state: Types.ContractState, offeredAt: string, expiresAt: string, decidedAt: string | null, validFrom: string | null, validUntil: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> }, ending: Array<{ __typename: 'EndingContract', username: string, basisPoints: number }> } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type AnswerContractMutationVariables = Exact<{
  input: Types.AnswerContractInput;
}>;


export type AnswerContractMutation = { answerContract:
    | { __typename: 'ContractChangeSuccess', contract: { __typename: 'AgentContract', id: string, number: number, kind: Types.AgentContractKind, payee: string, payer: string, termsHash: string, state: Types.ContractState, offeredAt: string, expiresAt: string, decidedAt: string | null, validFrom: string | null, validUntil: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> }, ending: Array<{ __typename: 'EndingContract', username: string, basisPoints: number }> } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type EndContractMutationVariables = Exact<{
  input: Types.EndContractInput;
}>;


export type EndContractMutation = { endContract:
    | { __typename: 'ContractChangeSuccess', contract: { __typename: 'AgentContract', id: string, number: number, kind: Types.AgentContractKind, payee: string, payer: string, termsHash: string, state: Types.ContractState, offeredAt: string, expiresAt: string, decidedAt: string | null, validFrom: string | null, validUntil: string | null, terms: { __typename: 'ContractTerms', period: Types.ContractPeriod, basisPoints: number, minimumActiveMembers: number | null, maximumWinBasisPoints: number | null, maximumLossBasisPoints: number | null, isNetOfRebates: boolean, isNetOfPromotions: boolean, lossCarryOver: Types.LossCarryOver | null, minimumValidBet: { __typename: 'Money', amount: string, currency: string } | null, minimumHouseProfit: { __typename: 'Money', amount: string, currency: string } | null, maximumSingleBet: { __typename: 'Money', amount: string, currency: string } | null, activeMemberBet: { __typename: 'Money', amount: string, currency: string } | null, tiers: Array<{ __typename: 'DividendTier', basisPoints: number, profit: { __typename: 'Money', amount: string, currency: string } }>, countedProducts: Array<{ __typename: 'CountedProduct', category: Types.GameCategory, basisPoints: number }> }, ending: Array<{ __typename: 'EndingContract', username: string, basisPoints: number }> } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type CollectBillMutationVariables = Exact<{
  input: Types.CollectBillInput;
}>;


export type CollectBillMutation = { collectBill:
    | { __typename: 'BillChangeSuccess', bill: { __typename: 'AgentBill', id: string, kind: Types.AgentBillKind, payee: string, payer: string | null, periodFrom: string, periodTo: string, revision: number, state: Types.AgentBillState, paidAt: string | null, dispute: string | null, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<
          | { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null }
          | { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null }
          | { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null }
        > } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type DisputeBillMutationVariables = Exact<{
  input: Types.DisputeBillInput;
}>;


export type DisputeBillMutation = { disputeBill:
    | { __typename: 'BillChangeSuccess', bill: { __typename: 'AgentBill', id: string, kind: Types.AgentBillKind, payee: string, payer: string | null, periodFrom: string, periodTo: string, revision: number, state: Types.AgentBillState, paidAt: string | null, dispute: string | null, amount: { __typename: 'Money', amount: string, currency: string }, lines: Array<
          | { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null }
          | { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null }
          | { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null }
        > } | null }
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const ContractTerms_TermsFragmentDoc: TypedDocumentNode<ContractTerms_TermsFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ContractTerms_terms on ContractTerms{period basisPoints minimumActiveMembers maximumWinBasisPoints maximumLossBasisPoints minimumValidBet{amount currency}minimumHouseProfit{amount currency}maximumSingleBet{amount currency}isNetOfRebates isNetOfPromotions lossCarryOver activeMemberBet{amount currency}tiers{basisPoints profit{amount currency}}countedProducts{category basisPoints}}`)
export const AgentContract_ContractFragmentDoc: TypedDocumentNode<AgentContract_ContractFragment, unknown> = /* @__PURE__ */ readDocument(`fragment AgentContract_contract on AgentContract{id number kind payee payer termsHash state offeredAt expiresAt decidedAt validFrom validUntil terms{...ContractTerms_terms@unmask}ending{username basisPoints}}`, [ContractTerms_TermsFragmentDoc])
export const ContractRequest_RequestFragmentDoc: TypedDocumentNode<ContractRequest_RequestFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ContractRequest_request on ContractRequest{id kind payee payer note state reason requestedAt expiresAt decidedAt terms{...ContractTerms_terms@unmask}}`, [ContractTerms_TermsFragmentDoc])
export const ContractsScreenDocument: TypedDocumentNode<ContractsScreenQuery, ContractsScreenQueryVariables> = /* @__PURE__ */ readDocument(`query ContractsScreen($withShell:Boolean!$kind:AgentContractKind!$side:ContractSide!$reachedOnly:Boolean!$page:Int!){...Shell_query@include(if:$withShell)viewer{id username agentAccount{...on AgentAccount{menu{...AccountNavigation_entry@unmask}rebateSettings{hasPaymentPassword}contracts(kind:$kind side:$side reachedOnly:$reachedOnly page:$page){...on AgentContracts{kind offerLimitBasisPoints totalCount contracts{...AgentContract_contract@unmask}requests{...ContractRequest_request@unmask}uncovered{count amount{amount currency}}bills{...AgentBill_bill@unmask}pageInfo{...Records_page@unmask}}...on Problem{code}}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, AgentContract_ContractFragmentDoc, ContractRequest_RequestFragmentDoc, AgentBill_BillFragmentDoc, Records_PageFragmentDoc])
export const RequestContractDocument: TypedDocumentNode<RequestContractMutation, RequestContractMutationVariables> = /* @__PURE__ */ readDocument(`mutation RequestContract($input:RequestContractInput!){requestContract(input:$input){...on ContractRequestChangeSuccess{request{...ContractRequest_request@unmask}}...Failure@unmask}}`, [ContractRequest_RequestFragmentDoc, FailureFragmentDoc])
export const DeclineContractRequestDocument: TypedDocumentNode<DeclineContractRequestMutation, DeclineContractRequestMutationVariables> = /* @__PURE__ */ readDocument(`mutation DeclineContractRequest($input:DeclineContractRequestInput!){declineContractRequest(input:$input){...on ContractRequestChangeSuccess{request{...ContractRequest_request@unmask}}...Failure@unmask}}`, [ContractRequest_RequestFragmentDoc, FailureFragmentDoc])
export const WithdrawContractRequestDocument: TypedDocumentNode<WithdrawContractRequestMutation, WithdrawContractRequestMutationVariables> = /* @__PURE__ */ readDocument(`mutation WithdrawContractRequest($input:WithdrawContractRequestInput!){withdrawContractRequest(input:$input){...on ContractRequestChangeSuccess{request{...ContractRequest_request@unmask}}...Failure@unmask}}`, [ContractRequest_RequestFragmentDoc, FailureFragmentDoc])
export const OfferContractDocument: TypedDocumentNode<OfferContractMutation, OfferContractMutationVariables> = /* @__PURE__ */ readDocument(`mutation OfferContract($input:OfferContractInput!){offerContract(input:$input){...on ContractChangeSuccess{contract{...AgentContract_contract@unmask}}...Failure@unmask}}`, [AgentContract_ContractFragmentDoc, FailureFragmentDoc])
export const AnswerContractDocument: TypedDocumentNode<AnswerContractMutation, AnswerContractMutationVariables> = /* @__PURE__ */ readDocument(`mutation AnswerContract($input:AnswerContractInput!){answerContract(input:$input){...on ContractChangeSuccess{contract{...AgentContract_contract@unmask}}...Failure@unmask}}`, [AgentContract_ContractFragmentDoc, FailureFragmentDoc])
export const EndContractDocument: TypedDocumentNode<EndContractMutation, EndContractMutationVariables> = /* @__PURE__ */ readDocument(`mutation EndContract($input:EndContractInput!){endContract(input:$input){...on ContractChangeSuccess{contract{...AgentContract_contract@unmask}}...Failure@unmask}}`, [AgentContract_ContractFragmentDoc, FailureFragmentDoc])
export const CollectBillDocument: TypedDocumentNode<CollectBillMutation, CollectBillMutationVariables> = /* @__PURE__ */ readDocument(`mutation CollectBill($input:CollectBillInput!){collectBill(input:$input){...on BillChangeSuccess{bill{...AgentBill_bill@unmask}}...Failure@unmask}}`, [AgentBill_BillFragmentDoc, FailureFragmentDoc])
export const DisputeBillDocument: TypedDocumentNode<DisputeBillMutation, DisputeBillMutationVariables> = /* @__PURE__ */ readDocument(`mutation DisputeBill($input:DisputeBillInput!){disputeBill(input:$input){...on BillChangeSuccess{bill{...AgentBill_bill@unmask}}...Failure@unmask}}`, [AgentBill_BillFragmentDoc, FailureFragmentDoc])

export function useContractsScreenQuery(options: useQuery.Options<ContractsScreenQuery, ContractsScreenQueryVariables>) {
  return useQuery(ContractsScreenDocument, options)
}

export function useRequestContractMutation(options?: useMutation.Options<RequestContractMutation, RequestContractMutationVariables>) {
  return useMutation(RequestContractDocument, options)
}

export function useDeclineContractRequestMutation(options?: useMutation.Options<DeclineContractRequestMutation, DeclineContractRequestMutationVariables>) {
  return useMutation(DeclineContractRequestDocument, options)
}

export function useWithdrawContractRequestMutation(options?: useMutation.Options<WithdrawContractRequestMutation, WithdrawContractRequestMutationVariables>) {
  return useMutation(WithdrawContractRequestDocument, options)
}

export function useOfferContractMutation(options?: useMutation.Options<OfferContractMutation, OfferContractMutationVariables>) {
  return useMutation(OfferContractDocument, options)
}

export function useAnswerContractMutation(options?: useMutation.Options<AnswerContractMutation, AnswerContractMutationVariables>) {
  return useMutation(AnswerContractDocument, options)
}

export function useEndContractMutation(options?: useMutation.Options<EndContractMutation, EndContractMutationVariables>) {
  return useMutation(EndContractDocument, options)
}

export function useCollectBillMutation(options?: useMutation.Options<CollectBillMutation, CollectBillMutationVariables>) {
  return useMutation(CollectBillDocument, options)
}

export function useDisputeBillMutation(options?: useMutation.Options<DisputeBillMutation, DisputeBillMutationVariables>) {
  return useMutation(DisputeBillDocument, options)
}

trust('AnswerContract', '8d913346fef10c4d23b0fcf3d8c2e7635bad38b4914331b7794cdb289f1f4b3f')
trust('CollectBill', '7985ff3935157c6fe24afdc7043ed54163fd6687e8f0d66e0b66ea4f1250a627')
trust('ContractsScreen', '5d9a46c00e2652202f8f6232ea8b16c189a6a8221e0a268ff3cb492d94f66872')
trust('DeclineContractRequest', 'be2c644552971250a36d9db5db0b8f913dfc1d75eb88e6db5a0a90dd48ba5dd0')
trust('DisputeBill', '3a9d7c838f34b9b46a9bddd882ab324c3e84e967a49e9a064ecddc48f7751de6')
trust('EndContract', 'eb7560fa51f079ec6f39fdb44aab5f77beb552de6afd3d51561fd8428810f3be')
trust('OfferContract', '62c90bdac8080d4bdaa48075d1671dfac55762baf32aa5e620263a8d788a5ef6')
trust('RequestContract', 'f37b7db693e564a809db4ac895e063d7f6992e82d3f375e361c38dd38cb1dbbc')
trust('WithdrawContractRequest', '2089d949afa1aed874ac4f216ed6d08a5f26b9628116499053fda42ebec9bebb')
