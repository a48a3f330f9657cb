/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { Shell_QueryFragment } from '../site/parts/shell.generated.ts';
import type { SiteFacts_QueryFragment } from '../site/parts/site-facts.generated.ts';
import type { SiteAbilities_QueryFragment } from '../../graphql/site-abilities.generated.ts';
import type { Navigation_QueryFragment } from '../site/parts/navigation.generated.ts';
import type { BannerGroups_QueryFragment } from '../site/parts/banner-groups.generated.ts';
import type { BannerSlide_BannerFragment } from '../site/parts/banner-slide.generated.ts';
import type { LaunchTarget_LaunchTargetFragment } from './parts/launch/launch-target.generated.ts';
import type { GameActions_QueryFragment } from './parts/game-actions.generated.ts';
import type { Access_ViewerFragment, Restriction_ViewerFragment } from '../../access/viewer.generated.ts';
import type { Balance_WalletFragment } from '../wallet/parts/balance.generated.ts';
import type { PlayClock_ViewerFragment } from '../limits/parts/play-clock.generated.ts';
import type { LimitValue_ValueFragment } from '../limits/parts/limit-value.generated.ts';
import type { AccountNavigation_EntryFragment } from '../member/parts/account-navigation.generated.ts';
import type { GameTile_GameFragment } from './parts/game-tile.generated.ts';
import type { Failure_InvalidInput_Fragment, Failure_Problem_Fragment } from '../../graphql/failure.generated.ts';
import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../graphql/read-document.ts'
import { Shell_QueryFragmentDoc } from '../site/parts/shell.generated.ts'
import { AccountNavigation_EntryFragmentDoc } from '../member/parts/account-navigation.generated.ts'
import { GameTile_GameFragmentDoc } from './parts/game-tile.generated.ts'
import { FailureFragmentDoc } from '../../graphql/failure.generated.ts'
import { useQuery, useMutation } from '@apollo/client/react'
import { trust } from '../../graphql/trusted.ts'
export type FavouritesScreenQueryVariables = Exact<{
  page: number;
  withShell: boolean;
}>;


export type FavouritesScreenQuery = { viewer: { __typename: 'Viewer', id: string, memberAccount:
      | { __typename: 'MemberAccount', menu: Array<{ __typename: 'MenuEntry', page: Types.MenuPage, badge: number | null }> }
      | { __typename: 'Problem', code: Types.ErrorCode }
    , favouriteGames: { __typename: 'GamePage', totalCount: number, nodes: Array<{ __typename: 'Game', id: string, favouriteNote: string | null, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null }>, pageInfo: { __typename: 'PageNumbers', page: number, totalPages: number } } | null } | null } & { ' $fragmentRefs'?: { 'Shell_QueryFragment': Shell_QueryFragment } };

export type FavouriteRow_GameFragment = { __typename: 'Game', favouriteNote: string | null, id: string, name: string, vendorName: string, picture: string, isHot: boolean, isNew: boolean, isUnderMaintenance: boolean, returnToPlayerBasisPoints: number | null, isFavourite: boolean | null, jackpotId: string | null, model: Types.GameModel | null, volatility: number | null, launchTarget: { __typename: 'LaunchTarget', mode: Types.LaunchMode, vendorId: string, gameCode: string | null, playType: string | null } | null } & { ' $fragmentName'?: 'FavouriteRow_GameFragment' };

export type SetFavouriteNoteMutationVariables = Exact<{
  input: Types.SetFavouriteNoteInput;
}>;


export type SetFavouriteNoteMutation = { setFavouriteNote:
    | { __typename: 'InvalidInput', field: string | null, code: Types.ErrorCode, problems: Array<{ __typename: 'FieldProblem', field: string, reason: Types.FieldProblemReason }> }
    | { __typename: 'Problem', field: string | null, retryAfterSeconds: number | null, code: Types.ErrorCode }
    | { __typename: 'SetFavouriteNoteSuccess', game: { __typename: 'Game', id: string, favouriteNote: string | null } }
   };

export const FavouriteRow_GameFragmentDoc: TypedDocumentNode<FavouriteRow_GameFragment, unknown> = /* @__PURE__ */ readDocument(`fragment FavouriteRow_game on Game{...GameTile_game@unmask favouriteNote}`, [GameTile_GameFragmentDoc])
export const FavouritesScreenDocument: TypedDocumentNode<FavouritesScreenQuery, FavouritesScreenQueryVariables> = /* @__PURE__ */ readDocument(`query FavouritesScreen($page:Int!$withShell:Boolean!){...Shell_query@include(if:$withShell)viewer{id memberAccount{...on MemberAccount{menu{...AccountNavigation_entry@unmask}}...on Problem{code}}favouriteGames(page:$page){nodes{id ...FavouriteRow_game@unmask}totalCount pageInfo{page totalPages}}}}`, [Shell_QueryFragmentDoc, AccountNavigation_EntryFragmentDoc, FavouriteRow_GameFragmentDoc])
export const SetFavouriteNoteDocument: TypedDocumentNode<SetFavouriteNoteMutation, SetFavouriteNoteMutationVariables> = /* @__PURE__ */ readDocument(`mutation SetFavouriteNote($input:SetFavouriteNoteInput!){setFavouriteNote(input:$input){...on SetFavouriteNoteSuccess{game{id favouriteNote}}...Failure@unmask}}`, [FailureFragmentDoc])

export function useFavouritesScreenQuery(options: useQuery.Options<FavouritesScreenQuery, FavouritesScreenQueryVariables>) {
  return useQuery(FavouritesScreenDocument, options)
}

export function useSetFavouriteNoteMutation(options?: useMutation.Options<SetFavouriteNoteMutation, SetFavouriteNoteMutationVariables>) {
  return useMutation(SetFavouriteNoteDocument, options)
}

trust('FavouritesScreen', '64598e0085e36bef0f34638f39f771829a93c5dc5650df09dc823ab33502b636')
trust('SetFavouriteNote', '5526f6be4da3c65a52a8f5dbe13df877b32b0be926cd1ae1851f464d98917b91')
