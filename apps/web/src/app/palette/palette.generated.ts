/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { LaunchTarget_LaunchTargetFragment } from '../../domains/games/parts/launch/launch-target.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { LaunchTarget_LaunchTargetFragmentDoc } from '../../domains/games/parts/launch/launch-target.generated.ts'
import { useQuery } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type PaletteQueryVariables = Exact<{
  text: string;
  searching: boolean;
  withMine?: boolean;
}>;


export type PaletteQuery = { hotGames?: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null, viewer?: { __typename: 'Viewer', id: string, recentGames?: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null } | null, search?: { __typename: 'SearchResults', games: { __typename: 'GamePage', totalCount: number, nodes: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }>, suggestions: Array<{ __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }> | null } | null, vendors: Array<{ __typename: 'VendorSearchResult', lobbyId: Types.LobbyId, gameCount: number, vendor: { __typename: 'Vendor', id: string, name: string, icon: string, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } }> | null, promotions: Array<{ __typename: 'Promotion', id: string, title: string }> | null, helpTopics: Array<{ __typename: 'HelpSearchResult', topicId: string, topicTitle: string, articleId: string | null, articleTitle: string | null }> | null } | null };

export type PaletteGame_GameFragment = { __typename: 'Game', id: string, name: string, vendorName: string, picture: string, isUnderMaintenance: boolean, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } & { ' $fragmentName'?: 'PaletteGame_GameFragment' };

export const PaletteGame_GameFragmentDoc: TypedDocumentNode<PaletteGame_GameFragment, unknown> = /* @__PURE__ */ readDocument(`fragment PaletteGame_game on Game{id name vendorName picture isUnderMaintenance launchTarget{...LaunchTarget_launchTarget@unmask}}`, [LaunchTarget_LaunchTargetFragmentDoc])
export const PaletteDocument: TypedDocumentNode<PaletteQuery, PaletteQueryVariables> = /* @__PURE__ */ readDocument(`query Palette($text:String!$searching:Boolean!$withMine:Boolean!=false){hotGames(first:6)@skip(if:$searching){...PaletteGame_game@unmask}viewer@include(if:$withMine){id recentGames(first:5)@skip(if:$searching){...PaletteGame_game@unmask}}search(text:$text)@include(if:$searching){games(first:8){totalCount nodes{...PaletteGame_game@unmask}suggestions{...PaletteGame_game@unmask}}vendors{vendor{id name icon launchTarget{...LaunchTarget_launchTarget@unmask}}lobbyId gameCount}promotions{id title}helpTopics{topicId topicTitle articleId articleTitle}}}`, [PaletteGame_GameFragmentDoc, LaunchTarget_LaunchTargetFragmentDoc])

export function usePaletteQuery(options: useQuery.Options<PaletteQuery, PaletteQueryVariables>) {
  return useQuery(PaletteDocument, options)
}

trust('Palette', '829d7ba5a3f4ade73019fe174d73beabbce4506f1c33b1a97d7dd96f0e55ff47', ['withMine'])
