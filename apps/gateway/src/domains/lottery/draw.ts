import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { openedNumero } from '@playhouse/platform-api/lottery.ts'

type Draw = ValueOf<typeof openedNumero>[number]

export const getDraw = (draw: Draw) => ({
  code: draw.gameCode,
  number: draw.numero,
  state: draw.state,
  day: draw.day,
  opensAt: draw.salesOpenAt,
  closesAt: draw.closeAt,
  drawsAt: draw.drawAt,
  // The platform's own time dates from when the response was cached.
  serverTime: Date.now(),
  numbers: draw.numbers,
  isComplete: draw.isComplete,
  resultVersion: draw.resultVersion,
  hold: getHold(draw.hold),
})

/** What the platform gives as the reason where it voided a draw by itself. */
const MISSED = 'MISSED'

export const getVoid = (reason: string | null) => ({
  isMissed: reason === MISSED,
  voidReason: getReason(reason),
})

export const getReason = (reason: string | null) => (reason === MISSED ? null : reason)

export const getHold = (hold: Draw['hold']) => hold && { since: hold.at, until: null, reason: hold.reason }
