/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ChatStateQueryVariables = Exact<{
  title?: string | null | undefined;
}>;


export type ChatStateQuery = { viewer: { __typename: 'Viewer', id: string, chat: { __typename: 'Chat', restriction: Types.ChatRestriction | null, restrictedUntil: string | null, name: string | null, mutedNames: Array<string>, external: { __typename: 'ExternalChat', url: string, user: { __typename: 'ExternalChatUser', identifier: string, identifierHash: string, name: string } | null } | null, rooms: Array<{ __typename: 'ChatRoom', id: string, kind: Types.ChatRoomKind, restriction: Types.ChatRestriction | null, isJoined: boolean, unreadCount: number, slowSeconds: number }> } | null } | null };

export type ChatMessagesQueryVariables = Exact<{
  roomId: string;
  after?: string | null | undefined;
}>;


export type ChatMessagesQuery = { viewer: { __typename: 'Viewer', id: string, chat: { __typename: 'Chat', room: { __typename: 'ChatRoom', id: string, messages: { __typename: 'ChatMessageConnection', edges: Array<{ __typename: 'ChatMessageEdge', node: { __typename: 'ChatMessage', id: string, name: string, isProgram: boolean, text: string, isRemoved: boolean, at: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null } | null } | null };

export type Chat_MessageFragment = { __typename: 'ChatMessage', id: string, name: string, isProgram: boolean, text: string, isRemoved: boolean, at: string } & { ' $fragmentName'?: 'Chat_MessageFragment' };

export type SendChatMessageMutationVariables = Exact<{
  input: Types.SendChatMessageInput;
}>;


export type SendChatMessageMutation = { sendChatMessage:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SendChatMessageSuccess', waitSeconds: number, message: { __typename: 'ChatMessage', id: string, name: string, isProgram: boolean, text: string, isRemoved: boolean, at: string } }
   };

export type ReadChatRoomMutationVariables = Exact<{
  input: Types.ReadChatRoomInput;
}>;


export type ReadChatRoomMutation = { readChatRoom:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ReadChatRoomSuccess', name: string, room: { __typename: 'ChatRoom', id: string, unreadCount: number, isJoined: boolean } | null }
   };

export type ReportChatMessageMutationVariables = Exact<{
  input: Types.ReportChatMessageInput;
}>;


export type ReportChatMessageMutation = { reportChatMessage:
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'ReportChatMessageSuccess', messageId: string }
   };

export type MuteChatNameMutationVariables = Exact<{
  input: Types.MuteChatNameInput;
}>;


export type MuteChatNameMutation = { muteChatName:
    | { __typename: 'MuteChatNameSuccess', viewer: { __typename: 'Viewer', id: string, chat: { __typename: 'Chat', mutedNames: Array<string> } | null } | null }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
   };

export const ChatStateDocument: TypedDocumentNode<ChatStateQuery, ChatStateQueryVariables> = /* @__PURE__ */ readDocument(`query ChatState($title:String){viewer{id chat{restriction restrictedUntil name mutedNames external(title:$title){url user{identifier identifierHash name}}rooms{id kind restriction isJoined unreadCount slowSeconds}}}}`)
export const Chat_MessageFragmentDoc: TypedDocumentNode<Chat_MessageFragment, unknown> = /* @__PURE__ */ readDocument(`fragment Chat_message on ChatMessage{id name isProgram text isRemoved at}`)
export const ChatMessagesDocument: TypedDocumentNode<ChatMessagesQuery, ChatMessagesQueryVariables> = /* @__PURE__ */ readDocument(`query ChatMessages($roomId:ID!$after:String){viewer{id chat{room(id:$roomId){id messages(first:30 after:$after){edges{node{...Chat_message@unmask}}pageInfo{hasNextPage endCursor}}}}}}`, [Chat_MessageFragmentDoc])
export const SendChatMessageDocument: TypedDocumentNode<SendChatMessageMutation, SendChatMessageMutationVariables> = /* @__PURE__ */ readDocument(`mutation SendChatMessage($input:SendChatMessageInput!){sendChatMessage(input:$input){...on SendChatMessageSuccess{message{...Chat_message@unmask}waitSeconds}...Failure@unmask}}`, [Chat_MessageFragmentDoc, FailureFragmentDoc])
export const ReadChatRoomDocument: TypedDocumentNode<ReadChatRoomMutation, ReadChatRoomMutationVariables> = /* @__PURE__ */ readDocument(`mutation ReadChatRoom($input:ReadChatRoomInput!){readChatRoom(input:$input){...on ReadChatRoomSuccess{room{id unreadCount isJoined}name}...Failure@unmask}}`, [FailureFragmentDoc])
export const ReportChatMessageDocument: TypedDocumentNode<ReportChatMessageMutation, ReportChatMessageMutationVariables> = /* @__PURE__ */ readDocument(`mutation ReportChatMessage($input:ReportChatMessageInput!){reportChatMessage(input:$input){...on ReportChatMessageSuccess{messageId}...Failure@unmask}}`, [FailureFragmentDoc])
export const MuteChatNameDocument: TypedDocumentNode<MuteChatNameMutation, MuteChatNameMutationVariables> = /* @__PURE__ */ readDocument(`mutation MuteChatName($input:MuteChatNameInput!){muteChatName(input:$input){...on MuteChatNameSuccess{viewer{id chat{mutedNames}}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useChatStateQuery(options: useQuery.Options<ChatStateQuery, ChatStateQueryVariables>) {
  return useQuery(ChatStateDocument, options)
}

export function useChatMessagesQuery(options: useQuery.Options<ChatMessagesQuery, ChatMessagesQueryVariables>) {
  return useQuery(ChatMessagesDocument, options)
}

export function useSendChatMessageMutation(options?: useMutation.Options<SendChatMessageMutation, SendChatMessageMutationVariables>) {
  return useMutation(SendChatMessageDocument, options)
}

export function useReadChatRoomMutation(options?: useMutation.Options<ReadChatRoomMutation, ReadChatRoomMutationVariables>) {
  return useMutation(ReadChatRoomDocument, options)
}

export function useReportChatMessageMutation(options?: useMutation.Options<ReportChatMessageMutation, ReportChatMessageMutationVariables>) {
  return useMutation(ReportChatMessageDocument, options)
}

export function useMuteChatNameMutation(options?: useMutation.Options<MuteChatNameMutation, MuteChatNameMutationVariables>) {
  return useMutation(MuteChatNameDocument, options)
}

trust('ChatMessages', '159137272ab0c735f324defc8a546c2036215b30951e5f2ecdf82911a4d2a9b5')
trust('ChatState', '7b548c6cc9939cd85dd978f41cdfd08479b1bbe84aba9b4fadabfac24e934e0a')
trust('MuteChatName', '485e4706751fab002c081ca9709629d99bef728f90f4919713369924b1404ec6')
trust('ReadChatRoom', '033ba73b67e2541c945b44430ff0b97b9ad6ecd2c63c4119d5a321f385e88801')
trust('ReportChatMessage', '28d7fa0a95c440e0b6d33eb2bffd1cf8a0c2a2e2b82d159df2aa8a6b281fef89')
trust('SendChatMessage', '90f98665114e6936f3c4836ef4dd396d6187f0797df1899ce73594388f9ffca4')
