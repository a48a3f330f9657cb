import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as sheetContract from '@playhouse/platform-api/lottery-sheets.ts'
import { takes } from '../base/contract-input.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'
import { getHabits, listHabits } from './habits.ts'

/** Saved bet texts, and how the viewer means what has several readings. */
export const lotterySheetResolvers: Resolvers = {
  Viewer: {
    lotterySheets: (_viewer, _args, context) =>
      readSession(context, async (platform) =>
        (await platform.read(sheetContract.lotterySheets, {})).list.map(toSheet),
      ),
    lotteryHabits: (_viewer, _args, context) =>
      readSession(context, async (platform) =>
        getHabits((await platform.read(sheetContract.lotteryHabits, {})).habits),
      ),
  },
  Mutation: {
    saveLotterySheet: memberMutation(
      async (platform, { name, code, text }) =>
        sheetsSuccess(await platform.write(sheetContract.saveLotterySheet, { name, gameCode: code, text })),
      { fields: { gameCode: 'code' } },
    ),
    removeLotterySheet: memberMutation(async (platform, { id }) =>
      sheetsSuccess(
        takes(sheetContract.removeLotterySheet, 'sheetId', id)
          ? await platform.write(sheetContract.removeLotterySheet, { sheetId: id })
          : await platform.read(sheetContract.lotterySheets, {}),
      ),
    ),
    saveLotteryHabits: memberMutation(async (platform, meanings) => {
      await platform.write(sheetContract.saveLotteryHabits, { habits: listHabits(meanings) })
      return { __typename: 'SaveLotteryHabitsSuccess' as const }
    }),
  },
}

const toSheet = ({ sheetId, name, gameCode, text }: ValueOf<typeof sheetContract.lotterySheets>['list'][number]) => ({
  id: sheetId,
  name,
  code: gameCode,
  text,
})

const sheetsSuccess = ({ list }: ValueOf<typeof sheetContract.lotterySheets>) => ({
  __typename: 'LotterySheetsSuccess' as const,
  sheets: list.map(toSheet),
})
