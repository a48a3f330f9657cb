import type { Database } from '@playhouse/postgres/database.ts'
import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import { isResult } from '@playhouse/engines/lottery/games.ts'
import { readEffect } from '../../../domains/play/lottery/decision-effect.ts'
import { lockDraw, voidDraw, correctResult } from '../../../domains/play/lottery/draw-machine.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { releaseDraw } from '../../../domains/play/lottery/hold-draws.ts'
import { getGame } from '../../../domains/play/lottery/lotteries.ts'
import { findDraw, readDrawHistory, getResult } from '../../../domains/play/lottery/operator.ts'
import type { ReviewedKind } from '../../kit/decisions.ts'
import { momentText, moneyText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { changeTable, table, facts } from '../../kit/page.ts'
import { effectPart } from './draw-effect.ts'
import { memberReasonPart, getMemberReason } from './member-reason.ts'
import { parseLargeId } from '../../kit/inputs.ts'

/** All but those in which a result is being shown or settled. */
const VOIDABLE = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'SETTLED']

/** Operators of both decisions, and the basis of these. */
const review: Pick<ReviewedKind, 'permission' | 'basis'> = {
  permission: 'lotteries.decide',
  basis: async (tx, { drawId = '0' }) => {
    const { state, version: current, resultVersion } = await lockDraw(tx, BigInt(drawId))
    return { state, version: current, resultVersion }
  },
}

export const voided: ReviewedKind = {
  ...review,
  kind: 'lottery.voided',
  show: async (database, { drawId = '', ...payload }) => {
    const draw = await findDraw(database, BigInt(drawId))
    return html`${memberReasonPart(getMemberReason(payload, '').texts)}
    ${draw && html`${effectPart(await readEffect(database, draw))} ${await drawFacts(database, draw)}`}`
  },
  describe: ({ draw }) => `Void draw ${draw}, return all stakes and take payouts back`,
  apply: async (tx, { payload, reason, operators }) => {
    const before = await unmoved(tx, payload)
    const after = await voidDraw(tx, before, { actor: operators.join(', '), ...getMemberReason(payload, reason) })
    return { old: { state: before.state }, new: { state: after.state } }
  },
}

export const correction: ReviewedKind = {
  ...review,
  kind: 'lottery.corrected',
  show: async (database, { drawId = '', numbers = '', ...payload }) => {
    const draw = await findDraw(database, BigInt(drawId))
    if (!draw) return html``
    const now = await getResult(database, draw)
    return html`${changeTable({ Result: now.join(' ') }, { Result: splitNumbers(numbers).join(' ') })}
    ${memberReasonPart(getMemberReason(payload, '').texts)}
    ${effectPart(await readEffect(database, draw, splitNumbers(numbers)))} ${await drawFacts(database, draw)}`
  },
  describe: ({ draw, numbers }) => `Correct the result of draw ${draw} to ${numbers}`,
  apply: async (tx, { payload, reason, operators }) => {
    const before = await unmoved(tx, payload)
    const old = await getResult(tx, before)
    const numbers = splitNumbers(payload.numbers)
    const after = await correctResult(tx, before.id, {
      numbers,
      actor: operators.join(', '),
      ...getMemberReason(payload, reason),
    })
    return { old: { version: before.resultVersion, numbers: old }, new: { version: after.resultVersion, numbers } }
  },
}

/** Lets a draw go on, which pays its winners. */
export const released: ReviewedKind = {
  ...review,
  kind: 'lottery.released',
  show: async (database, { drawId = '' }) => {
    const draw = await findDraw(database, BigInt(drawId))
    return html`${
      draw &&
      html`<p>${afterRelease(draw)}</p>
        ${await drawFacts(database, draw)}`
    }`
  },
  describe: ({ draw }) => `Release draw ${draw}, which then goes on`,
  apply: async (tx, { payload, operators }) => {
    const before = await unmoved(tx, payload)
    await releaseDraw(tx, before, { actor: operators.join(', ') })
    return { old: { held: 'yes' }, new: { held: 'no' } }
  },
}

export const isCorrectable = ({ state, heldAt }: LotteryDraw) =>
  state === 'SETTLED' || (state === 'DRAWN' && heldAt !== null)
export const isVoidable = ({ state, heldAt }: LotteryDraw) => VOIDABLE.includes(state) || heldAt !== null

export function afterRelease({ state, closeAt }: LotteryDraw): string {
  if (state === 'DRAWN') return 'Its result is shown to the end, and its winners are paid.'
  const isOpen = (state === 'SCHEDULED' || state === 'SELLING') && closeAt.getTime() > Date.now()
  return isOpen
    ? `It sells again until ${momentText(closeAt)}, and is drawn at its time.`
    : 'It is closed, drawn and paid at once where its times have passed.'
}

export async function drawFacts(database: Database, draw: LotteryDraw): Promise<Html> {
  const { settlement, results, steps } = await readDrawHistory(database, draw)
  return html`${facts({
      Draw: nameIn(draw),
      Lottery: lotteryName(getGame(draw.lotteryCode), 'EN'),
      State: stateText(draw),
      Held: draw.heldAt && `since ${momentText(draw.heldAt)}; nothing is sold, drawn, shown or paid`,
      'Sale closes': momentText(draw.closeAt),
      'Draw time': momentText(draw.drawAt),
      Tickets: String(draw.ticketCount ?? ''),
      Lines: String(draw.lineCount ?? ''),
      Stakes: moneyText(draw.stakeSum),
      Settlement: settlementText(settlement, draw.state === 'VOID'),
    })}
    <h2>Results</h2>
    ${table(
      ['Version>', 'Numbers', 'At', 'By', 'Reason for members'],
      results.map(({ version, numbers, createdAt, actor, reason }) => [
        String(version),
        numbers.join(' '),
        momentText(createdAt),
        actor,
        reason ?? '',
      ]),
      'There is no result yet.',
    )}
    <h2>History</h2>
    ${table(
      ['At', 'State', 'By', 'Reason for members'],
      steps.map(({ at, state, actor, reason }) => [momentText(at), words(state), actor, reason ?? '']),
      'Nothing is kept.',
    )}
    ${memberReasonPart(draw.holdTexts)}`
}

export const stateText = ({ state, heldAt }: LotteryDraw) => (heldAt === null ? words(state) : `${words(state)}, held`)

/** Winners are paid before the tickets of their groups are recorded. */
function settlementText(
  { buckets, unpaid, unrecorded }: { buckets: number; unpaid: number; unrecorded: number },
  isVoid: boolean,
): string {
  if (buckets === 0) return ''
  if (isVoid)
    return unpaid === 0
      ? 'The draw is void: all stakes are returned.'
      : `The draw is void: of ${buckets} groups of members, ${unpaid} still wait for their stakes.`
  if (unpaid + unrecorded === 0) return 'All members are paid, and all tickets recorded.'
  return `Of ${buckets} groups of members, ${unpaid} are still to be paid and ${unrecorded} to be recorded.`
}

/** @throws OfficeError for what is no result of such a draw */
export function newResult(draw: LotteryDraw, numbers: string): string[] {
  const changed = splitNumbers(numbers)
  if (!isResult(getGame(draw.lotteryCode), changed))
    throw new OfficeError('These are not the numbers of such a draw, in draw order and with their leading zeros.', 400)
  return changed
}

/** The draw, unless its state has changed since the operator loaded the page. */
export async function unmoved(
  tx: Parameters<typeof lockDraw>[0],
  { drawId = '0', version: seen }: Readonly<Record<string, string>>,
): Promise<LotteryDraw> {
  const draw = await lockDraw(tx, BigInt(drawId))
  if (String(draw.version) !== seen)
    throw new OfficeError('The draw has changed since the decision was made. Review it again.')
  return draw
}

export const nameIn = ({ lotteryCode, issue }: LotteryDraw) => `${lotteryCode} ${issue}`
export const getSubject = ({ id }: LotteryDraw) => `lottery-draw:${id}`
const splitNumbers = (text = ''): string[] => text.split(/[\s,]+/).filter((number) => number !== '')

export async function findByPath(database: Database, { id }: Readonly<Record<string, string>>) {
  const drawId = parseLargeId(id)
  return drawId === undefined ? undefined : findDraw(database, drawId)
}
