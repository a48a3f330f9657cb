/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Access_ViewerFragment } from '../../access/viewer.generated.ts';
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What was read from a captcha picture. */
export type CaptchaInput = {
  /** The picture's id. */
  id: string;
  /** The characters; letters may be large or small. */
  text: string;
};

/** A limit on what an account pays in, within a span of time. */
export type DepositLimitInput = {
  /** The amount in whole currency, as it was typed: separators of thousands do not matter. */
  amount: string;
  /** The span of time. */
  period: DepositLimitPeriod;
};

/** Spans of time that a deposit limit counts over. */
export type DepositLimitPeriod =
  /** 24 hours. */
  | 'DAY'
  /** A month. */
  | 'MONTH'
  /** 7 days. */
  | 'WEEK';

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

/** How a value breaks its rule. */
export type FieldProblemReason =
  /** It is too short or too long. */
  | 'LENGTH'
  /** It differs from the field it repeats. */
  | 'MISMATCH'
  /** It breaks a rule that this version does not know. */
  | 'OTHER'
  /** It has characters, or lacks characters, that the rule names. */
  | 'PATTERN'
  /** It is empty and must not be. */
  | 'REQUIRED'
  /** It is the username. */
  | 'SAME_AS_USERNAME'
  /** It is a password that anybody would try first. */
  | 'TOO_COMMON'
  /** It is the same as before. */
  | 'UNCHANGED';

/** A telephone number as it was typed. */
export type PhoneInput = {
  /** The dialling code, without plus sign, from `countries`. */
  diallingCode: string;
  /** The number below it; spaces, and a leading 0 where the country has one, do not matter. */
  number: string;
};

/** What is needed to register by mobile number. */
export type RegisterByMobileInput = {
  /** Code of the agent who invited. */
  affiliateCode?: string | null | undefined;
  /** Whether the terms were agreed to. */
  agreement?: boolean | null | undefined;
  /** What was read from a captcha picture, where the form asks for it. */
  captcha?: CaptchaInput | null | undefined;
  /** The password once more. */
  confirmPassword?: string | null | undefined;
  /** A limit on deposits that holds at once. */
  depositLimit?: DepositLimitInput | null | undefined;
  /** What else the form asks for. */
  details?: RegistrationDetailsInput | null | undefined;
  /** Proof of the human check. */
  humanProof?: string | null | undefined;
  /** Password, where the form asks for one. */
  password?: string | null | undefined;
  /** The mobile number. */
  phone: PhoneInput;
  /** In place of a code: what a phone sign-in service gave the browser. */
  phoneToken?: string | null | undefined;
  /** Code of the member who invited, from a link. One that nobody has is passed over. */
  referralCode?: string | null | undefined;
  /** As in `RegisterInput`. */
  requestKey?: string | null | undefined;
  /** The code that was sent to the number. */
  verificationCode?: string | null | undefined;
};

/** What is needed to register. */
export type RegisterInput = {
  /** Code of the agent who invited. */
  affiliateCode?: string | null | undefined;
  /** Whether the terms were agreed to. */
  agreement?: boolean | null | undefined;
  /** What was read from a captcha picture, where the form asks for it. */
  captcha?: CaptchaInput | null | undefined;
  /** The password once more. */
  confirmPassword: string;
  /** A limit on deposits that holds at once. */
  depositLimit?: DepositLimitInput | null | undefined;
  /** What else the form asks for. */
  details?: RegistrationDetailsInput | null | undefined;
  /** Proof of the human check. */
  humanProof?: string | null | undefined;
  /** Password, by the brand's rule. */
  password: string;
  /** Mobile number, where the form asks for it. */
  phone?: PhoneInput | null | undefined;
  /** In place of a code: what a phone sign-in service gave the browser. */
  phoneToken?: string | null | undefined;
  /** Code of the member who invited, from a link. One that nobody has is passed over. */
  referralCode?: string | null | undefined;
  /**
   * Chosen by chance for one registration, 16 to 64 letters, digits, `-` and `_`. Sent again with the same input, after an
   * answer that got lost, it opens no second account: it signs in to the one that was made.
   */
  requestKey?: string | null | undefined;
  /** Username, by the brand's rule. */
  username: string;
  /** The code that was sent to the number. */
  verificationCode?: string | null | undefined;
};

/** Fields that a brand may ask for, each by its own rule. */
export type RegistrationDetailsInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Facebook name. */
  facebook?: string | null | undefined;
  /** Number of an identity document. */
  idNumber?: string | null | undefined;
  /** LINE name. */
  line?: string | null | undefined;
  /** Name of the bank account that winnings are paid to. */
  payeeName?: string | null | undefined;
  /** Password that guards withdrawals. */
  paymentPassword?: string | null | undefined;
  /** QQ number. */
  qqNum?: string | null | undefined;
  /** Username of whoever recommended the brand. One that nobody has is passed over. */
  recommenderId?: string | null | undefined;
  /** WeChat name. */
  wechat?: string | null | undefined;
  /** WhatsApp number. */
  whatsapp?: string | null | undefined;
  /** Zalo number. */
  zalo?: string | null | undefined;
};

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', viewer: (
        { __typename: 'Viewer', id: string, username: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type RegisterByMobileMutationVariables = Exact<{
  input: Types.RegisterByMobileInput;
}>;


export type RegisterByMobileMutation = { registerByMobile:
    | { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'LogInSuccess', viewer: (
        { __typename: 'Viewer', id: string, username: string }
        & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
      ) }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type RegisterResult_Result_InvalidInput_Fragment = { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> } & { ' $fragmentName'?: 'RegisterResult_Result_InvalidInput_Fragment' };

export type RegisterResult_Result_LogInSuccess_Fragment = { __typename: 'LogInSuccess', viewer: (
    { __typename: 'Viewer', id: string, username: string }
    & { ' $fragmentRefs'?: { 'Access_ViewerFragment': Access_ViewerFragment } }
  ) } & { ' $fragmentName'?: 'RegisterResult_Result_LogInSuccess_Fragment' };

export type RegisterResult_Result_Problem_Fragment = { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null } & { ' $fragmentName'?: 'RegisterResult_Result_Problem_Fragment' };

export type RegisterResult_ResultFragment =
  | RegisterResult_Result_InvalidInput_Fragment
  | RegisterResult_Result_LogInSuccess_Fragment
  | RegisterResult_Result_Problem_Fragment
;

export const RegisterResult_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterResult_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Access_viewer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Access_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"textColour"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canKeepFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterResult_ResultFragment, unknown>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegisterResult_result"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Access_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"textColour"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canKeepFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterResult_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Access_viewer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const RegisterByMobileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterByMobile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterByMobileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerByMobile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegisterResult_result"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Access_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"textColour"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canKeepFavourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"balance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegisterResult_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LogInSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Access_viewer"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]} as unknown as DocumentNode<RegisterByMobileMutation, RegisterByMobileMutationVariables>;

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation(RegisterDocument, options)
}

export function useRegisterByMobileMutation(options?: useMutation.Options<RegisterByMobileMutation, RegisterByMobileMutationVariables>) {
  return useMutation(RegisterByMobileDocument, options)
}

trust('Register', 'bd62b0e862f1ecfcdb2e0c0d1e7d9ff2a7146299df11efe2543486fb74372417')
trust('RegisterByMobile', 'd7364a191d030a193bd32c1d4a50692c4bca9f1e3a1715716521b9bb262ce692')
