/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type WalletFigures_WalletFragment = { __typename: 'Wallet', summary: { __typename: 'WalletSummary', totalDeposit: { __typename: 'Money', amount: string, currency: string }, totalWithdrawal: { __typename: 'Money', amount: string, currency: string }, monthTurnover: { __typename: 'Money', amount: string, currency: string }, totalTurnover: { __typename: 'Money', amount: string, currency: string }, monthProfit: { __typename: 'Money', amount: string, currency: string } } | null } & { ' $fragmentName'?: 'WalletFigures_WalletFragment' };

export const WalletFigures_WalletFragmentDoc: TypedDocumentNode<WalletFigures_WalletFragment, unknown> = /* @__PURE__ */ readDocument(`fragment WalletFigures_wallet on Wallet{summary{totalDeposit{amount currency}totalWithdrawal{amount currency}monthTurnover{amount currency}totalTurnover{amount currency}monthProfit{amount currency}}}`)