import { parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import { breakHooks } from '../../../hooks.ts'
import { LIMITS } from '../../../domains/money/limits/limit-rules.ts'
import { listStops } from '../../../domains/money/limits/stops.ts'
import {
  countOperators,
  type CaseClosing,
  decideCase,
  EFFECT_KEYS,
  type EffectKey,
  EFFECTS,
  findCaseObstacle,
  findRiskCase,
  isEffect,
  listCaseEvents,
  type ListedCase,
  type NewLimit,
  readCaseBasis,
  reopenCase,
} from '../../../domains/money/risk/operator.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { prepareClosing } from '../../../domains/money/limits/close-account.ts'
import type { Funds } from '../../../domains/money/wallet/transfer/move-funds.ts'
import {
  closingFields,
  closingInput,
  explainClosing,
  readClosingEffect,
  refuseClosing,
} from '../limits/parts/closing-texts.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'
import { getLabel } from '../limits/parts/protection-facts.ts'
import { hitDecided } from './list-decision.ts'
import { casePath, caseSubject, effectText, historyTable, limitText } from './parts/case-parts.ts'

type Payload = Readonly<Record<string, string>>

/** Brings money home and pays bills, before an account is closed. */
type Prepare = (database: Database, memberId: number) => Promise<void>

const getKey = ({ memberId, caseId }: Payload) => ({ memberId: Number(memberId), caseId: Number(caseId) })
const readEffects = ({ effects = '' }: Payload): EffectKey[] => effects.split(' ').filter(isEffect)
const readLimit = ({ kind, period, value = '' }: Payload): NewLimit | undefined => {
  const limit = LIMITS.find((known) => known.kind === kind && known.period === period)
  return limit && value !== '' ? { ...limit, value: BigInt(value) } : undefined
}
/** A proposal of an earlier release names no ground: the account was paid out. */
const readClosing = (payload: Payload): CaseClosing | undefined => {
  if (!readEffects(payload).includes('ACCOUNT_CLOSED')) return undefined
  const { ground, balance } = closingInput.parse({ ground: 'HOUSE', balance: 'paid', ...payload })
  return { ground, withholds: balance === 'withheld' }
}

async function refuseObstacle(...[tx, payload]: Parameters<ReviewedKind['basis']>): Promise<void> {
  const decision = { effects: readEffects(payload), limit: readLimit(payload), closing: readClosing(payload) }
  const obstacle = await findCaseObstacle(tx, getKey(payload), decision)
  if (obstacle !== undefined) throw new OfficeError(obstacle)
}

/** What operators see of a decision before it is made. */
async function readDecisionEffect(database: Database, payload: Payload): Promise<Html> {
  const { memberId } = getKey(payload)
  const stops = await listStops(database, memberId)
  const effects = readEffects(payload)
  const closing = readClosing(payload)
  return html`${facts({
    'Stopped now': stops.length === 0 ? 'nothing' : stops.map(({ kind }) => kind.toLowerCase()).join(', '),
    'From then on': effectText(effects),
    Limit: limitText(payload).trim(),
  })}
  ${effects.map((effect) => html`<p class="muted"><strong>${EFFECTS[effect].title}.</strong> ${EFFECTS[effect].says}</p>`)}
  ${closing && (await readClosingEffect(database, memberId, closing))}`
}

const decidedKind = (prepare: Prepare): ReviewedKind => ({
  kind: 'risk-case.decided',
  permission: 'risk.decide',
  describe: (payload) =>
    `Decide risk case ${payload.caseId} of member ${payload.memberId}: ${effectText(readEffects(payload))}`,
  prepare: async (database, payload) => {
    if (readEffects(payload).includes('ACCOUNT_CLOSED')) await prepare(database, getKey(payload).memberId)
  },
  basis: (tx, payload) => readCaseBasis(tx, getKey(payload)),
  show: async (database, payload, call) => {
    const { memberId, caseId } = getKey(payload)
    return html`${await readDecisionEffect(database, payload)}
      <p><a href="${casePath({ memberId, id: caseId })}">The case</a></p>
      ${historyTable(call, await listCaseEvents(database, { memberId, id: caseId }))}`
  },
  apply: async (tx, { payload, reason, operators }) => {
    await refuseObstacle(tx, payload)
    const effects = readEffects(payload)
    const chosen = { effects, limit: readLimit(payload), closing: readClosing(payload) }
    const decision = { ...chosen, reason, by: operators.join(', ') }
    const { begun, ended } = await explainClosing(decideCase(tx, getKey(payload), decision, breakHooks.closing))
    return { new: { ...payload, begun, ended } }
  },
})

const reopened: DecisionKind = {
  kind: 'risk-case.reopened',
  permission: 'risk.decide',
  describe: ({ memberId, caseId }) => `Reopen risk case ${caseId} of member ${memberId}`,
  apply: async (tx, { payload, reason, operators }) => {
    if (!(await reopenCase(tx, { ...getKey(payload), by: operators.join(', '), text: reason })))
      throw new OfficeError('The case is open, or another one of the member is.')
    return { old: { state: 'DECIDED' }, new: { state: 'OPEN', ...payload } }
  },
}

/** Kinds of decisions about a case. */
export function caseDecisions(transfers: Funds['transfers']) {
  const prepare: Prepare = (database, memberId) => prepareClosing({ database, transfers }, memberId, breakHooks.closing)
  return [decidedKind(prepare), reopened, hitDecided] as const
}
type CaseDecisions = ReturnType<typeof caseDecisions>

const getField = (effect: EffectKey) => `effect_${effect}`
const limitId = ({ kind, period }: (typeof LIMITS)[number]) => `${kind}-${period}`

const previewInput = z
  .object({
    limit: z.enum(LIMITS.map(limitId) as [string, ...string[]]),
    value: z
      .string()
      .trim()
      .regex(/^(?:[1-9]\d{0,11})?$/, { error: 'is a whole number above zero' }),
  })
  .catchall(z.string())
const decisionInput = withReason.and(previewInput)

/** What the form says, as it is stored with a proposal. */
function getPayload({ row }: ListedCase, { limit: id, value, ...sent }: z.output<typeof previewInput>) {
  const effects = EFFECT_KEYS.filter((effect) => sent[getField(effect)] === 'yes')
  const limit = effects.includes('LIMIT_SET') ? LIMITS.find((known) => limitId(known) === id) : undefined
  const stored = limit && value !== '' && limit.kind !== 'SESSION_TIME' ? String(parseAmount(value)) : value
  return {
    memberId: String(row.memberId),
    caseId: String(row.id),
    effects: effects.join(' '),
    ...(limit && { ...limit, value: stored }),
    ...(effects.includes('ACCOUNT_CLOSED') && readForm(closingInput, sent)),
  }
}

export function decisionRoutes(
  { action, preview }: OfficeRoutes,
  [decided]: CaseDecisions,
  require: (call: OfficeCall) => Promise<ListedCase>,
): void {
  const path = '/risk-cases/:memberId/:id/decide'
  preview(path, 'risk.decide', async (call, typed) => {
    const found = await require(call)
    return readDecisionEffect(call.database, getPayload(found, readForm(previewInput, typed)))
  })
  action(path, 'risk.decide', decisionInput, async (call, input) => {
    const { actor, database } = call
    const found = await require(call)
    const payload = getPayload(found, input)
    const effects = readEffects(payload)
    const { memberId } = found.row
    const stopped = (await listStops(database, memberId)).map(({ kind }) => kind)
    await decided.prepare?.(database, payload)
    const outcome = await decide(database, decided, {
      subject: caseSubject(found.row),
      payload,
      reason: input.reason,
      actor,
      operators: countOperators(effects, stopped),
      check: async (tx) => {
        await refuseObstacle(tx, payload)
        const closing = readClosing(payload)
        if (closing) await refuseClosing(database, tx, { memberId, withholds: closing.withholds })
      },
    })
    return { to: casePath(found.row), notice: getNotice(outcome) }
  })
  action('/risk-cases/:memberId/:id/reopen', 'risk.decide', withReason, async (call, { reason }) => {
    const { row } = await require(call)
    const payload = { memberId: String(row.memberId), caseId: String(row.id) }
    const requested = { subject: caseSubject(row), payload, reason, actor: call.actor, operators: 1 } as const
    await decide(call.database, reopened, requested)
    return { to: casePath(row), notice: 'done' }
  })
}

/** What waits for a second operator, or the form to decide or to reopen. */
export async function decisionPart(
  call: OfficeCall,
  { row, fundsAskedAt }: ListedCase,
  kinds: CaseDecisions,
): Promise<Html> {
  const { csrfToken, database } = call
  const waiting = await pendingPanel(call, caseSubject(row), kinds)
  if (waiting || !call.may('risk.decide')) return waiting ?? html``
  if (row.state === 'DECIDED')
    return html`<section class="panel">
      <h2>Open it again</h2>
      <p class="muted">What is stopped stays so until the next decision.</p>
      ${actionForm(csrfToken, {
        action: `${casePath(row)}/reopen`,
        button: 'Reopen',
        fields: reasonField('What has come to light'),
        second: true,
      })}
    </section>`
  const stops = (await listStops(database, row.memberId)).map(({ kind }) => kind)
  const isInForce = (effect: EffectKey) => {
    const { stops: stop } = EFFECTS[effect]
    return stop === undefined ? effect === 'FUNDS_ASKED' && fundsAskedAt !== null : stops.includes(stop)
  }
  return html`<section class="panel">
    <h2>Decide</h2>
    <p class="muted">
      What is chosen holds from now on; a stop or a request for documents that is not chosen ends. Stopping something,
      ending that, and closing the account take two operators. Without a choice the case ends without effects.
    </p>
    ${actionForm(csrfToken, {
      action: `${casePath(row)}/decide`,
      button: 'Decide',
      hasPreview: true,
      fields: html`<fieldset>
          <legend>Effects</legend>
          ${EFFECT_KEYS.map((effect) => {
            const { title, says, operators } = EFFECTS[effect]
            return html`<label class="choice"
              ><input type="checkbox" name="${getField(effect)}" value="yes" ${isInForce(effect) && html`checked`} />
              <span
                ><strong>${title}</strong>${operators === 2 && ' (two operators)'}<br /><span class="muted"
                  >${says}</span
                ></span
              ></label
            >`
          })}
        </fieldset>
        <fieldset>
          <legend>If a limit is set</legend>
          <label
            ><span>Limit</span
            ><select name="limit">
              ${LIMITS.map((limit) => html`<option value="${limitId(limit)}">${getLabel(limit)}</option>`)}
            </select></label
          ><label
            ><span>Amount, or minutes of session time</span><input name="value" inputmode="numeric" pattern="[0-9]*"
          /></label>
        </fieldset>
        <fieldset>
          <legend>If the account is closed</legend>
          ${closingFields()}
        </fieldset>
        ${reasonField('Why, for operators and the history of the case')}`,
    })}
  </section>`
}

export const findCaseAt = ({ database, params }: OfficeCall): Promise<ListedCase | undefined> => {
  const { memberId = '', id = '' } = params
  return /^\d{1,9}$/.test(memberId) && /^\d{1,9}$/.test(id)
    ? findRiskCase(database, { memberId: Number(memberId), id: Number(id) })
    : Promise.resolve(undefined)
}
