import { STATIONS } from '@playhouse/engines/lottery/games.ts'
import * as z from 'zod'
import { changeReading, currentReading, listReadings, type Reading } from '../../../domains/play/lottery/reading.ts'
import { decide, type DecisionKind } from '../../kit/decisions.ts'
import { choice } from '../../kit/form-fields.ts'
import { momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { readForm, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, reasonField, table } from '../../kit/page.ts'
import type { OfficeRoutes } from '../../kit/section.ts'

/** Readings in which houses differ, by name, in words. */
const HABITS: Readonly<Record<string, { label: string; choices: Readonly<Record<string, string>> }>> = {
  pairs: {
    label: '“2d 12.34da1”: đá on several stations',
    choices: { ask: 'is asked', WITHIN: 'within each station', ACROSS: 'across every two stations' },
  },
  ranges: {
    label: '“11 keo 99”: a range whose ends differ in several digits',
    choices: { ask: 'is asked', BY_ONE: 'counts by one', BY_DIGITS: 'steps its digits' },
  },
  d: {
    label: '“12 d40” with nothing behind it',
    choices: { ask: 'is asked', HEAD: 'is the head', TAIL: 'is the tail' },
  },
  b: {
    label: '“12 a10 b10”: b behind the price of a head',
    choices: { ask: 'is asked', TAIL: 'is the tail', BAO: 'is bao lô' },
  },
}

const changeFields = z.object({
  pairs: z.enum(['ask', 'WITHIN', 'ACROSS']),
  ranges: z.enum(['ask', 'BY_ONE', 'BY_DIGITS']),
  d: z.enum(['ask', 'HEAD', 'TAIL']),
  b: z.enum(['ask', 'TAIL', 'BAO']),
  priceUnit: z.enum(['1', '1000', '10000', '1000000']),
  /** Whole minutes. */
  cutOff: z.string().max(10),
  /** Codes, separated by blanks. */
  stations: z.string().max(2_000).default(''),
})

const codesIn = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)

const PRICE_UNITS = {
  1: 'counts the currency itself: “x 500” is 500',
  1000: 'counts thousands: “x 10” is 10,000',
  10000: 'counts ten thousands: “x 10” is 100,000',
  1000000: 'counts millions: “x 10” is 10,000,000',
}

/** @throws OfficeError that names the codes which are none */
function getReading({
  stations,
  priceUnit,
  cutOff,
  ...habits
}: z.output<typeof changeFields>): Omit<Reading, 'version'> {
  const mainStations = codesIn(stations)
  const unknown = mainStations.filter((code) => !STATIONS.some((station) => station.code === code))
  if (unknown.length > 0)
    throw new OfficeError(
      `There is no station ${unknown.join(', ')}. Write codes such as VUNG_TAU, separated by blanks.`,
    )
  if (!/^\d{1,3}$/.test(cutOff) || Number(cutOff) > 120)
    throw new OfficeError('The cut-off is no whole number of minutes from 0 to 120. Write such a number.')
  if (new Set(mainStations).size < mainStations.length) throw new OfficeError('A station is named twice. Name it once.')
  return {
    habits: Object.fromEntries(Object.entries(habits).filter(([, value]) => value !== 'ask')),
    mainStations,
    priceUnit: Number(priceUnit),
    cutOffMinutes: Number(cutOff),
  }
}

const getText = ({
  habits,
  mainStations,
  priceUnit,
  cutOffMinutes,
}: Omit<Reading, 'version'>): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(HABITS).map((name) => [name, habits[name] ?? 'ask'])),
  priceUnit: String(priceUnit),
  cutOff: String(cutOffMinutes),
  stations: mainStations.join(' '),
})

export const readingChanged: DecisionKind = {
  kind: 'lottery.reading.changed',
  permission: 'lotteries.reading',
  describe: () => 'Change how texts of bets are read',
  apply: async (tx, { payload, reason, operators }) => {
    const reading = getReading(readForm(changeFields, payload))
    const before = await currentReading(tx)
    const [old, changed] = [getText(before), getText(reading)]
    if (JSON.stringify(old) === JSON.stringify(changed))
      throw new OfficeError('Nothing is different. Change a choice first.')
    await changeReading(tx, reading, { actor: operators.join(', '), reason })
    return { old, new: changed }
  },
}

/** How the house reads texts of bets, and all that it was before. */
export function registerLotteryReading({ page, action }: OfficeRoutes): void {
  page('/lotteries/reading', 'lotteries.read', async ({ database, csrfToken, may }) => {
    const current = getText(await currentReading(database))
    const fields = html`${Object.entries(HABITS).map(([name, { label, choices }]) => choice(name, label, choices, current[name]))}
      ${choice('priceUnit', 'A price without a unit, below 1,000', PRICE_UNITS, current.priceUnit)}
      <label
        ><span>Cut-off: minutes before its usual time at which the sale of a station’s draw closes</span
        ><input name="cutOff" type="number" min="0" max="120" required value="${current.cutOff}" />
      </label>
      <label
        ><span>Main stations, in the order in which “dc” and “2d” count them</span
        ><textarea name="stations" rows="3" maxlength="2000">${current.stations}</textarea>
      </label>
      ${reasonField()}`
    const versions = await listReadings(database)
    return {
      title: 'How texts of bets are read',
      body: html`<p class="muted">
          Houses mean these differently. What is asked is asked of each member. A change holds for texts that are read
          from now on; members see it when they next open a board. Stations that are not named are counted in the order
          of the list of lotteries.
        </p>
        ${may('lotteries.reading') && actionForm(csrfToken, { action: '/lotteries/reading', button: 'Change', fields })}
        <h2>Versions</h2>
        ${table(
          ['Version', 'From', 'By', 'Read so', 'Reason'],
          versions.map((version) => [
            String(version.version),
            momentText(version.createdAt),
            version.actor,
            Object.entries(getText(version))
              .map(([name, value]) => `${name}: ${value}`)
              .join('; '),
            version.reason,
          ]),
          'It was never changed: all of them are asked, prices without a unit count thousands, and sales close at their usual time.',
        )}`,
    }
  })
  action(
    '/lotteries/reading',
    'lotteries.reading',
    withReason.extend(changeFields.shape),
    async ({ actor, database }, { reason, ...payload }) => {
      await decide(database, readingChanged, { subject: 'lottery-reading', payload, reason, actor, operators: 1 })
      return { to: '/lotteries/reading', notice: 'done' }
    },
  )
}
