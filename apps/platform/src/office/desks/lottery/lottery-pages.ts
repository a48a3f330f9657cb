import { lotteryName } from '@playhouse/engines/lottery/names.ts'
import { isResultOf } from '@playhouse/engines/lottery/games.ts'
import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import type { ReasonTexts } from '../../../domains/play/lottery/reasons.ts'
import { correctResult, lockDraw, voidDraw } from '../../../domains/play/lottery/draw-machine.ts'
import {
  countHeldDraws,
  holdDraw,
  isHoldable,
  listHeldDraws,
  releaseDraw,
} from '../../../domains/play/lottery/hold-draws.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { gameOf } from '../../../domains/play/lottery/lotteries.ts'
import {
  findDraw,
  hasTickets,
  listDrawsNamed,
  listDrawsWithTickets,
  readDrawHistory,
  resultOf,
} from '../../../domains/play/lottery/operator.ts'
import { effectOf } from '../../../domains/play/lottery/decision-effect.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { effectPart } from './draw-effect.ts'
import { holidaysChanged, registerLotteryHolidays } from './lottery-holidays.ts'
import { readingChanged, registerLotteryReading } from './lottery-reading.ts'
import { lotterySwitched, registerLotterySwitch } from './lottery-switch.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { planInput } from '../../kit/form-fields.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { largeIdOf, withReason } from '../../kit/inputs.ts'
import {
  memberReasonFields,
  memberReasonOf,
  memberReasonPart,
  memberReasonPayload,
  readMemberReason,
} from './member-reason.ts'
import { OfficeError } from '../../kit/office-error.ts'
import type { ActingOperator } from '../../kit/operator-accounts.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table } from '../../kit/page.ts'
import { noticeOf, type OfficeCall, type OfficeSection } from '../../kit/section.ts'
import { drawTickets } from './ticket-pages.ts'

/** All but those in which a result is being shown or settled. */
const VOIDABLE = ['SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'SETTLED']

const seenVersion = z.string().regex(/^\d{1,9}$/)
/** Without a reason for members. */
const versioned = withReason.extend({ version: seenVersion })
const explained = planInput.extend({ version: seenVersion })
const corrected = explained.extend({ numbers: z.string().max(400) })

/** Who makes both decisions, and what they rest on. */
const review: Pick<ReviewedKind, 'permission' | 'confirm' | 'basis'> = {
  permission: 'lotteries.decide',
  confirm: 'lotteries.confirm',
  basis: async (tx, { drawId = '0' }) => {
    const { state, version: current, resultVersion } = await lockDraw(tx, BigInt(drawId))
    return { state, version: current, resultVersion }
  },
}

const voided: ReviewedKind = {
  ...review,
  kind: 'lottery.voided',
  show: async (database, { drawId = '', ...payload }) => {
    const draw = await findDraw(database, BigInt(drawId))
    return html`${memberReasonPart(memberReasonOf(payload, '').texts)}
    ${draw && html`${effectPart(await effectOf(database, draw))} ${await drawFacts(database, draw)}`}`
  },
  describe: ({ draw }) => `Void draw ${draw}, return all stakes and take payouts back`,
  apply: async (tx, { payload, reason, operators }) => {
    const before = await unmoved(tx, payload)
    const after = await voidDraw(tx, before, { actor: operators.join(', '), ...memberReasonOf(payload, reason) })
    return { old: { state: before.state }, new: { state: after.state } }
  },
}

const correction: ReviewedKind = {
  ...review,
  kind: 'lottery.corrected',
  show: async (database, { drawId = '', numbers = '', ...payload }) => {
    const draw = await findDraw(database, BigInt(drawId))
    if (!draw) return html``
    const now = await resultOf(database, draw)
    return html`${changeTable({ Result: now.join(' ') }, { Result: splitNumbers(numbers).join(' ') })}
    ${memberReasonPart(memberReasonOf(payload, '').texts)}
    ${effectPart(await effectOf(database, draw, splitNumbers(numbers)))} ${await drawFacts(database, draw)}`
  },
  describe: ({ draw, numbers }) => `Correct the result of draw ${draw} to ${numbers}`,
  apply: async (tx, { payload, reason, operators }) => {
    const before = await unmoved(tx, payload)
    const old = await resultOf(tx, before)
    const numbers = splitNumbers(payload.numbers)
    const after = await correctResult(tx, before.id, {
      numbers,
      actor: operators.join(', '),
      ...memberReasonOf(payload, reason),
    })
    return { old: { version: before.resultVersion, numbers: old }, new: { version: after.resultVersion, numbers } }
  },
}

/** Lets a draw go on, which pays its winners. */
const released: ReviewedKind = {
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

const DECISIONS = [voided, correction, released, lotterySwitched, holidaysChanged, readingChanged]

/** Draws that must be held or voided, and results that were wrong. What pays or takes money always takes two operators. */
export const lotterySection = (brand: () => Promise<{ languages: readonly string[] }>): OfficeSection => ({
  path: '/lotteries',
  title: 'Lotteries',
  group: 'Site',
  permission: 'lotteries.read',
  decisions: DECISIONS,
  waiting: countHeldDraws,
  register(routes) {
    const { page, action, preview } = routes
    registerLotterySwitch(routes)
    registerLotteryHolidays(routes)
    registerLotteryReading(routes)
    page('/lotteries', 'lotteries.read', async ({ database, may, query }) => {
      const [code = '', issue = ''] = (query.draw ?? '').trim().split(/[\s-]+/)
      const found =
        code === '' ? await listDrawsWithTickets(database) : await listDrawsNamed(database, code.toUpperCase(), issue)
      const held = await listHeldDraws(database)
      return {
        title: 'Lotteries',
        body: html`<form method="get" action="/lotteries">
            <label
              ><span>Lottery, or lottery and draw: HA_NOI 20261122</span><input name="draw" value="${query.draw ?? ''}"
            /></label>
            <button class="second">Show</button>
          </form>
          ${may('lotteries.decide') && html`<p><a href="/lotteries/switch">Switch lotteries on or off</a></p>`}
          <p><a href="/lotteries/holidays">Holidays</a></p>
          <p><a href="/lotteries/reading">How texts of bets are read</a></p>
          ${
            held.length > 0 &&
            html`<h2>Held draws</h2>
              ${drawTable(held)}`
          }
          <h2>${code === '' ? 'Draws with tickets of the last seven days' : 'Draws'}</h2>
          ${drawTable(found)}`,
      }
    })

    page('/lotteries/:id', 'lotteries.read', async (call) => {
      const draw = await findByPath(call.database, call.params)
      if (!draw) return undefined
      return {
        title: `Draw ${nameIn(draw)}`,
        body: html`${await drawFacts(call.database, draw)} ${await decisionForms(call, draw, (await brand()).languages)}
        ${call.may('bets.read') && (await drawTickets(call, draw))}`,
      }
    })

    preview(
      '/lotteries/:id/void',
      'lotteries.decide',
      async ({ database, params }, sent) =>
        html`<section class="panel">
          ${effectPart(await effectOf(database, await existing(database, params)))}
          ${memberReasonPart(memberReasonOf(sent, '').texts)}
        </section>`,
    )
    preview('/lotteries/:id/correct', 'lotteries.decide', async ({ database, params }, { numbers = '', ...sent }) => {
      const draw = await existing(database, params)
      const changed = newResult(draw, numbers)
      return html`<section class="panel">
        ${effectPart(await effectOf(database, draw, changed))} ${memberReasonPart(memberReasonOf(sent, '').texts)}
      </section>`
    })
    action('/lotteries/:id/void', 'lotteries.decide', explained, async ({ actor, database, params }, sent) => {
      const draw = await existing(database, params)
      if (!isVoidable(draw))
        throw new OfficeError(
          'The draw is void already, or its result is being shown or settled. Hold it first, or try again once it is settled.',
        )
      const { texts } = readMemberReason(sent, (await brand()).languages)
      return propose(database, voided, { ...sent, draw, actor, texts })
    })
    action('/lotteries/:id/hold', 'lotteries.decide', explained, async ({ actor, database, params }, sent) => {
      const draw = await existing(database, params)
      const why = readMemberReason(sent, (await brand()).languages)
      await withTransaction(database, async (tx) => {
        const before = await unmoved(tx, { drawId: String(draw.id), version: sent.version })
        if (!(await isHoldable(tx, before)))
          throw new OfficeError(
            'The draw is held already, or its result is being paid or has been. What is paid can be corrected or voided once it is settled.',
          )
        await holdDraw(tx, before, { actor: actor.name, ...why })
        await recordAudit(tx, {
          actor,
          action: 'lottery.held',
          subject: subjectOf(draw),
          old: { state: before.state, held: 'no' },
          new: { held: 'yes', ...memberReasonPayload(why.texts) },
          reason: sent.reason,
        })
      })
      return { to: `/lotteries/${draw.id}`, notice: 'done' }
    })
    action(
      '/lotteries/:id/release',
      'lotteries.decide',
      versioned,
      async ({ actor, database, params }, { reason, version: seen }) => {
        const draw = await existing(database, params)
        if (draw.heldAt === null) throw new OfficeError('The draw is not held.')
        return propose(database, released, {
          draw,
          version: seen,
          actor,
          reason,
          operators: (await hasTickets(database, draw)) ? 2 : 1,
        })
      },
    )
    action(
      '/lotteries/:id/correct',
      'lotteries.decide',
      corrected,
      async ({ actor, database, params }, { numbers, ...sent }) => {
        const draw = await existing(database, params)
        if (!isCorrectable(draw))
          throw new OfficeError('Only the result of a draw that is settled, or held with a result, can be corrected.')
        const changed = newResult(draw, numbers)
        if ((await resultOf(database, draw)).join() === changed.join())
          throw new OfficeError('That is the result already.', 400)
        const { texts } = readMemberReason(sent, (await brand()).languages)
        return propose(database, correction, { ...sent, draw, actor, texts, numbers: changed.join(' ') })
      },
    )
  },
})

const isCorrectable = ({ state, heldAt }: LotteryDraw) => state === 'SETTLED' || (state === 'DRAWN' && heldAt !== null)
const isVoidable = ({ state, heldAt }: LotteryDraw) => VOIDABLE.includes(state) || heldAt !== null

/** What releasing a draw leads to. */
function afterRelease({ state, closeAt }: LotteryDraw): string {
  if (state === 'DRAWN') return 'Its result is shown to the end, and its winners are paid.'
  const isOpen = (state === 'SCHEDULED' || state === 'SELLING') && closeAt.getTime() > Date.now()
  return isOpen
    ? `It sells again until ${momentText(closeAt)}, and is drawn at its time.`
    : 'It is closed, drawn and paid at once where its times have passed.'
}

/** The draw with its results and history. */
async function drawFacts(database: Database, draw: LotteryDraw): Promise<Html> {
  const { settlement, results, steps } = await readDrawHistory(database, draw)
  return html`${facts({
      Draw: nameIn(draw),
      Lottery: lotteryName(gameOf(draw.lotteryCode), 'EN'),
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

const stateText = ({ state, heldAt }: LotteryDraw) => (heldAt === null ? words(state) : `${words(state)}, held`)

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
function newResult(draw: LotteryDraw, numbers: string): string[] {
  const changed = splitNumbers(numbers)
  if (!isResultOf(gameOf(draw.lotteryCode), changed))
    throw new OfficeError('These are not the numbers of such a draw, in draw order and with their leading zeros.', 400)
  return changed
}

interface Proposal {
  draw: LotteryDraw
  version: string
  actor: ActingOperator
  reason: string
  texts?: ReasonTexts
  numbers?: string
  operators?: 1 | 2
}

async function propose(
  database: Database,
  kind: ReviewedKind,
  { draw, version: seen, actor, reason, texts = {}, numbers, operators = 2 }: Proposal,
) {
  const named = { drawId: String(draw.id), draw: nameIn(draw) }
  const payload = {
    ...named,
    version: seen,
    ...(numbers !== undefined && { numbers }),
    ...memberReasonPayload(texts),
  }
  const outcome = await decide(database, kind, {
    subject: subjectOf(draw),
    payload,
    check: (tx) => unmoved(tx, payload),
    reason,
    actor,
    operators,
  })
  return { to: `/lotteries/${draw.id}`, notice: noticeOf(outcome) }
}

/** The draw, unless it moved since the operator looked at it. */
async function unmoved(
  tx: Parameters<typeof lockDraw>[0],
  { drawId = '0', version: seen }: Readonly<Record<string, string>>,
): Promise<LotteryDraw> {
  const draw = await lockDraw(tx, BigInt(drawId))
  if (String(draw.version) !== seen)
    throw new OfficeError('The draw has changed since the decision was made. Review it again.')
  return draw
}

async function decisionForms(call: OfficeCall, draw: LotteryDraw, languages: readonly string[]): Promise<Html> {
  const waiting = await pendingPanel(call, subjectOf(draw), DECISIONS)
  if (!call.may('lotteries.decide')) return waiting ?? html``
  const isPreviewed = (name: string) => name === 'void' || name === 'correct'
  const form = (name: string, button: string, note: string, fields: Html) =>
    html`<section class="panel">
      <h2>${button}</h2>
      <p class="muted">${note}</p>
      ${actionForm(call.csrfToken, {
        action: `/lotteries/${draw.id}/${name}`,
        button,
        fields: html`${hidden('version', draw.version)}${fields}
        ${name !== 'release' && memberReasonFields(languages)}${reasonField('Reason for the audit log; members do not see it')}`,
        second: name !== 'hold',
        hasPreview: isPreviewed(name),
      })}
    </section>`
  // Somebody may have to stop it while others still decide what becomes of it.
  const hold =
    (await isHoldable(call.database, draw)) &&
    form(
      'hold',
      'Hold the draw',
      'It takes effect at once. Nothing is sold, cancelled, drawn, shown or paid until it is released or void; stakes stay.',
      html``,
    )
  if (waiting) return html`${waiting} ${hold}`
  const decided = [
    hold,
    draw.heldAt !== null &&
      form(
        'release',
        'Release the draw',
        `${afterRelease(draw)} Of a draw with tickets it takes two operators.`,
        html``,
      ),
    isCorrectable(draw) &&
      form(
        'correct',
        'Correct the result',
        'It takes two operators. The preview says what it would pay and take back.',
        html`<label
          ><span>Numbers in draw order</span
          ><textarea name="numbers" rows="3" required>${(await resultOf(call.database, draw)).join(' ')}</textarea>
        </label>`,
      ),
    isVoidable(draw) &&
      form(
        'void',
        'Void the draw',
        'It takes two operators. The preview says what it would pay and take back.',
        html``,
      ),
  ].filter((part) => part !== false)
  return decided.length === 0 ? html`<p class="muted">There is nothing to decide.</p>` : html`${decided}`
}

const nameIn = ({ lotteryCode, issue }: LotteryDraw) => `${lotteryCode} ${issue}`
const subjectOf = ({ id }: LotteryDraw) => `lottery-draw:${id}`
const splitNumbers = (text = ''): string[] => text.split(/[\s,]+/).filter((number) => number !== '')

const drawTable = (draws: readonly LotteryDraw[]) =>
  table(
    ['Draw', 'State', 'Sale closes', 'Draw time', 'Tickets>', 'Stakes>', 'Result'],
    draws.map((draw) => [
      html`<a href="/lotteries/${draw.id}">${nameIn(draw)}</a>`,
      stateText(draw),
      momentText(draw.closeAt),
      momentText(draw.drawAt),
      String(draw.ticketCount ?? ''),
      moneyText(draw.stakeSum),
      draw.resultVersion > 1 ? `version ${draw.resultVersion}` : '',
    ]),
    'There is no such draw.',
  )

async function findByPath(database: Database, { id }: Readonly<Record<string, string>>) {
  const drawId = largeIdOf(id)
  return drawId === undefined ? undefined : findDraw(database, drawId)
}

async function existing(database: Database, params: Readonly<Record<string, string>>): Promise<LotteryDraw> {
  const draw = await findByPath(database, params)
  if (!draw) throw new OfficeError('There is no such draw.', 404)
  return draw
}
