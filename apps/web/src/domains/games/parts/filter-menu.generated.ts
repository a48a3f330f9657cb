/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type FilterMenu_LobbyFragment = { __typename: 'Lobby', facets: { __typename: 'LobbyFacets', payLines: Array<number>, hotCount: number, newCount: number, openCount: number, classes: Array<{ __typename: 'LobbyGameClass', gameClass: Types.GameClass, gameCount: number }>, minStakes: Array<{ __typename: 'Money', amount: string, currency: string }> } | null } & { ' $fragmentName'?: 'FilterMenu_LobbyFragment' };

export const FilterMenu_LobbyFragmentDoc: TypedDocumentNode<FilterMenu_LobbyFragment, unknown> = /* @__PURE__ */ readDocument(`fragment FilterMenu_lobby on Lobby{facets{classes{gameClass gameCount}minStakes{amount currency}payLines hotCount newCount openCount}}`)