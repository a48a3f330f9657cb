/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
export type ProfileCard_ProfileFragment = { __typename: 'MemberProfile', mobile: string | null, email: string | null, registeredAt: string, hasPaymentPassword: boolean, laterLogIn: { __typename: 'LaterLogIn', at: string, ipAddress: string } | null, previousLogIn: { __typename: 'PreviousLogIn', at: string, ipAddress: string } | null } & { ' $fragmentName'?: 'ProfileCard_ProfileFragment' };

export const ProfileCard_ProfileFragmentDoc: TypedDocumentNode<ProfileCard_ProfileFragment, unknown> = /* @__PURE__ */ readDocument(`fragment ProfileCard_profile on MemberProfile{mobile email registeredAt hasPaymentPassword laterLogIn{at ipAddress}previousLogIn{at ipAddress}}`)