import { LOTTERIES } from '@playhouse/engines/lottery/games.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { LOTTERY_VENDORS } from '../../../domains/play/lottery/lotteries.ts'
import {
  lotteriesIn,
  type LotteryScope,
  readSold,
  type SoldAhead,
  switchLotteries,
} from '../../../domains/play/lottery/switch-lotteries.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { countText, moneyText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, hidden, reasonField } from '../../kit/page.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'

const REGIONS = { NORTH: 'Northern lotteries', CENTRAL: 'Central lotteries', SOUTH: 'Southern lotteries' } as const

/** `region:SOUTH`, `vendor:XSB` or `lottery:HUE`. */
const scopeText = z.string().regex(/^(?:lottery|region|vendor):[A-Z0-9_]{2,40}$/)
const switchTo = z.enum(['on', 'kept', 'returned'])
const switchFields = z.object({ scope: scopeText, to: switchTo })
const switchInput = withReason.extend(switchFields.shape)
type SwitchTo = z.infer<typeof switchTo>

const CHOICES: Readonly<Record<SwitchTo, string>> = {
  // oxlint-disable-next-line names/nouns -- stored in decisions and the audit log
  kept: 'off; what is sold is kept and drawn',
  returned: 'off; stakes of draws that still sell are returned (takes two operators)',
  on: 'on',
}

function getScope(text = ''): LotteryScope {
  const [by, code = ''] = scopeText.parse(text).split(':')
  return { by: by as LotteryScope['by'], code }
}

/** A return that waits for another operator keeps nobody from stopping sale. */
const getSubject = (scope: string, to: SwitchTo) => `lotteries:${scope}${to === 'returned' ? ':return' : ''}`

const payloadFields = (payload: Readonly<Record<string, string>>) => readForm(switchFields, payload)

async function found(on: Database | Transaction, scope: LotteryScope) {
  const lotteries = await lotteriesIn(on, scope)
  if (lotteries.length === 0) throw new OfficeError('There is no such lottery.', 404)
  return lotteries
}

const NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(REGIONS).map(([code, name]) => [`region:${code}`, name] as const),
  ...LOTTERY_VENDORS.map(({ code, name }) => [`vendor:${code}`, `Lotteries of ${name}`] as const),
  ...LOTTERIES.map(({ code }) => [`lottery:${code}`, code] as const),
])

function consequence(to: SwitchTo, sold: readonly SoldAhead[]): Html {
  if (to === 'on') return html`<p>They sell again at once. Draws that were not scheduled meanwhile do not exist.</p>`
  const line = (ahead: boolean) => {
    const { draws = 0, tickets = 0, stakes = 0n } = sold.find((row) => row.ahead === ahead) ?? {}
    return `${countText(tickets, 'ticket')} in ${countText(draws, 'draw')}, stakes ${moneyText(stakes)}`
  }
  const terms = { 'Sold of draws on sale now': line(false), 'Sold ahead, of later draws': line(true) }
  return to === 'kept'
    ? html`${facts(terms)}
        <p>
          Nothing more is sold. <strong>These tickets are kept</strong>: their draws take place at their times, and
          prizes are paid.
        </p>`
    : html`${facts(terms)}
        <p>
          Nothing more is sold. <strong>These stakes go back to the members’ balances at once</strong>, and count for
          nothing. Draws whose sale has closed take place, and prizes are paid. Until another operator confirms it, sale
          goes on: to stop it now, switch off first.
        </p>`
}

export const lotterySwitched: ReviewedKind = {
  kind: 'lottery.switched',
  permission: 'lotteries.decide',
  describe: ({ scope = '', to = 'kept' }) => `Switch ${NAMES.get(scope) ?? scope}: ${CHOICES[to as SwitchTo]}`,
  // Switching them off meanwhile, to stop sale at once, changes nothing about a return.
  basis: async (tx, { scope }) => ({ lotteries: (await lotteriesIn(tx, getScope(scope))).map(({ code }) => code) }),
  show: async (database, payload) => {
    const { scope, to } = payloadFields(payload)
    const lotteries = await lotteriesIn(database, getScope(scope))
    return html`<p>${lotteries.map(({ name }) => name).join(', ')}</p>
      ${consequence(to, await readSold(database, lotteries))}`
  },
  apply: async (tx, { payload }) => {
    const { scope, to } = payloadFields(payload)
    const lotteries = await found(tx, getScope(scope))
    const off = to !== 'on'
    const { tickets, stakes } = await switchLotteries(tx, lotteries, { off, returnsTickets: to === 'returned' })
    return {
      old: Object.fromEntries(lotteries.map(({ code, maintenance }) => [code, maintenance ? 'off' : 'on'])),
      new: {
        ...Object.fromEntries(lotteries.map(({ code }) => [code, off ? 'off' : 'on'])),
        ...(to === 'returned' && { returnedTickets: tickets, returnedStakes: moneyText(stakes) }),
      },
    }
  },
}

/** Choose, see what it does, confirm. */
export function registerLotterySwitch({ page, action }: OfficeRoutes): void {
  page('/lotteries/switch', 'lotteries.decide', async (call) => {
    const { scope = '', choice: to = 'kept' } = call.query
    const chosen = switchFields.safeParse({ scope, to })
    return {
      title: 'Switch lotteries on or off',
      body: html`${chooser(scope, to)}${chosen.success && (await confirmation(call, chosen.data))}`,
    }
  })
  action('/lotteries/switch', 'lotteries.decide', switchInput, async ({ actor, database }, { reason, ...payload }) => {
    await found(database, getScope(payload.scope))
    const outcome = await decide(database, lotterySwitched, {
      subject: getSubject(payload.scope, payload.to),
      payload,
      reason,
      actor,
      operators: payload.to === 'returned' ? 2 : 1,
    })
    return {
      to: `/lotteries/switch?scope=${encodeURIComponent(payload.scope)}&choice=${payload.to}`,
      notice: getNotice(outcome),
    }
  })
}

const chooser = (scope: string, to: string) =>
  html`<form class="filters" method="get" action="/lotteries/switch">
    <label
      ><span>Lotteries</span
      ><select name="scope">
        ${[...NAMES].map(([value, name]) => html`<option value="${value}" ${value === scope && html`selected`}>${name}</option>`)}
      </select></label
    >
    <label
      ><span>Switch</span
      ><select name="choice">
        ${Object.entries(CHOICES).map(([value, name]) => html`<option value="${value}" ${value === to && html`selected`}>${name}</option>`)}
      </select></label
    >
    <button class="second">Show what happens</button>
  </form>`

async function confirmation(call: OfficeCall, { scope, to }: { scope: string; to: SwitchTo }): Promise<Html> {
  const lotteries = await found(call.database, getScope(scope))
  const waiting = await pendingPanel(call, getSubject(scope, 'returned'), [lotterySwitched])
  if (waiting && to === 'returned') return waiting
  const states = lotteries.map(
    ({ name, maintenance, vendorOff }) => `${name}: ${vendorOff ? 'its vendor is off' : maintenance ? 'off' : 'on'}`,
  )
  return html`${waiting}
    <section class="panel">
      <p>${states.join(', ')}</p>
      ${consequence(to, await readSold(call.database, lotteries))}
      ${actionForm(call.csrfToken, {
        action: '/lotteries/switch',
        button: to === 'on' ? 'Switch on' : to === 'kept' ? 'Switch off' : 'Propose to switch off and return',
        fields: html`${hidden('scope', scope)}${hidden('to', to)}${reasonField()}`,
        second: to === 'returned',
      })}
    </section>`
}
