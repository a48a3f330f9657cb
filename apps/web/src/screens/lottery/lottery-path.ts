import { paths } from '../../paths.ts'

/** The page of one kind of lotteries, or of one of them by its code. */
export const lotteryPath = (station: boolean, code?: string): string =>
  station ? paths.stationLottery(code) : paths.lottery(code)
