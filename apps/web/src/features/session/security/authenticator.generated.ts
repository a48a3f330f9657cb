/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import { useMutation } from '@apollo/client/react'
import { trust } from '../../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What shows that it is the owner who asks. */
export type AuthenticatorProofInput = {
  /** Six digits of the authenticator, or one of the recovery codes. */
  code: string;
  /** The password; empty for an account that has none. */
  password: string;
};

/** What is needed to begin with an authenticator. */
export type BeginAuthenticatorSetupInput = {
  /** The password; empty for an account that has none. */
  password: string;
};

/** A first code of the authenticator. */
export type ConfirmAuthenticatorSetupInput = {
  /** Six digits. */
  code: string;
};

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

export type BeginAuthenticatorSetupMutationVariables = Exact<{
  input: Types.BeginAuthenticatorSetupInput;
}>;


export type BeginAuthenticatorSetupMutation = { beginAuthenticatorSetup:
    | { __typename: 'BeginAuthenticatorSetupSuccess', secret: string, otpauthUrl: string }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type ConfirmAuthenticatorSetupMutationVariables = Exact<{
  input: Types.ConfirmAuthenticatorSetupInput;
}>;


export type ConfirmAuthenticatorSetupMutation = { confirmAuthenticatorSetup:
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
    | { __typename: 'RecoveryCodesSuccess', codes: Array<string> }
   };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.AuthenticatorProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes:
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
    | { __typename: 'RecoveryCodesSuccess', codes: Array<string> }
   };

export type RemoveAuthenticatorMutationVariables = Exact<{
  input: Types.AuthenticatorProofInput;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator:
    | { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
    | { __typename: 'SecurityChangeSuccess' }
   };


export const BeginAuthenticatorSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAuthenticatorSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginAuthenticatorSetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAuthenticatorSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BeginAuthenticatorSetupSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"otpauthUrl"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<BeginAuthenticatorSetupMutation, BeginAuthenticatorSetupMutationVariables>;
export const ConfirmAuthenticatorSetupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticatorSetup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAuthenticatorSetupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticatorSetup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryCodesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorSetupMutation, ConfirmAuthenticatorSetupMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthenticatorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryCodesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthenticatorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;

export function useBeginAuthenticatorSetupMutation(options?: useMutation.Options<BeginAuthenticatorSetupMutation, BeginAuthenticatorSetupMutationVariables>) {
  return useMutation(BeginAuthenticatorSetupDocument, options)
}

export function useConfirmAuthenticatorSetupMutation(options?: useMutation.Options<ConfirmAuthenticatorSetupMutation, ConfirmAuthenticatorSetupMutationVariables>) {
  return useMutation(ConfirmAuthenticatorSetupDocument, options)
}

export function useRenewRecoveryCodesMutation(options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) {
  return useMutation(RenewRecoveryCodesDocument, options)
}

export function useRemoveAuthenticatorMutation(options?: useMutation.Options<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>) {
  return useMutation(RemoveAuthenticatorDocument, options)
}

trust('BeginAuthenticatorSetup', '69473ae33ecf790ec45aa25af9d1f686b6cb3c563809344334d64d58d5b0db3c')
trust('ConfirmAuthenticatorSetup', 'd2565e6b025b6bef6d52258124e9e9cb29274780bceae0284ea22396729f939e')
trust('RemoveAuthenticator', '2a229df56ca8e79002efb386cccc5a6d3b580ea1d13a664e19ae788911626397')
trust('RenewRecoveryCodes', '174e25bc3492725fcd99d6a09245e5bf20a76c853fac360556e3ce736137b78f')
