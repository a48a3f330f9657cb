/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type TeamWatch_WatchFragment = { __typename: 'TeamWatch', days: number, isTooLarge: boolean, limit: number, newMembers: Array<{ __typename: 'NewMember', registeredAt: string, member: { __typename: 'TeamMember', id: string, username: string } }>, quietMembers: Array<{ __typename: 'QuietMember', lastDay: string, member: { __typename: 'TeamMember', id: string, username: string } }>, losses: Array<{ __typename: 'MemberResult', member: { __typename: 'TeamMember', id: string, username: string }, amount: { __typename: 'Money', amount: string, currency: string } }>, wins: Array<{ __typename: 'MemberResult', member: { __typename: 'TeamMember', id: string, username: string }, amount: { __typename: 'Money', amount: string, currency: string } }> } & { ' $fragmentName'?: 'TeamWatch_WatchFragment' };

export const TeamWatch_WatchFragmentDoc: TypedDocumentNode<TeamWatch_WatchFragment, unknown> = /* @__PURE__ */ readDocument(`fragment TeamWatch_watch on TeamWatch{days isTooLarge limit newMembers{member{id username}registeredAt}quietMembers{member{id username}lastDay}losses{member{id username}amount{amount currency}}wins{member{id username}amount{amount currency}}}`)