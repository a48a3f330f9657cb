// npm run bench:web [-- --base-url URL] [-- --visits 5]: what the home page weighs and how fast it is, in Chromium, on the production
// build. Without an address it builds the web and serves it by a stack of its own over the seed world.
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { scratchDatabase } from '../apps/platform/test/database.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { isMissed, type Result, writeResults } from '../bench/results.ts'
import { idOf, rowFor } from '../bench/web/goals.ts'
import { median } from '../bench/web/median.ts'
import { PROFILES } from '../bench/web/profiles.ts'
import { longestFrames, type LongestFrames } from '../bench/web/scroll.ts'
import { visit, type Visit } from '../bench/web/visit.ts'
import { weigh, type Weights } from '../bench/web/weigh.ts'
import { chromiumFlags, findChromium } from './browser.ts'
import { buildWeb } from './lib/web.ts'
import { startTestStack } from './testing/stack.ts'

const TIMES = ['lcp', 'cls', 'inp-menu', 'inp-search', 'next-screen'] as const satisfies readonly (keyof Visit)[]

/** Each takes half a minute. */
const FRAME_RUNS = 5

const { values } = parseArgs({
  options: { 'base-url': { type: 'string' }, visits: { type: 'string', default: '5' } },
})
const visits = Number(values.visits)

const site = values['base-url'] ? { url: values['base-url'], stop: async () => {} } : await ownSite()
try {
  const { rows, floors } = await measure(site.url)
  for (const { id, value, goal, unit } of rows) {
    console.log(`${id.padEnd(20)} ${`${value} ${unit}`.padEnd(16)} goal: at most ${goal} ${unit}`)
  }
  for (const { id, value, unit } of floors)
    console.log(`${id.padEnd(20)} ${value} ${unit}, the least this machine can show it in`)
  writeResults('web', rows, { floors })
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await site.stop()
}

async function ownSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  console.log('Building the web and making a world to show …')
  await buildWeb()
  const server = await startTestServer()
  process.env.TEST_POSTGRES_URL = server.adminUrl
  const database = await scratchDatabase({ template: 'world' })
  const stack = await startTestStack(database.url)
  return {
    url: stack.siteUrl,
    stop: async () => {
      await stack.stop()
      await database.drop()
      await server.stop()
    },
  }
}

function print(what: string, weights: Weights): void {
  for (const [type, { bytes, requests }] of weights) {
    const kilobytes = (bytes / 1_000).toFixed(1).padStart(7)
    console.log(`  ${what.padEnd(12)} ${type.padEnd(11)} ${kilobytes} kB in ${requests} requests`)
  }
}

/** On the slower of the processors. */
async function frameRows(browser: Browser, siteUrl: string): Promise<{ rows: Result[]; floors: Floor[] }> {
  const slow = PROFILES.find(({ id }) => id === 'phone')
  if (!slow) return { rows: [], floors: [] }
  console.log(`${FRAME_RUNS} times through a lobby on ${slow.name} …`)
  // The first is nobody's: for it the platform draws the pictures of these pages, on the same processor.
  await longestFrames(browser, siteUrl, slow)
  const seen: LongestFrames[] = []
  for (let index = 0; index < FRAME_RUNS; index++) seen.push(await longestFrames(browser, siteUrl, slow))
  for (const { scroll, pages, leastPages } of seen) {
    console.log(
      `  scrolling ${Math.round(scroll)}, turning ${Math.round(pages)}, at the least ${Math.round(leastPages)} ms`,
    )
  }
  const rows = (['scroll', 'pages'] as const).map((name) => {
    return rowFor(`longest-frame-${name}`, median(seen.map((one) => one[name])))
  })
  const least = Math.round(median(seen.map(({ leastPages }) => leastPages)))
  return { rows, floors: [{ id: 'longest-frame-pages', value: least, unit: 'ms' }] }
}

/**
 * What this machine takes at the least, whatever the site does: the next screen, shown with nothing left to do for it, and the frames of a page
 * that turns, with no more to do than words that change.
 */
type Floor = Pick<Result, 'id' | 'value' | 'unit'>

async function measure(siteUrl: string): Promise<{ rows: Result[]; floors: Floor[] }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
  try {
    const [desk] = PROFILES
    if (!desk) throw new Error('There is no profile to measure with')
    // The first visit is nobody's: it fills the gateway's caches.
    await weigh(browser, siteUrl, desk)
    const home = await weigh(browser, siteUrl, desk)
    const lobby = await weigh(browser, new URL('/rng', siteUrl).href, desk)
    print('home', home.first)
    print('home, later', home.late)
    const bytes = (weights: Weights, type: string) => (weights.get(type)?.bytes ?? 0) / 1_000
    const rows = [
      rowFor('home-js', bytes(home.first, 'Script')),
      rowFor('home-js-requests', home.first.get('Script')?.requests ?? 0),
      rowFor('home-css', bytes(home.first, 'Stylesheet')),
      rowFor('lobby-answer', bytes(lobby.first, 'Fetch')),
    ]
    const floors: Floor[] = []
    for (const profile of PROFILES) {
      console.log(`${visits} visits over ${profile.name} …`)
      const seen: Visit[] = []
      for (let index = 0; index < visits; index++) seen.push(await visit(browser, siteUrl, profile))
      for (const name of TIMES) rows.push(rowFor(idOf(name, profile), median(seen.map((one) => one[name]))))
      floors.push({
        id: idOf('next-screen', profile),
        value: Math.round(median(seen.map((one) => one['least-swap']))),
        unit: 'ms',
      })
    }
    const frames = await frameRows(browser, siteUrl)
    rows.push(...frames.rows)
    floors.push(...frames.floors)
    return { rows, floors }
  } finally {
    await browser.close()
  }
}
