import { getBetTypes } from '@playhouse/engines/lottery/bet-types.ts'
import { getPickKind } from '@playhouse/engines/lottery/picks.ts'
import { LOTTERY_LIMITS } from '@playhouse/engines/lottery/limits.ts'
import { boardOdds } from '@playhouse/engines/lottery/ticket-lines.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { MIN_SERIES } from '@playhouse/shared/prize-series.ts'
import { platformError } from '../../../request/platform-error.ts'
import { getGame } from './lotteries.ts'
import { currentReading } from './reading.ts'
import { getOddsChoice, offeredMode, rebateOn, refuseOtherMode } from './terms.ts'

/** Bet types of a lottery, at the brand’s odds. Odds are ten-thousandths, as amounts are. */
export async function getBoard(
  database: Database,
  { gameCode, prizeMode, highest, series = highest }: CheckedInputOf<typeof lotteryBoard>,
): Promise<ResponseOf<typeof lotteryBoard>> {
  const game = getGame(gameCode)
  const mode = await offeredMode(database, game)
  refuseOtherMode(mode, prizeMode)
  if (series > highest) throw platformError('request_param_err', { fields: { series: 'range' } })
  const choice = getOddsChoice(mode, series)
  const { habits, mainStations, ...reading } = await currentReading(database)
  return {
    gameCode,
    prizeMode: choice.mode,
    series: choice.series,
    seriesMin: choice.series === null ? null : MIN_SERIES,
    seriesMax: choice.series === null ? null : highest,
    rebate: formatAmount(BigInt(rebateOn(choice, highest))),
    oddsVersion: choice.version,
    minimumCost: formatAmount(LOTTERY_LIMITS.minCostMinor),
    maximumPayout: formatAmount(LOTTERY_LIMITS.maxPayoutMinor),
    ceiling: formatAmount(LOTTERY_LIMITS.maxOnNumberMinor),
    reading: {
      ...reading,
      habits: Object.entries(habits).map(([name, value]) => ({ name, value })),
      mainStations: [...mainStations],
    },
    linesMax: LOTTERY_LIMITS.maxLinesPerTicket,
    drawsMax: LOTTERY_LIMITS.maxDrawsAhead,
    plays: getBetTypes(game).map((type) => {
      const { price, payouts } = boardOdds(choice, game, type)
      const pick = getPickKind(type)
      return {
        betType: type.code,
        group: type.group,
        unit: type.unit,
        pickKind: pick.kind,
        pickLength: pick.length,
        picksMin: type.picks.min,
        picksMax: type.picks.max,
        choices: type.choices ? [...type.choices] : null,
        price: formatAmount(BigInt(price)),
        payouts: payouts.map((payout) => formatAmount(BigInt(payout))),
      }
    }),
  }
}
