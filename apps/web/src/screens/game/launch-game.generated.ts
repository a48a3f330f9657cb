/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { GameTile_GameFragment } from '../../features/games/game-tile.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from '../../opening/launch-target.generated.ts';
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Themes of a game's page. */
export type GameTheme =
  /** Dark. */
  | 'DARK'
  /** Light. */
  | 'LIGHT';

/** Which game to open. */
export type LaunchGameInput = {
  /** The game. */
  gameId: string;
  /** A room of a game between players; any that has a seat when left out. */
  roomId?: string | null | undefined;
  /** Theme to open it in. */
  theme?: GameTheme | null | undefined;
};

export type LaunchGameMutationVariables = Exact<{
  input: Types.LaunchGameInput;
}>;


export type LaunchGameMutation = { launchGame:
    | { __typename: 'GameUnderMaintenance', code: Types.ErrorCode, suggestions: Array<(
        { __typename: 'Game', id: string }
        & { ' $fragmentRefs'?: { 'GameTile_GameFragment': GameTile_GameFragment } }
      )> | null }
    | { __typename: 'LaunchGameSuccess', launchUrl: string, origin: string, isDemo: boolean }
    | { __typename: 'Problem', code: Types.ErrorCode, retryAfterSeconds: number | null }
   };


export const LaunchGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchUrl"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameUnderMaintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile_game"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile_game"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"isHot"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"isUnderMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"returnToPlayer"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"Field","name":{"kind":"Name","value":"jackpotId"}},{"kind":"Field","name":{"kind":"Name","value":"launchTarget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LaunchTarget_launchTarget"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<LaunchGameMutation, LaunchGameMutationVariables>;

export function useLaunchGameMutation(options?: useMutation.Options<LaunchGameMutation, LaunchGameMutationVariables>) {
  return useMutation(LaunchGameDocument, options)
}

trust('LaunchGame', '37dbef81fc52d5c96cd33bac875b8f7778895ed4f3b02db00c7053a6c2fc48d3')
