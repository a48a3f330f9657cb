import { betTypesOf, isPick, picksOf } from '@playhouse/engines/lottery/bet-types.ts'
import { LOTTERY_LIMITS } from '@playhouse/engines/lottery/limits.ts'
import { MIN_SERIES, oddsOf } from '@playhouse/engines/lottery/odds.ts'
import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { lotteryBoard } from '@playhouse/platform-api/lottery.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { gameOf } from './lotteries.ts'
import { oddsChoice } from './place-ticket.ts'
import { MEMBER_SERIES, rebateOn } from './terms.ts'

/** What can be bet on a lottery. Odds are ten-thousandths, as amounts are. */
export function boardOf({
  gameCode,
  prizeMode,
  series,
}: CheckedInputOf<typeof lotteryBoard>): AnswerOf<typeof lotteryBoard> {
  const game = gameOf(gameCode)
  const choice = oddsChoice(game, prizeMode, series)
  return {
    gameCode,
    prizeMode: choice.mode,
    series: choice.series,
    seriesMin: choice.series === null ? null : MIN_SERIES,
    seriesMax: choice.series === null ? null : MEMBER_SERIES,
    rebate: formatAmount(BigInt(rebateOn(choice))),
    oddsVersion: choice.version,
    minimumCost: formatAmount(LOTTERY_LIMITS.minCostMinor),
    maximumPayout: formatAmount(LOTTERY_LIMITS.maxPayoutMinor),
    ceiling: formatAmount(LOTTERY_LIMITS.maxOnNumberMinor),
    linesMax: LOTTERY_LIMITS.maxLinesPerTicket,
    drawsMax: LOTTERY_LIMITS.maxDrawsAhead,
    plays: betTypesOf(game).map((type) => {
      let pick = 0
      while (!isPick(game, type, pick)) pick += 1
      const first = oddsOf(choice, game, type, pick)
      // Choices and sums have different chances.
      const picks = type.choices || type.compare.of === 'SUM' ? picksOf(game, type) : undefined
      const payouts = picks?.map((each) => oddsOf(choice, game, type, each).payouts[0] ?? 0) ?? first.payouts
      return {
        betType: type.code,
        group: type.group,
        unit: type.unit,
        picksMin: type.picks.min,
        picksMax: type.picks.max,
        choices: type.choices ? [...type.choices] : null,
        price: formatAmount(BigInt(first.price)),
        payouts: payouts.map((payout) => formatAmount(BigInt(payout))),
      }
    }),
  }
}
