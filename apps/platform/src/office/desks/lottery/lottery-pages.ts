import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import type { ReasonTexts } from '../../../domains/play/lottery/reasons.ts'
import { countHeldDraws, holdDraw, isHoldable, listHeldDraws } from '../../../domains/play/lottery/hold-draws.ts'
import type { LotteryDraw } from '../../../domains/play/lottery/draw-states.ts'
import { hasTickets, listDrawsNamed, listDrawsWithTickets, getResult } from '../../../domains/play/lottery/operator.ts'
import { readEffect } from '../../../domains/play/lottery/decision-effect.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { effectPart } from './draw-effect.ts'
import { holidaysChanged, registerLotteryHolidays } from './lottery-holidays.ts'
import { readingChanged, registerLotteryReading } from './lottery-reading.ts'
import { lotterySwitched, registerLotterySwitch } from './lottery-switch.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { planInput } from '../../kit/form-fields.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { withReason } from '../../kit/inputs.ts'
import {
  memberReasonFields,
  getMemberReason,
  memberReasonPart,
  memberReasonPayload,
  readMemberReason,
} from './member-reason.ts'
import { OfficeError } from '../../kit/office-error.ts'
import type { ActingOperator } from '../../kit/operator-accounts.ts'
import { actionForm, hidden, reasonField, table } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeSection, type OfficeRoutes } from '../../kit/section.ts'
import { drawTickets, registerTickets } from './ticket-pages.ts'
import {
  afterRelease,
  correction,
  drawFacts,
  findByPath,
  isCorrectable,
  isVoidable,
  nameIn,
  newResult,
  released,
  stateText,
  getSubject,
  unmoved,
  voided,
} from './draw-decisions.ts'

const seenVersion = z.string().regex(/^\d{1,9}$/)
/** Without a reason for members. */
const versioned = withReason.extend({ version: seenVersion })
const explained = planInput.extend({ version: seenVersion })
const corrected = explained.extend({ numbers: z.string().max(400) })

const DECISIONS = [voided, correction, released, lotterySwitched, holidaysChanged, readingChanged]

type LotteryBrand = () => Promise<{ languages: readonly string[] }>

/** Draws that must be held or voided, and results that were wrong. What pays or takes money always takes two operators. */
export const lotterySection = (brand: LotteryBrand): OfficeSection => ({
  path: '/lotteries',
  title: 'Lotteries',
  group: 'Site',
  permission: 'lotteries.read',
  decisions: DECISIONS,
  waiting: countHeldDraws,
  register(routes) {
    registerTickets(routes)
    registerLotterySwitch(routes)
    registerLotteryHolidays(routes)
    registerLotteryReading(routes)
    registerDrawPages(routes, brand)
    registerDrawActs(routes, brand)
  },
})

function registerDrawPages({ page, preview }: OfficeRoutes, brand: LotteryBrand): void {
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
        ${effectPart(await readEffect(database, await existing(database, params)))}
        ${memberReasonPart(getMemberReason(sent, '').texts)}
      </section>`,
  )
  preview('/lotteries/:id/correct', 'lotteries.decide', async ({ database, params }, { numbers = '', ...sent }) => {
    const draw = await existing(database, params)
    const changed = newResult(draw, numbers)
    return html`<section class="panel">
      ${effectPart(await readEffect(database, draw, changed))} ${memberReasonPart(getMemberReason(sent, '').texts)}
    </section>`
  })
}

function registerDrawActs({ action }: OfficeRoutes, brand: LotteryBrand): void {
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
        subject: getSubject(draw),
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
      if ((await getResult(database, draw)).join() === changed.join())
        throw new OfficeError('That is the result already.', 400)
      const { texts } = readMemberReason(sent, (await brand()).languages)
      return propose(database, correction, { ...sent, draw, actor, texts, numbers: changed.join(' ') })
    },
  )
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
    subject: getSubject(draw),
    payload,
    check: (tx) => unmoved(tx, payload),
    reason,
    actor,
    operators,
  })
  return { to: `/lotteries/${draw.id}`, notice: getNotice(outcome) }
}

async function decisionForms(call: OfficeCall, draw: LotteryDraw, languages: readonly string[]): Promise<Html> {
  const waiting = await pendingPanel(call, getSubject(draw), DECISIONS)
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
          ><textarea name="numbers" rows="3" required>${(await getResult(call.database, draw)).join(' ')}</textarea>
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

async function existing(database: Database, params: Readonly<Record<string, string>>): Promise<LotteryDraw> {
  const draw = await findByPath(database, params)
  if (!draw) throw new OfficeError('There is no such draw.', 404)
  return draw
}
