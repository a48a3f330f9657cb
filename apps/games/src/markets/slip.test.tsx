import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LaunchedProvider } from '../frame/launched.tsx'
import { getLaunch } from '../frame/render-game.fixture.tsx'
import { loadPacks, setLanguage } from '../i18n/i18n.ts'
import { SlipView, useSlip } from './slip.tsx'

const event = {
  id: 'event-1',
  phase: 'open' as const,
  startsAt: Date.now() + 60_000,
  endsAt: Date.now() + 150_000,
  league: 'League',
  home: 'Carps',
  away: 'Lanterns',
  markets: [],
  course: [],
  score: { home: 0, away: 0 },
  moments: [],
  fairness: { serverSeedHash: 'ab'.repeat(32), serverSeed: null, clientSeed: 'event-1', nonce: 0 },
}

function TestSlip({ stake }: { stake: string }) {
  const line = { current: null }
  const slip = useSlip({
    line,
    place: async () => ({ kind: 'unknown' }),
    onPlaced: () => undefined,
    onEnded: () => undefined,
    mostStake: null,
    onLimit: () => undefined,
  })
  const choice = { event, market: '1x2' as const, line: null, selection: 'home', odds: 215 }
  const item = {
    key: 'first',
    choice,
    roundKey: 'round-1',
    stake,
    isUnknown: false,
    isVoid: false,
    note: 'Choose less.',
  }
  const isValid = slip.parseStake(stake) !== null
  return <SlipView slip={{ ...slip, items: [item], maySend: isValid }} notice="" line={line} />
}

async function slipWith(stake: string): Promise<string> {
  await setLanguage('en')
  await loadPacks('en', ['frame', 'markets'])
  return renderToStaticMarkup(
    <LaunchedProvider launch={getLaunch('markets-football')}>
      <TestSlip stake={stake} />
    </LaunchedProvider>,
  )
}

it.each(['1000000000', '5000000000', '750.5'])(
  'keeps the stake %s as typed, refuses it and names the reason',
  async (stake) => {
    const html = await slipWith(stake)
    const field = /<input [^>]*>/.exec(html)?.[0] ?? ''
    expect(field).toContain(`value="${stake}"`)
    expect(field).not.toContain('maxLength')
    expect(field).not.toContain('maxlength')
    expect(field).toContain('aria-invalid="true"')
    const reason = /aria-describedby="([^"]+)"/.exec(field)?.[1]
    expect(html).toContain(`<p class="note" id="${reason}">Choose less.</p>`)
    expect(html).toContain('id="play" aria-disabled="true"')
  },
)

it.each(['5000', '5,000', '5.000'])('reads the stake %s as five thousand, as other stake fields do', async (stake) => {
  const html = await slipWith(stake)
  expect(html).toContain('aria-invalid="false"')
  expect(html).toMatch(/10,750/)
})
