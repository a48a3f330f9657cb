import { HABIT_WORD_MAX, HABITS_MAX, SHEET_NAME_MAX, SHEET_TEXT_MAX } from '@playhouse/shared/limits.ts'
import * as z from 'zod'
import { sessionEndpoint } from './endpoint.ts'
import { moment } from './fields.ts'
import { gameCode, LGW } from './lottery.ts'
import { shownLine, TEXT_READERS } from './shown-text.ts'

const habitWord = z.string().max(HABIT_WORD_MAX)

const habits = z.object({ habits: z.array(z.object({ name: habitWord, value: habitWord })).max(HABITS_MAX) })

export const lotteryHabits = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'How the account means what the reading of bet texts would ask',
  path: '/lgw/habits',
  feature: 'lottery-sheets',
  value: habits,
})

export const saveLotteryHabits = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Replace how the account means what the reading of bet texts would ask',
  method: 'POST',
  path: '/lgw/habits',
  feature: 'lottery-sheets',
  input: habits,
  value: habits,
})

const sheets = z.object({
  list: z.array(
    z.object({
      sheetId: z.string(),
      name: z.string(),
      gameCode: z.string(),
      /** Bets as players text them. */
      text: z.string(),
      savedAt: moment,
    }),
  ),
})

export const lotterySheets = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Bets that the account saved under a name, the latest first',
  path: '/lgw/sheets',
  feature: 'lottery-sheets',
  value: sheets,
})

export const saveLotterySheet = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Save bets under a name; one of the same name is replaced',
  method: 'POST',
  path: '/lgw/sheets',
  feature: 'lottery-sheets',
  bodyBytesMax: 128 * 1024,
  input: z.object({
    name: shownLine(SHEET_NAME_MAX).min(1).register(TEXT_READERS, { readers: 'owner' }),
    /** The board on which the text is read. */
    gameCode,
    text: z.string().min(1).max(SHEET_TEXT_MAX).register(TEXT_READERS, { readers: 'owner' }),
  }),
  value: sheets,
  errors: ['lottery.not.found', 'lottery.sheet.limit'],
})

export const removeLotterySheet = sessionEndpoint({
  ...LGW,
  envelope: 'value',
  summary: 'Remove saved bets; removing them twice changes nothing',
  method: 'POST',
  path: '/lgw/sheets/remove',
  feature: 'lottery-sheets',
  input: z.object({ sheetId: z.string().regex(/^\d{1,18}$/) }),
  value: sheets,
})
