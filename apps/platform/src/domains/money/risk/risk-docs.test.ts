import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EFFECT_KEYS, EFFECTS } from './effects.ts'
import { INTERVENTION_REASONS, INTERVENTIONS } from './interventions.ts'
import { SIGNAL_GROUPS } from './signal.ts'
import { SIGNAL_KEYS, SIGNALS } from './signals.ts'
import { CASE_THRESHOLDS, INTERVENTION_THRESHOLDS, SCREENING_THRESHOLDS } from './thresholds.ts'

const page = readFileSync(new URL('../../../../../../docs/risk.md', import.meta.url), 'utf8')

const getCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const getThresholds = (key: (typeof SIGNAL_KEYS)[number]) =>
  Object.values(SIGNALS[key].thresholds)
    .map(
      ({ label, unit, default: value }) => `${label}: ${value.toLocaleString('en')}${unit === 'percent' ? ' %' : ''}`,
    )
    .join('; ')

/** Rows of the table under this heading cell. */
function readTable(heading: string): string[][] {
  const lines = page.split('\n')
  const head = lines.findIndex((line) => line.startsWith(`| ${heading} `))
  const rows = lines.slice(head + 2)
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map(getCells)
}

test('docs/risk.md lists every signal as it is declared', () => {
  expect(readTable('Sign')).toEqual(
    SIGNAL_KEYS.map((key) => {
      const { title, group, looksAt, every, weight } = SIGNALS[key]
      return [
        title,
        SIGNAL_GROUPS[group],
        looksAt,
        every === 'HOUR' ? 'minutes' : 'a day',
        String(weight),
        getThresholds(key),
      ]
    }),
  )
})

test.each(SIGNAL_KEYS)('%s has a weight of 1 to 100, and thresholds above 0', (key) => {
  const { weight, thresholds } = SIGNALS[key]
  expect(weight).toBeGreaterThan(0)
  expect(weight).toBeLessThanOrEqual(100)
  expect(Object.values(thresholds).filter((one) => one.default <= 0)).toEqual([])
})

test('docs/risk.md lists every intervention as it is declared', () => {
  const kinds = { HELP: 'help', BREAK: 'break', LIMIT: 'limit' }
  const moments = { NEXT_PAGE: 'on the next page', BEFORE_DEPOSIT: 'before a deposit', AFTER_GAME: 'after a game' }
  expect(readTable('Because')).toEqual(
    INTERVENTION_REASONS.map((reason) => {
      const { title, offers, kind, moment, thresholds } = INTERVENTIONS[reason]
      return [title, offers, kinds[kind], moments[moment], String(thresholds['onceIn']?.default)]
    }),
  )
  expect(readTable('Waiting')).toEqual(
    Object.values(INTERVENTION_THRESHOLDS).map(({ label, default: value }) => [label, String(value)]),
  )
})

test('each sign of harm has one intervention, and no other sign has', () => {
  const answered = INTERVENTION_REASONS.map((reason) => INTERVENTIONS[reason].answers).filter((key) => key !== 'POINTS')
  expect(answered.toSorted()).toEqual(SIGNAL_KEYS.filter((key) => SIGNALS[key].group === 'HARM').toSorted())
})

test('docs/risk.md lists every effect of a decision, and the settings of cases, as they are declared', () => {
  expect(readTable('Effect')).toEqual(
    EFFECT_KEYS.map((key) => [EFFECTS[key].title, EFFECTS[key].says, String(EFFECTS[key].operators)]),
  )
  expect(readTable('Setting')).toEqual(
    [...Object.values(CASE_THRESHOLDS), ...Object.values(SCREENING_THRESHOLDS)].map(({ label, default: value }) => [
      label,
      value.toLocaleString('en'),
    ]),
  )
})
