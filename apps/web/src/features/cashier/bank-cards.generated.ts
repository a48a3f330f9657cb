/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { BankCards_CardsFragment } from './withdrawal-parts.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment, Failure_StepUpRequired_Fragment } from '../../graphql/failure.generated.ts';
import { useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AddBankCardMutationVariables = Exact<{
  input: Types.AddBankCardInput;
}>;


export type AddBankCardMutation = { addBankCard:
    | { __typename: 'BankCardsChangeSuccess', bankCards: (
        { __typename: 'BankCards' }
        & { ' $fragmentRefs'?: { 'BankCards_CardsFragment': BankCards_CardsFragment } }
      ) | null }
    | { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
    | { __typename: 'StepUpRequired', code: Types.ErrorCode, field: string | null, methods: Array<{ __typename: 'StepUpOption', method: Types.StepUpMethod, hint: string | null, questions: Array<{ __typename: 'SecurityQuestion', id: string, text: string }> | null }> }
   };

export type RemoveBankCardMutationVariables = Exact<{
  input: Types.RemoveBankCardInput;
}>;


export type RemoveBankCardMutation = { removeBankCard:
    | { __typename: 'BankCardsChangeSuccess', bankCards: (
        { __typename: 'BankCards' }
        & { ' $fragmentRefs'?: { 'BankCards_CardsFragment': BankCards_CardsFragment } }
      ) | null }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type SetDefaultBankCardMutationVariables = Exact<{
  input: Types.SetDefaultBankCardInput;
}>;


export type SetDefaultBankCardMutation = { setDefaultBankCard:
    | { __typename: 'BankCardsChangeSuccess', bankCards: (
        { __typename: 'BankCards' }
        & { ' $fragmentRefs'?: { 'BankCards_CardsFragment': BankCards_CardsFragment } }
      ) | null }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type RequestStepUpCodeMutationVariables = Exact<{
  input: Types.RequestStepUpCodeInput;
}>;


export type RequestStepUpCodeMutation = { requestStepUpCode:
    | { __typename: 'InvalidInput', code: Types.ErrorCode, field: string | null, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'MemberCodeSuccess', expiresInMinutes: number }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };

export type BeginPasskeyStepUpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyStepUpMutation = { beginPasskeyStepUp:
    | { __typename: 'PasskeyOptionsSuccess', options: string }
    | { __typename: 'Problem', retryAfterSeconds: number | null, code: Types.ErrorCode, field: string | null }
   };


export const AddBankCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBankCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBankCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBankCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCardsChangeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankCards_cards"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StepUpRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Failure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankCards_cards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCards"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountMasked"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"isResting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"restHours"}},{"kind":"Field","name":{"kind":"Name","value":"bankRestHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Failure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<AddBankCardMutation, AddBankCardMutationVariables>;
export const RemoveBankCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBankCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveBankCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBankCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCardsChangeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankCards_cards"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Failure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankCards_cards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCards"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountMasked"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"isResting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"restHours"}},{"kind":"Field","name":{"kind":"Name","value":"bankRestHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Failure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<RemoveBankCardMutation, RemoveBankCardMutationVariables>;
export const SetDefaultBankCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDefaultBankCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDefaultBankCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultBankCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCardsChangeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankCards_cards"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Failure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankCards_cards"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankCards"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bankCode"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"accountMasked"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"usableAt"}},{"kind":"Field","name":{"kind":"Name","value":"isResting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"max"}},{"kind":"Field","name":{"kind":"Name","value":"restHours"}},{"kind":"Field","name":{"kind":"Name","value":"bankRestHours"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Failure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<SetDefaultBankCardMutation, SetDefaultBankCardMutationVariables>;
export const RequestStepUpCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestStepUpCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestStepUpCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestStepUpCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberCodeSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresInMinutes"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Failure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Failure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<RequestStepUpCodeMutation, RequestStepUpCodeMutationVariables>;
export const BeginPasskeyStepUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyStepUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyStepUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyOptionsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Failure"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Failure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyStepUpMutation, BeginPasskeyStepUpMutationVariables>;

export function useAddBankCardMutation(options?: useMutation.Options<AddBankCardMutation, AddBankCardMutationVariables>) {
  return useMutation(AddBankCardDocument, options)
}

export function useRemoveBankCardMutation(options?: useMutation.Options<RemoveBankCardMutation, RemoveBankCardMutationVariables>) {
  return useMutation(RemoveBankCardDocument, options)
}

export function useSetDefaultBankCardMutation(options?: useMutation.Options<SetDefaultBankCardMutation, SetDefaultBankCardMutationVariables>) {
  return useMutation(SetDefaultBankCardDocument, options)
}

export function useRequestStepUpCodeMutation(options?: useMutation.Options<RequestStepUpCodeMutation, RequestStepUpCodeMutationVariables>) {
  return useMutation(RequestStepUpCodeDocument, options)
}

export function useBeginPasskeyStepUpMutation(options?: useMutation.Options<BeginPasskeyStepUpMutation, BeginPasskeyStepUpMutationVariables>) {
  return useMutation(BeginPasskeyStepUpDocument, options)
}

trust('AddBankCard', '743197be4adee7a4a027330c82994964f7968f50e9365ebf926f927c084b40ae')
trust('BeginPasskeyStepUp', '753ca5de75aab79e18ef148c54a481bf3915c88eac5dccac63349018d92c884c')
trust('RemoveBankCard', 'dc7d2a1527f529f261fa9bcb328ee08cef88e02f6d4e8b03431b95d83e42b107')
trust('RequestStepUpCode', '327db1bc721c3dd2996061dd89ffe06b45b644ee5f585760db32295afd94ea91')
trust('SetDefaultBankCard', '7327c006c56ff80ae439e4159868ed39c6ed20eb452cf8a28d36e1d63207ec07')
