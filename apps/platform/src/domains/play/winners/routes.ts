import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { listWinners } from './winner-board.ts'

export function winnerRoutes(bind: BindEndpoint): void {
  bind(winnerBoard, (input, { database, language }) => listWinners(database, input, language))
}
