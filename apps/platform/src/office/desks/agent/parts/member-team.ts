import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { type ContractTerms, highestRate } from '@playhouse/shared/agent-pay.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { listLines, listMemberBills, listMemberContracts } from '../../../../domains/engagement/agent/operator.ts'
import { changeRates, lockRates, rateRange } from '../../../../domains/engagement/agent/rebates.ts'
import { readTeamSize } from '../../../../domains/engagement/agent/team-sums.ts'
import { decide, type ReviewedKind } from '../../../kit/decisions.ts'
import { pendingPanel } from '../../../kit/decision-pages.ts'
import { field, percent, percentText } from '../../../kit/form-fields.ts'
import { countText, momentText, moneyText, words } from '../../../kit/formats.ts'
import { html, type Html } from '../../../kit/html.ts'
import { withReason } from '../../../kit/inputs.ts'
import { memberLink } from '../../../kit/member-link.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import { actionForm, changeTable, facts, reasonField, table, type Terms } from '../../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../../kit/section.ts'
import { kindText, type Card, requireCard } from '../../member/parts/member-card.ts'

/** Listed on the card; the reports have all. */
const LINES_MAX = 50
const BILLS_MAX = 30

const rateSubject = (memberId: number | string) => `member:${memberId}:rates`

type Payload = Readonly<Record<string, string>>
type Range = Awaited<ReturnType<typeof rateRange>>

const ratesChanged: ReviewedKind = {
  kind: 'rates.changed',
  permission: 'members.rates',
  describe: ({ memberId, rate, series }) =>
    `Set the rebate of member ${memberId} to ${percentText(Number(rate))} % and the prize series to ${series}`,
  basis: async (tx, { memberId }) => {
    await lockRates(tx)
    return rateRange(tx, Number(memberId))
  },
  show: (database, payload) => rateEffect(database, payload),
  apply: async (tx, { payload }) => {
    const memberId = Number(payload.memberId)
    await lockRates(tx)
    checkRates(payload, await rateRange(tx, memberId))
    const { before, after } = await changeRates(tx, memberId, getRates(payload), null)
    return { old: { ...before }, new: { ...after } }
  },
}

export const RATE_DECISIONS = [ratesChanged]

const getRates = ({ rate, series }: Payload) => ({ rate: Number(rate), series: Number(series) })

/** @throws OfficeError that says within which bounds the rates must be */
function checkRates(payload: Payload, { minRate, maxRate, minSeries, maxSeries, ...now }: Range): void {
  const { rate, series } = getRates(payload)
  if (rate < minRate || rate > maxRate)
    throw new OfficeError(`rate: must be from ${percentText(minRate)} to ${percentText(maxRate)} %`, 400)
  if (series !== now.series && (series < minSeries || series > maxSeries))
    throw new OfficeError(`series: must be from ${minSeries} to ${maxSeries}`, 400)
  if (rate === now.rate && series === now.series) throw new OfficeError('The member has these rates already.')
}

async function rateEffect(database: Database, payload: Payload): Promise<Html> {
  const now = await rateRange(database, Number(payload.memberId))
  const terms = ({ rate, series }: { rate: number; series: number }): Terms => ({
    Rebate: `${percentText(rate)} %`,
    'Highest prize series': String(series),
  })
  return html`${changeTable(terms(now), terms(getRates(payload)))}
    <p class="muted">
      Rebates of today’s valid bets are paid by the new rate tomorrow, to the member and as the difference to the
      uplines. Lottery tickets that are sold keep their series. The member and the uplines read that the house changed
      it.
    </p>`
}

const ratesInput = withReason.extend({
  rate: percent,
  series: z
    .string()
    .trim()
    .regex(/^\d{4}$/, { error: 'must be a prize series such as 1960' }),
})

export function teamRoutes({ action, preview }: OfficeRoutes): void {
  const path = '/members/:memberId/rates'
  const real = async (call: OfficeCall) => {
    const { member } = await requireCard(call)
    if (!isRealAccount(member.kind) || member.erasedAt !== null || member.closedAt !== null)
      throw new OfficeError('A demo account, or one that is closed, has no rates.')
    return member
  }
  preview(path, 'members.rates', async (call, { rate = '', series = '' }) => {
    const { id } = await real(call)
    const typed = ratesInput.pick({ rate: true, series: true }).safeParse({ rate, series })
    if (!typed.success) throw new OfficeError('Type a rebate such as 1.2 and a series such as 1960.', 400)
    return rateEffect(call.database, { memberId: String(id), rate: String(typed.data.rate), series: typed.data.series })
  })
  action(path, 'members.rates', ratesInput, async (call, { reason, rate, series }) => {
    const { id } = await real(call)
    const payload = { memberId: String(id), rate: String(rate), series }
    checkRates(payload, await rateRange(call.database, id))
    const outcome = await decide(call.database, ratesChanged, {
      subject: rateSubject(id),
      payload,
      reason,
      actor: call.actor,
      operators: 2,
    })
    return { to: `/members/${id}/team`, notice: getNotice(outcome) }
  })
}

/** The member's own rates, contracts and bills, and who is directly below. */
export async function teamPart(call: OfficeCall, { member }: Card): Promise<Html> {
  const { csrfToken, database, may } = call
  const [range, size, lines, waiting, contracts, bills] = await Promise.all([
    rateRange(database, member.id),
    readTeamSize(database, { id: member.id, path: '' }),
    listLines(database, member.id, LINES_MAX),
    pendingPanel(call, rateSubject(member.id), RATE_DECISIONS),
    listMemberContracts(database, member.id),
    listMemberBills(database, member.id, BILLS_MAX),
  ])
  const isOpen = isRealAccount(member.kind) && member.erasedAt === null && member.closedAt === null
  return html`<h2>Rates</h2>
    ${facts({
      Rebate: `${percentText(range.rate)} %, may be ${percentText(range.minRate)} to ${percentText(range.maxRate)} %`,
      'Highest prize series': `${range.series}, may be ${range.minSeries} to ${range.maxSeries}`,
    })}
    ${waiting}
    ${
      isOpen &&
      waiting === undefined &&
      may('members.rates') &&
      html`<section class="panel">
        <p class="muted">It takes two operators. The bounds are what is set directly below, and what the upline has.</p>
        ${actionForm(csrfToken, {
          action: `/members/${member.id}/rates`,
          button: 'Propose',
          hasPreview: true,
          fields: html`${field('rate', 'Rebate in percent', percentText(range.rate))}
          ${field('series', 'Highest prize series', range.series)}${reasonField()}`,
        })}
      </section>`
    }
    <h2>Contracts</h2>
    ${contractTable(contracts)}
    <h2>Bills</h2>
    ${billTable(bills)}
    <h2>Directly below</h2>
    <p class="muted">
      ${countText(size.members, 'account')} below in all, ${countText(size.agents, 'agent')} among them.
    </p>
    ${table(
      ['Username', 'Kind', 'Accounts with it>', 'Rebate>', 'Prize series>'],
      lines.map((line) => [
        memberLink(call, line),
        kindText(line.kind),
        line.accounts,
        `${percentText(line.basisPoints)} %`,
        line.series,
      ]),
      'Nobody is directly below.',
    )}
    ${lines.length === LINES_MAX && html`<p class="muted">The ${LINES_MAX} with the largest teams.</p>`}`
}

const contractTable = (contracts: Awaited<ReturnType<typeof listMemberContracts>>): Html =>
  table(
    ['Contract', 'Pays', 'To', 'State', 'Rate at most>', 'Agreed', 'From'],
    contracts.map((contract) => [
      `${words(contract.kind)} no. ${contract.number}`,
      contract.upline,
      contract.account,
      words(contract.state),
      `${percentText(highestRate(contract.terms as ContractTerms))} %`,
      epochText(contract.decidedAt),
      epochText(contract.validFrom),
    ]),
    'No contract is offered or in force.',
  )

const billTable = (bills: Awaited<ReturnType<typeof listMemberBills>>): Html =>
  table(
    ['Period from', 'Kind', 'Pays', 'To', 'Amount>', 'State', 'Paid'],
    bills.map((bill) => [
      epochText(bill.periodFrom),
      words(bill.kind),
      bill.payer ?? 'the house',
      bill.account,
      moneyText(parseAmount(String(bill.amount))),
      bill.dispute === null ? words(bill.state) : `${words(bill.state)}, disputed`,
      epochText(bill.paidAt),
    ]),
    'No bills.',
  )

const epochText = (at: number | null): string => momentText(at === null ? null : new Date(at))
