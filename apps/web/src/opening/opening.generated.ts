/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Ways of opening. */
export type OpeningWay =
  /** The page of the lotteries. */
  | 'LOTTERY'
  /** The window of the sea lotteries. */
  | 'SEA_LOTTERY'
  /** The page of the lotteries that stations draw. */
  | 'STATION_LOTTERY'
  /** The list of the vendor's games, over the page. */
  | 'VENDOR_GAMES';

export type Opening_OpeningFragment = { __typename: 'Opening', way: Types.OpeningWay, vendorId: string, gameCode: string | null, playType: string | null } & { ' $fragmentName'?: 'Opening_OpeningFragment' };

export const Opening_OpeningFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Opening_opening"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"}},{"kind":"Field","name":{"kind":"Name","value":"vendorId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}}]} as unknown as DocumentNode<Opening_OpeningFragment, unknown>;