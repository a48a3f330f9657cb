import { paths } from '../../paths.ts'

export const lotteryPath = (station: boolean, code?: string): string =>
  station ? paths.stationLottery(code) : paths.lottery(code)
