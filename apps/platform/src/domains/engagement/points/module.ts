import * as points from '@playhouse/platform-api/points.ts'
import { pointsRedemption } from '../../../db/tables/points.ts'
import type { Module } from '../../../module.ts'
import { repeats } from '../../../request/repetitions.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { duePoints } from './earn-points.ts'
import { listItems, listRedemptions, readBalance, readConfig } from './read-points.ts'
import { convertPoints, redeemItem } from './spend-points.ts'
import { readStatement } from './statement.ts'

export const pointsModule: Module = {
  routes({ bind }) {
    bind(points.pointReward, (_, { database, language }) => listItems(database, language))
    bind(points.pointConfig, (_, { database }) => readConfig(database))
    bind(points.pointBalance, (_, { database, session }) => readBalance(database, requireRealAccount(session).memberId))
    bind(points.redeemPointList, (input, { database, session, language }) =>
      listRedemptions(database, { memberId: requireRealAccount(session).memberId, language }, input),
    )
    bind(points.pointStatement, (input, { database, session, language }) =>
      readStatement(database, { memberId: requireRealAccount(session).memberId, language }, input),
    )
    bind(
      points.redeemPointReward,
      (input, { database, session, language }) =>
        redeemItem(database, { memberId: requireRealAccount(session).memberId, language }, input),
      repeats(pointsRedemption),
    )
    bind(
      points.convertPoint,
      (input, { database, session, language }) =>
        convertPoints(database, { memberId: requireRealAccount(session).memberId, language }, input),
      repeats(pointsRedemption),
    )
  },
  jobs: [duePoints],
}
