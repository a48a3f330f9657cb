import { paths } from '../../paths.ts'

/** @param intervalSeconds null for the draw of a station; undefined for a lottery that is not listed any more */
export const boardPath = (code: string, intervalSeconds: number | null | undefined): string =>
  intervalSeconds === null ? paths.stationLottery(code) : paths.lottery(code)
