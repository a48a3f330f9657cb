/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@playhouse/schema/types.generated.ts';

import type { TypedDocumentNode } from '@apollo/client'
import { readDocument } from '../../../graphql/read-document.ts'
export type LotteryHolidays_QueryFragment = { lotteryHolidays: Array<{ __typename: 'LotteryHoliday', region: Types.LotteryRegion, day: string }> | null } & { ' $fragmentName'?: 'LotteryHolidays_QueryFragment' };

export const LotteryHolidays_QueryFragmentDoc: TypedDocumentNode<LotteryHolidays_QueryFragment, unknown> = /* @__PURE__ */ readDocument(`fragment LotteryHolidays_query on Query{lotteryHolidays{region day}}`)