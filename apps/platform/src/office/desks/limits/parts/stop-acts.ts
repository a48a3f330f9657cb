import * as z from 'zod'
import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { listStops, RISK_STOPS, type RiskStop, setStops, tellStops } from '../../../../domains/money/limits/stops.ts'
import { lockStanding } from '../../../../domains/people/member/operator.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { decide, type ReviewedKind } from '../../../kit/decisions.ts'
import { pendingPanel } from '../../../kit/decision-pages.ts'
import { html, type Html } from '../../../kit/html.ts'
import { withReason } from '../../../kit/inputs.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, changeTable, reasonField } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { EFFECTS } from '../../../../domains/money/risk/operator.ts'
import { type Card, requireCard } from '../../member/parts/member-card.ts'

type Payload = Readonly<Record<string, string>>

const EFFECT_OF = { WITHDRAWALS: EFFECTS.WITHDRAWALS_STOPPED, PLAY: EFFECTS.PLAY_STOPPED } as const
const LABELS = { WITHDRAWALS: 'Withdrawals', PLAY: 'Play and deposits' } as const

const getSubject = (memberId: number | string) => `member:${memberId}:stops`
const getField = (stop: RiskStop) => `stop_${stop}`
const readWanted = ({ stops = '' }: Payload): RiskStop[] => RISK_STOPS.filter((stop) => stops.split(' ').includes(stop))
const readStopped = async (on: Database | Transaction, memberId: number) =>
  (await listStops(on, memberId)).map(({ kind }) => kind)
const getTerms = (stopped: readonly RiskStop[]) =>
  Object.fromEntries(RISK_STOPS.map((stop) => [LABELS[stop], stopped.includes(stop) ? 'stopped' : 'go on']))

async function refuseUnchanged(tx: Transaction, payload: Payload): Promise<void> {
  const stopped = await readStopped(tx, Number(payload.memberId))
  const wanted = readWanted(payload)
  if (RISK_STOPS.every((stop) => stopped.includes(stop) === wanted.includes(stop)))
    throw new OfficeError('Nothing would change: choose what is to be stopped, or what is to go on.')
}

/** Stops and lifts outside of a case: each alone, as a decision about a case does. */
export const stopsChanged: ReviewedKind = {
  kind: 'member.stops-changed',
  permission: 'risk.decide',
  describe: (payload) => {
    const stops = readWanted(payload).map((stop) => LABELS[stop].toLowerCase())
    return `Member ${payload.memberId}: ${stops.length === 0 ? 'nothing is stopped any more' : `stop ${stops.join(', ')}`}`
  },
  basis: async (tx, { memberId }) => ({
    ...(await lockStanding(tx, Number(memberId))),
    stops: await readStopped(tx, Number(memberId)),
  }),
  show: async (database, payload) => {
    const wanted = readWanted(payload)
    return html`${changeTable(getTerms(await readStopped(database, Number(payload.memberId))), getTerms(wanted))}
    ${wanted.map((stop) => html`<p class="muted"><strong>${EFFECT_OF[stop].title}.</strong> ${EFFECT_OF[stop].says}</p>`)}`
  },
  apply: async (tx, { payload, operators }) => {
    await refuseUnchanged(tx, payload)
    const memberId = Number(payload.memberId)
    const stops = readWanted(payload)
    const old = await readStopped(tx, memberId)
    const changed = await setStops(tx, { memberId, caseId: null, by: operators.join(', '), stops })
    await tellStops(tx, memberId, changed)
    return { old: { stops: old }, new: { stops } }
  },
}

const stopInput = withReason.catchall(z.string())

export function stopRoutes({ action }: OfficeRoutes): void {
  action('/members/:memberId/stops', 'risk.decide', stopInput, async (call, { reason, ...sent }) => {
    const { member } = await requireCard(call)
    if (!isRealAccount(member.kind) || member.closedAt !== null)
      throw new OfficeError('The account is closed, or a demo account.', 404)
    const stops = RISK_STOPS.filter((stop) => sent[getField(stop)] === 'yes').join(' ')
    const payload = { memberId: String(member.id), stops }
    const outcome = await decide(call.database, stopsChanged, {
      subject: getSubject(member.id),
      payload,
      reason,
      actor: call.actor,
      operators: 2,
      check: (tx) => refuseUnchanged(tx, payload),
    })
    return { to: `/members/${member.id}/closing`, notice: getNotice(outcome) }
  })
}

/** What may be stopped and lifted; nothing for operators who may not read signs of risk. */
export async function stopActs(call: OfficeCall, { member }: Card): Promise<Html> {
  if (!call.may('risk.read') || !isRealAccount(member.kind) || member.closedAt !== null) return html``
  const waiting = await pendingPanel(call, getSubject(member.id), [stopsChanged])
  const stopped = await readStopped(call.database, member.id)
  return html`<h2>Stop withdrawals or play</h2>
    ${
      waiting ??
      html`<section class="panel">
        <p class="muted">
          Each alone, until two operators lift it here or in a case. What is chosen holds from then on; what is not
          chosen ends. The member gets a letter that gives no grounds.
        </p>
        ${actionForm(call.csrfToken, {
          action: `/members/${member.id}/stops`,
          button: 'Propose',
          second: true,
          fields: html`<fieldset>
              <legend>Stopped from then on</legend>
              ${RISK_STOPS.map(
                (stop) =>
                  html`<label class="choice"
                    ><input
                      type="checkbox"
                      name="${getField(stop)}"
                      value="yes"
                      ${stopped.includes(stop) && html`checked`}
                    />
                    <span
                      ><strong>${LABELS[stop]}</strong><br /><span class="muted">${EFFECT_OF[stop].says}</span></span
                    >
                  </label>`,
              )}
            </fieldset>
            ${reasonField('Why, for operators only')}`,
        })}
      </section>`
    }`
}
