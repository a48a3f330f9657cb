import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LaunchedProvider } from '../frame/launched.tsx'
import { getLaunch } from '../frame/render-game.fixture.tsx'
import { loadPacks, setLanguage } from '../i18n/i18n.ts'
import { findRequestedChoice, MissedEvent, type MissedChoice } from './requested-choice.tsx'

const getEvent = (id: string, phase: 'open' | 'running' | 'ended') => ({
  id,
  phase,
  startsAt: Date.parse('2026-11-18T10:06:00Z'),
  endsAt: Date.parse('2026-11-18T10:07:30Z'),
  league: 'League',
  home: `Carps ${id}`,
  away: 'Lanterns',
  markets: [
    {
      id: '1x2' as const,
      line: null,
      selections: [
        { id: 'home', odds: 215 },
        { id: 'draw', odds: null },
      ],
    },
  ],
  course: [],
  score: { home: 0, away: 0 },
  moments: [],
  fairness: { serverSeedHash: 'ab'.repeat(32), serverSeed: null, clientSeed: id, nonce: 0 },
})
const EVENTS = [getEvent('one', 'running'), getEvent('two', 'open'), getEvent('three', 'ended')]
const find = (fragment: string) => findRequestedChoice(EVENTS, new URLSearchParams(fragment))

it('finds the selection that led to the game', () => {
  expect(find('event=two&market=1x2&selection=home')).toMatchObject({ choice: { selection: 'home', odds: 215 } })
  expect(find('sound=on')).toBeUndefined()
})

it.each([
  ['started', 'event=one&market=1x2&selection=home', 'one'],
  ['ended', 'event=three&market=1x2&selection=home', 'three'],
  ['ended', 'event=gone&market=1x2&selection=home', undefined],
  ['odds', 'event=two&market=1x2&selection=draw', 'two'],
])('says that the selection was missed: %s, %s', (reason, fragment, event) => {
  expect(find(fragment)).toMatchObject({ missed: { reason, event: event === undefined ? null : { id: event } } })
})

async function show(missed: MissedChoice): Promise<string> {
  await setLanguage('en')
  await loadPacks('en', ['frame', 'markets'])
  return renderToStaticMarkup(
    <LaunchedProvider launch={getLaunch('markets-football')}>
      <MissedEvent missed={missed} next={EVENTS[1]} onShow={() => undefined} />
    </LaunchedProvider>,
  )
}
const getButtons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, text]) => text)

it('says that the event has begun, and offers to follow it or the next one', async () => {
  const html = await show({ reason: 'started', event: getEvent('one', 'running') })
  expect(html).toContain('Carps one – Lanterns has begun, so it takes no more bets.')
  expect(getButtons(html)).toEqual(['Follow it', 'Next: Carps two – Lanterns, bets until 17:06'])
})

it('offers the next event alone once the board has forgotten the chosen one', async () => {
  const html = await show({ reason: 'ended', event: null })
  expect(html).toContain('The event that you chose is over.')
  expect(getButtons(html)).toEqual(['Next: Carps two – Lanterns, bets until 17:06'])
})
