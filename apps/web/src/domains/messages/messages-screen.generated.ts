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
import type { Records_PageFragment } from '../records/parts/records.generated.ts';
import type { Failure_Problem_Fragment, Failure_InvalidInput_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { Records_PageFragmentDoc } from '../records/parts/records.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type MessagesScreenQueryVariables = Exact<{
  withShell: boolean;
  box: Types.MessageBox;
  kind?: Types.MessageKind | null | undefined;
  page: number;
  message: string;
  withMessage: boolean;
}>;


export type MessagesScreenQuery = { viewer: { __typename: 'Viewer', id: string, unreadMessages: number, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, message?: { __typename: 'Message', id: string, kind: Types.MessageKind, title: string, content: string, username: string | null, isRead: boolean, canReply: boolean, depositId: string | null, withdrawalId: string | null, promotionId: string | null, raffleId: string | null, lotteryTicketId: string | null, caseId: string | null, contractKind: Types.AgentContractKind | null, contractSide: Types.ContractSide | null, topic: Types.MessageTopic | null, createdAt: string } | null, messageRecipients: { __typename: 'MessageRecipients', uplineUsername: string | null, directCount: number, directUsernames: Array<string> } | null, messages: { __typename: 'MessagePage', totalCount: number, nodes: Array<{ __typename: 'Message', id: string, kind: Types.MessageKind, title: string, content: string, username: string | null, isRead: boolean, canReply: boolean, depositId: string | null, withdrawalId: string | null, promotionId: string | null, raffleId: string | null, lotteryTicketId: string | null, caseId: string | null, contractKind: Types.AgentContractKind | null, contractSide: Types.ContractSide | null, topic: Types.MessageTopic | null, createdAt: string }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type Messages_PageFragment = { __typename: 'MemberAccount', messages: { __typename: 'MessagePage', totalCount: number, nodes: Array<{ __typename: 'Message', id: string, kind: Types.MessageKind, title: string, content: string, username: string | null, isRead: boolean, canReply: boolean, depositId: string | null, withdrawalId: string | null, promotionId: string | null, raffleId: string | null, lotteryTicketId: string | null, caseId: string | null, contractKind: Types.AgentContractKind | null, contractSide: Types.ContractSide | null, topic: Types.MessageTopic | null, createdAt: string }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } & { ' $fragmentName'?: 'Messages_PageFragment' };

export type Messages_ViewerFragment = { __typename: 'Viewer', id: string, unreadMessages: number, memberAccount:
    | (
      { __typename: 'MemberAccount' }
      & { ' $fragmentRefs'?: { 'Messages_PageFragment': Messages_PageFragment } }
    )
    | { __typename: 'Problem' }
   } & { ' $fragmentName'?: 'Messages_ViewerFragment' };

export type Messages_MessageFragment = { __typename: 'Message', id: string, kind: Types.MessageKind, title: string, content: string, username: string | null, isRead: boolean, canReply: boolean, depositId: string | null, withdrawalId: string | null, promotionId: string | null, raffleId: string | null, lotteryTicketId: string | null, caseId: string | null, contractKind: Types.AgentContractKind | null, contractSide: Types.ContractSide | null, topic: Types.MessageTopic | null, createdAt: string } & { ' $fragmentName'?: 'Messages_MessageFragment' };

export type MarkMessagesReadMutationVariables = Exact<{
  input: Types.MarkMessagesReadInput;
  box: Types.MessageBox;
  kind?: Types.MessageKind | null | undefined;
  page: number;
}>;


export type MarkMessagesReadMutation = { markMessagesRead:
    | { __typename: 'ChangeMessagesSuccess', viewer: { __typename: 'Viewer', id: string, unreadMessages: number, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Messages_PageFragment': Messages_PageFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type DeleteMessagesMutationVariables = Exact<{
  input: Types.DeleteMessagesInput;
  box: Types.MessageBox;
  kind?: Types.MessageKind | null | undefined;
  page: number;
}>;


export type DeleteMessagesMutation = { deleteMessages:
    | { __typename: 'ChangeMessagesSuccess', viewer: { __typename: 'Viewer', id: string, unreadMessages: number, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Messages_PageFragment': Messages_PageFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export type SendMessageMutationVariables = Exact<{
  input: Types.SendMessageInput;
  box: Types.MessageBox;
  kind?: Types.MessageKind | null | undefined;
  page: number;
}>;


export type SendMessageMutation = { sendMessage:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SendMessageSuccess', recipientCount: number, viewer: { __typename: 'Viewer', id: string, unreadMessages: number, memberAccount:
          | (
            { __typename: 'MemberAccount' }
            & { ' $fragmentRefs'?: { 'Messages_PageFragment': Messages_PageFragment } }
          )
          | { __typename: 'Problem' }
         } | null }
   };

export const Messages_MessageFragmentDoc: TypedDocumentNode<Messages_MessageFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Messages_message on Message{id kind title content username isRead canReply depositId withdrawalId promotionId raffleId lotteryTicketId caseId contractKind contractSide topic createdAt}`)
export const Messages_PageFragmentDoc: TypedDocumentNode<Messages_PageFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Messages_page on MemberAccount{messages(box:$box kind:$kind page:$page){nodes{...Messages_message@unmask}totalCount pageInfo{...Records_page@unmask}}}`, [Messages_MessageFragmentDoc, Records_PageFragmentDoc])
export const MessagesScreenDocument: TypedDocumentNode<MessagesScreenQuery, MessagesScreenQueryVariables> = /* @__PURE__ */ readDocument(`query MessagesScreen($withShell:Boolean!$box:MessageBox!$kind:MessageKind$page:Int!$message:ID!$withMessage:Boolean!){...Shell_query@include(if:$withShell)viewer{id unreadMessages memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}...Messages_page@unmask message(id:$message)@include(if:$withMessage){...Messages_message@unmask}messageRecipients{uplineUsername directCount directUsernames}}...on Problem{code}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, Messages_PageFragmentDoc, Messages_MessageFragmentDoc])
export const Messages_ViewerFragmentDoc: TypedDocumentNode<Messages_ViewerFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Messages_viewer on Viewer{id unreadMessages memberAccount{...Messages_page}}`, [Messages_PageFragmentDoc])
export const MarkMessagesReadDocument: TypedDocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables> = /* @__PURE__ */ readDocument(`mutation MarkMessagesRead($input:MarkMessagesReadInput!$box:MessageBox!$kind:MessageKind$page:Int!){markMessagesRead(input:$input){...on ChangeMessagesSuccess{viewer{...Messages_viewer@unmask}}...Failure@unmask}}`, [Messages_ViewerFragmentDoc, FailureFragmentDoc])
export const DeleteMessagesDocument: TypedDocumentNode<DeleteMessagesMutation, DeleteMessagesMutationVariables> = /* @__PURE__ */ readDocument(`mutation DeleteMessages($input:DeleteMessagesInput!$box:MessageBox!$kind:MessageKind$page:Int!){deleteMessages(input:$input){...on ChangeMessagesSuccess{viewer{...Messages_viewer@unmask}}...Failure@unmask}}`, [Messages_ViewerFragmentDoc, FailureFragmentDoc])
export const SendMessageDocument: TypedDocumentNode<SendMessageMutation, SendMessageMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendMessage($input:SendMessageInput!$box:MessageBox!$kind:MessageKind$page:Int!){sendMessage(input:$input){...on SendMessageSuccess{recipientCount viewer{...Messages_viewer@unmask}}...Failure@unmask}}`, [Messages_ViewerFragmentDoc, FailureFragmentDoc])

export function useMessagesScreenQuery(options: useQuery.Options<MessagesScreenQuery, MessagesScreenQueryVariables>) {
  return useQuery(MessagesScreenDocument, options)
}

export function useMarkMessagesReadMutation(options?: useMutation.Options<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>) {
  return useMutation(MarkMessagesReadDocument, options)
}

export function useDeleteMessagesMutation(options?: useMutation.Options<DeleteMessagesMutation, DeleteMessagesMutationVariables>) {
  return useMutation(DeleteMessagesDocument, options)
}

export function useSendMessageMutation(options?: useMutation.Options<SendMessageMutation, SendMessageMutationVariables>) {
  return useMutation(SendMessageDocument, options)
}

trust('DeleteMessages', 'd5dbc445b2994ee5fb149aadd58d51a1716cdb8b13f1bd616d04b9b1f5ea71a9')
trust('MarkMessagesRead', 'fcf8cd0acc34a8999ea83ebf279c19674e75717954c54d25ff6de9b900ba3e52')
trust('MessagesScreen', '2b143dd611a34d4e7b8712b5cb8cd709dae50e974a272a100da4daa762c04a68')
trust('SendMessage', 'd396f9aa7e673f63ed9193662f896d1fa256b62c88d43bca3bdf3a04ac676c2b')
