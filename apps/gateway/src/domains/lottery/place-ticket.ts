import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import { placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import type { ErrorCode, PlaceLotteryTicketInput } from '@playhouse/schema/types.generated.ts'
import { PlatformRefusal } from '../../platform/failures.ts'
import { MESSAGES } from '../base/error-messages.generated.ts'
import { memberMutation } from '../base/mutation.ts'
import { loadCurrency } from '../site/settings.ts'
import { modeInput } from './prize-mode.ts'
import { ticketSuccess } from './ticket.ts'

/** Places a ticket. Reached ceilings and limits are results with the amount that is left. */
export const placeLotteryTicket = memberMutation(async (platform, input: PlaceLotteryTicketInput, context) => {
  await loadCurrency(context)
  const requested = {
    gameCode: input.code,
    numero: input.firstDrawNumber,
    draws: input.draws ?? 1,
    stopWhenWon: input.stopWhenWon ?? false,
    ...modeInput(input.mode),
    ...(input.series != null && { series: input.series }),
    oddsVersion: input.oddsVersion,
    ...(input.stake != null && { stake: input.stake }),
    ...(input.rebate != null && { rebate: input.rebate }),
    ...(input.readingVersion != null && { reading: input.readingVersion }),
    lines: input.lines.map(({ betType, picks, amount }) => ({ betType, picks: [...picks], amount })),
  }
  try {
    return ticketSuccess(await platform.write(placeTicket, requested, { idempotencyKey: input.requestKey }))
  } catch (error) {
    return refusedStake(error)
  }
})

const LIMIT_CODES: Readonly<Partial<Record<PlatformErrorCode, ErrorCode>>> = {
  'limit.stake.reached': 'STAKE_LIMIT_REACHED',
  'bonus.stake.reached': 'BONUS_STAKE_REACHED',
  'limit.loss': 'LOSS_LIMIT_REACHED',
}

/** @throws the error unless it reports a ceiling or a limit with what it leaves */
function refusedStake(error: unknown) {
  if (!(error instanceof PlatformRefusal)) throw error
  const { limit, remaining, selection } = error.details
  const code = LIMIT_CODES[error.code]
  if (code && limit !== undefined && remaining !== undefined) {
    return {
      __typename: 'LotteryStakeLimited' as const,
      code,
      message: MESSAGES[code],
      field: null,
      limit,
      remaining,
    }
  }
  if (error.code !== 'lottery.ceiling' || remaining === undefined || selection === undefined) throw error
  const [betType = '', picks = ''] = selection.split(':')
  return {
    __typename: 'LotteryCeilingReached' as const,
    code: 'CEILING_REACHED' as const,
    message: MESSAGES.CEILING_REACHED,
    field: null,
    betType,
    picks: picks.split(',').map(Number),
    remaining,
  }
}
