import type { LotteryBoardScreenQuery } from './lottery-board-screen.generated.ts'

export type BoardLottery = NonNullable<LotteryBoardScreenQuery['lottery']>
export type Board = NonNullable<BoardLottery['board']>
export type BoardPlay = Board['plays'][number]
export type BoardDraw = NonNullable<BoardLottery['current']>
