import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import type { Module } from '../../../module.ts'
import { listWinners } from './winner-board.ts'

export const winnersModule: Module = {
  routes({ bind }) {
    bind(winnerBoard, (input, { database, language }) => listWinners(database, input, language))
  },
}
