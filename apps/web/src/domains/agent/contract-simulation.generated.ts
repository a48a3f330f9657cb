/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { BillLine_Line_BillAmount_Fragment, BillLine_Line_BillCount_Fragment, BillLine_Line_BillRate_Fragment } from './agent-bill.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { BillLine_LineFragmentDoc } from './agent-bill.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type ContractSimulationQueryVariables = Exact<{
  username?: string | null | undefined;
  kind: Types.AgentContractKind;
  terms: Types.ContractTermsInput;
  periods: number;
}>;


export type ContractSimulationQuery = { viewer: { __typename: 'Viewer', id: string, agentAccount:
      | { __typename: 'AgentAccount', contractSimulation:
          | { __typename: 'ContractSimulation', total: { __typename: 'Money', amount: string, currency: string }, received: { __typename: 'Money', amount: string, currency: string }, paid: { __typename: 'Money', amount: string, currency: string }, periods: Array<{ __typename: 'SimulatedPeriod', from: string, to: string, isReached: boolean, amount: { __typename: 'Money', amount: string, currency: string }, received: { __typename: 'Money', amount: string, currency: string }, paid: { __typename: 'Money', amount: string, currency: string }, lines: Array<
                | { __typename: 'BillAmount', item: Types.BillItem, isMet: boolean | null, amount: { __typename: 'Money', amount: string, currency: string }, neededAmount: { __typename: 'Money', amount: string, currency: string } | null }
                | { __typename: 'BillCount', count: number, neededCount: number | null, item: Types.BillItem, isMet: boolean | null }
                | { __typename: 'BillRate', basisPoints: number, neededBasisPoints: number | null, item: Types.BillItem, isMet: boolean | null }
              > }> }
          | { __typename: 'Problem', code: Types.ErrorCode }
         | null }
      | { __typename: 'Problem', code: Types.ErrorCode }
     } | null };

export const ContractSimulationDocument: TypedDocumentNode<ContractSimulationQuery, ContractSimulationQueryVariables> = /* @__PURE__ */ readDocument(`query ContractSimulation($username:String$kind:AgentContractKind!$terms:ContractTermsInput!$periods:Int!){viewer{id agentAccount{...on AgentAccount{contractSimulation(username:$username kind:$kind terms:$terms periods:$periods){...on ContractSimulation{total{amount currency}received{amount currency}paid{amount currency}periods{from to isReached amount{amount currency}received{amount currency}paid{amount currency}lines{...BillLine_line@unmask}}}...on Problem{code}}}...on Problem{code}}}}`, [BillLine_LineFragmentDoc])

export function useContractSimulationQuery(options: useQuery.Options<ContractSimulationQuery, ContractSimulationQueryVariables>) {
  return useQuery(ContractSimulationDocument, options)
}

trust('ContractSimulation', 'c158ec1ce90f7cbf8cb9996eef93150c918c578e97052cf8cacf88e63e8c117e')
