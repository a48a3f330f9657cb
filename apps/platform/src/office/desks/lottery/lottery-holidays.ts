import { unlistedHolidays } from '@playhouse/engines/lottery/calendar.ts'
import * as z from 'zod'
import {
  changeableUntil,
  changedDays,
  changeHolidays,
  type DrawEffect,
  readEffects,
  type HolidayChange,
  isBlocked,
} from '../../../domains/play/lottery/change-holidays.ts'
import { listHolidays } from '../../../domains/play/lottery/holidays.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { choice, day, field } from '../../kit/form-fields.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, hidden, reasonField, table } from '../../kit/page.ts'
import type { OfficeCall, OfficeRoutes } from '../../kit/section.ts'

const REGIONS = { NORTH: 'North', CENTRAL: 'Centre', SOUTH: 'South' } as const
const CHANGES = { add: 'pauses on these days', remove: 'draws on these days' } as const
const DAYS_MAX = 14
const DAY_MS = 86_400_000

const changeFields = z.object({
  region: z.enum(['NORTH', 'CENTRAL', 'SOUTH']),
  from: day,
  /** Empty for a single day. */
  to: z.union([z.literal(''), day]).default(''),
  change: z.enum(['add', 'remove']),
})
const changeInput = withReason.extend(changeFields.shape)

const EFFECTS: Readonly<Record<DrawEffect['effect'], string>> = {
  WITHDRAWN: 'is withdrawn',
  VOIDED: 'becomes void; its tickets are all cancelled already',
  STAYS_VOID: 'is void and stays so',
  NOT_SCHEDULED: 'is not scheduled yet, and will not be',
  APPEARS: 'takes place; it is on sale as soon as it is among the next draws of its station',
  HAS_TICKETS: 'keeps the day from being added: it has tickets',
  HAS_CLOSED: 'keeps the day from being added: its sale has closed',
}

type ChangeFields = z.output<typeof changeFields>

/** Why these days cannot be changed; undefined if they can. */
function getProblem({ region, from, to }: ChangeFields): string | undefined {
  const count = getDays(from, to)
  if (count < 1 || count > DAYS_MAX) return `The last day is the first one, or up to ${DAYS_MAX - 1} days later.`
  const until = changeableUntil(region, from)
  if (until > Date.now()) return undefined
  return `${from} cannot be changed any more: sale for its first draw in the ${REGIONS[region]} ended at ${momentText(new Date(until))}. Name later days.`
}

const getDays = (from: string, to: string) => (Date.parse(to === '' ? from : to) - Date.parse(from)) / DAY_MS + 1

const getChange = ({ region, from, to, change }: ChangeFields): HolidayChange => ({
  region,
  days: Array.from({ length: getDays(from, to) }, (_, nth) =>
    new Date(Date.parse(from) + nth * DAY_MS).toISOString().slice(0, 10),
  ),
  adds: change === 'add',
})

const getName = ({ lotteryCode, issue }: DrawEffect) => `${lotteryCode} ${issue}`

/** Why nothing was changed, and what to do. */
function getRefusal(effects: readonly DrawEffect[]): string | undefined {
  const texts = effects
    .filter(isBlocked)
    .map((effect) =>
      effect.effect === 'HAS_TICKETS'
        ? `${getName(effect)} has ${effect.tickets} ${effect.tickets === 1 ? 'ticket' : 'tickets'}`
        : `the sale of ${getName(effect)} has closed`,
    )
  if (texts.length === 0) return undefined
  return `Nothing was changed: ${texts.join('; ')}. Void each of these draws first (Lotteries, the draw, Void the draw), which returns its stakes, and add the holiday then; or leave its day out.`
}

const nothingTo = ({ region, adds }: HolidayChange) =>
  `The ${REGIONS[region]} ${adds ? 'pauses' : 'draws'} on these days already.`

export const holidaysChanged: DecisionKind = {
  kind: 'lottery.holidays.changed',
  permission: 'lotteries.holidays',
  describe: ({ region = '', from, to, change = '' }) =>
    `${REGIONS[region as keyof typeof REGIONS]} ${CHANGES[change as keyof typeof CHANGES]}: ${from} ${to && `to ${to}`}`,
  apply: async (tx, { payload, reason, operators }) => {
    const fields = readForm(changeFields, payload)
    const problem = getProblem(fields)
    if (problem) throw new OfficeError(problem)
    const change = getChange(fields)
    const { days, effects } = await changeHolidays(tx, change, { actor: operators.join(', '), reason })
    if (days.length === 0) throw new OfficeError(nothingTo(change))
    const refusal = getRefusal(effects)
    if (refusal) throw new OfficeError(refusal)
    const [before, after] = change.adds ? ['draws', 'pauses'] : ['pauses', 'draws']
    const withdrawn = effects.filter(({ effect }) => effect === 'WITHDRAWN' || effect === 'VOIDED').map(getName)
    return {
      old: Object.fromEntries(days.map((each) => [each, before])),
      new: {
        ...Object.fromEntries(days.map((each) => [each, after])),
        ...(withdrawn.length > 0 && { withdrawn: withdrawn.join(', ') }),
      },
    }
  },
}

/** The holidays of each region; choose days, see what happens to their draws, confirm. */
export function registerLotteryHolidays({ page, action }: OfficeRoutes): void {
  page('/lotteries/holidays', 'lotteries.read', async (call) => {
    const chosen = changeFields.safeParse(call.query)
    return {
      title: 'Holidays of the lotteries',
      body: html`<p class="muted">
          Stations of a region do not draw on its holidays. A change takes effect at once; members see it within half a
          minute.
        </p>
        ${call.may('lotteries.holidays') && html`${chooser(call.query)}${chosen.success && (await confirmation(call, chosen.data))}`}
        ${await holidayTables(call)}`,
    }
  })
  action(
    '/lotteries/holidays',
    'lotteries.holidays',
    changeInput,
    async ({ actor, database }, { reason, ...payload }) => {
      await decide(database, holidaysChanged, {
        subject: `lottery-holidays:${payload.region}`,
        payload,
        reason,
        actor,
        operators: 1,
      })
      return { to: '/lotteries/holidays', notice: 'done' }
    },
  )
}

const chooser = ({ region, from = '', to = '', change }: Readonly<Record<string, string>>) =>
  html`<form class="filters" method="get" action="/lotteries/holidays">
    ${choice('region', 'Region', REGIONS, region)} ${choice('change', 'Change', CHANGES, change)}
    ${field('from', 'First day', from, { type: 'date' })}
    ${field('to', 'Last day, if there are several', to, { type: 'date', optional: true })}
    <button class="second">Show what happens</button>
  </form>`

async function confirmation({ database, csrfToken }: OfficeCall, fields: ChangeFields): Promise<Html> {
  const problem = getProblem(fields)
  if (problem) return html`<p class="panel problem" role="alert">${problem}</p>`
  const requested = getChange(fields)
  const days = await changedDays(database, requested)
  if (days.length === 0) return html`<p class="panel">${nothingTo(requested)}</p>`
  const effects = await readEffects(database, { ...requested, days })
  const refusal = getRefusal(effects)
  return html`<section class="panel">
    <h2>
      The ${REGIONS[requested.region]} ${requested.adds ? 'pauses' : 'draws'} on
      ${days.map((each, nth) => html`${nth > 0 && ', '}${dayText(each)}`)}
    </h2>
    ${table(
      ['Draw', 'What happens to it', 'Tickets>'],
      effects.map((effect) => [
        effect.id === null ? getName(effect) : html`<a href="/lotteries/${effect.id}">${getName(effect)}</a>`,
        EFFECTS[effect.effect],
        effect.id === null ? '' : effect.tickets,
      ]),
      'There is no draw on these days.',
    )}
    ${
      refusal
        ? html`<p class="panel problem" role="alert">${refusal}</p>`
        : actionForm(csrfToken, {
            action: '/lotteries/holidays',
            button: requested.adds ? 'Add the holidays' : 'Remove the holidays',
            fields: html`${Object.entries(fields).map(([name, value]) => hidden(name, value))}${reasonField('Reason, and what it rests on')}`,
          })
    }
  </section>`
}

async function holidayTables({ database, may }: OfficeCall): Promise<Html> {
  const holidays = await listHolidays(database)
  const now = Date.now()
  const missing = unlistedHolidays(holidays, now)
  const removal = (region: keyof typeof REGIONS, each: string) =>
    may('lotteries.holidays') && changeableUntil(region, each) > now
      ? html`<a href="/lotteries/holidays?region=${region}&change=remove&from=${each}">Remove</a>`
      : ''
  return html`${missing.map(
    ({ region, year }) =>
      html`<p class="panel problem" role="alert">
        No holiday of the ${REGIONS[region]} is listed for ${year}, so its stations would draw on all days of that year.
        Add its days once they are known.
      </p>`,
  )}
  ${Object.entries(REGIONS).map(([region, name]) => {
    const own = holidays.filter((holiday) => holiday.region === region)
    return html`<h2>${name}</h2>
      ${table(
        ['Day', 'Added by', 'At', 'Reason', ''],
        own
          .toReversed()
          .map((holiday) => [
            dayText(holiday.day),
            holiday.actor,
            momentText(holiday.createdAt),
            holiday.reason,
            removal(holiday.region, holiday.day),
          ]),
        'None: its stations draw on every day of their table.',
      )}`
  })}`
}

const WEEKDAYS = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const dayText = (each: string) => html`<time>${each} (${WEEKDAYS.format(new Date(each))})</time>`
