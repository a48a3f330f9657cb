/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of accounts. */
export type AccountKind =
  /** An agent who brings members by links. */
  | 'AFFILIATE'
  /** An agent. */
  | 'AGENT'
  /** A demo account: plays with play credit only. */
  | 'DEMO'
  /** An agent at the top of a tree. */
  | 'GENERAL_AGENT'
  /** A member. */
  | 'MEMBER'
  /** An agent who was promoted from member. */
  | 'PROMOTED_AGENT';

/** Every code of an expected failure. */
export type ErrorCode =
  /** No such account in the caller's downline. */
  | 'ACCOUNT_NOT_FOUND'
  /** The account has an authenticator already. */
  | 'AUTHENTICATOR_ALREADY_ENABLED'
  /** The captcha is wrong, too old or used: show another one. */
  | 'CAPTCHA_FAILED'
  /** The code is too old, or too many wrong ones were tried: ask for another one. */
  | 'CODE_EXPIRED'
  /** The code is missing or wrong, was used, or belongs to another number or purpose. */
  | 'CODE_INVALID'
  /** No more codes for this number today. */
  | 'CODE_QUOTA_EXCEEDED'
  /** The game is under maintenance. */
  | 'GAME_MAINTENANCE'
  /** No such game. */
  | 'GAME_NOT_FOUND'
  /** The proof of the human check is missing, wrong, too old or used: solve another challenge. */
  | 'HUMAN_CHECK_FAILED'
  /** The account elsewhere, or this account, is connected already. */
  | 'IDENTITY_ALREADY_LINKED'
  /** The issuer refused, or what it sent back is too old, used, or belongs to another browser. */
  | 'IDENTITY_PROVIDER_FAILED'
  /** The issuer cannot be reached: try again. */
  | 'IDENTITY_PROVIDER_UNAVAILABLE'
  /** The balance does not cover the amount. */
  | 'INSUFFICIENT_BALANCE'
  /** The input breaks a rule; see `problems`. */
  | 'INVALID_INPUT'
  /** The range of days is empty, too long, or in the future. */
  | 'INVALID_RANGE'
  /** Nobody has this invitation code. */
  | 'INVITATION_CODE_INVALID'
  /** Without it nobody could sign in to the account any more. */
  | 'LAST_LOGIN_METHOD'
  /** The link to set a new password is too old, was used, or never was. */
  | 'LINK_INVALID'
  /** Username and password do not belong together. */
  | 'LOGIN_FAILED'
  /** Too many wrong passwords; see `retryAfterSeconds`. */
  | 'LOGIN_LOCKED'
  /** A first password is set within a quarter of an hour of logging in: log in again. */
  | 'LOGIN_NOT_RECENT'
  /** The mobile number has an account. */
  | 'MOBILE_TAKEN'
  /** A member who is no agent asked for the agent centre. */
  | 'NOT_AGENT'
  /** The brand does not offer this. */
  | 'NOT_AVAILABLE'
  /** The passkey is unknown, its challenge too old or used, or its answer does not hold. */
  | 'PASSKEY_FAILED'
  /** The account has as many passkeys as it may have. */
  | 'PASSKEY_LIMIT'
  /** The account has no such passkey. */
  | 'PASSKEY_NOT_FOUND'
  /** The phone sign-in service does not vouch for this number. */
  | 'PHONE_NOT_VERIFIED'
  /** The platform cannot be reached or did not answer in time: try again. */
  | 'PLATFORM_UNAVAILABLE'
  /** Too many requests; see `retryAfterSeconds`. */
  | 'RATE_LIMITED'
  /** A demo account asked for what needs a true account. */
  | 'REAL_ACCOUNT_REQUIRED'
  /** There is no session, or it has ended: sign in. */
  | 'SESSION_EXPIRED'
  /** The username is taken. */
  | 'USERNAME_TAKEN'
  /** The log-in that waited for more is none any more: log in again. */
  | 'VERIFICATION_EXPIRED'
  /** More must be shown to log in. */
  | 'VERIFICATION_REQUIRED'
  /** A transfer with the vendor's wallet is being looked into; until then its games cannot be opened. */
  | 'WALLET_LOCKED';

/** Pages that menus lead to. */
export type MenuPage =
  /** My account, the member centre's first page. */
  | 'MY_ACCOUNT'
  /** Security: sessions, log-ins, and what guards the account. */
  | 'SECURITY'
  /** Team overview, the agent centre's first page. */
  | 'TEAM_OVERVIEW';

export type Access_ViewerFragment = { __typename: 'Viewer', id: string, username: string, nickname: string, kind: Types.AccountKind, avatar: string, label: { __typename: 'MemberLabel', name: string, rank: number, textColour: string, backgroundColour: string } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, canKeepFavourites: { __typename: 'Permission', allowed: boolean, reason: Types.ErrorCode | null }, wallet: { __typename: 'Wallet', currencySymbol: string, balance: { __typename: 'Money', amount: string, currency: string } } | null } & { ' $fragmentName'?: 'Access_ViewerFragment' };

export type Access_QueryFragment = { viewer: { __typename: 'Viewer', id: string, username: string, nickname: string, kind: Types.AccountKind, avatar: string, label: { __typename: 'MemberLabel', name: string, rank: number, textColour: string, backgroundColour: string } | null, menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }>, canKeepFavourites: { __typename: 'Permission', allowed: boolean, reason: Types.ErrorCode | null }, wallet: { __typename: 'Wallet', currencySymbol: string, balance: { __typename: 'Money', amount: string, currency: string } } | null } | null } & { ' $fragmentName'?: 'Access_QueryFragment' };

export const Access_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Access_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"textColour"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canKeepFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<Access_ViewerFragment, unknown>;
export const Access_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Access_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Access_viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Access_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"textColour"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canKeepFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<Access_QueryFragment, unknown>;