// npm run bench:web [-- --base-url URL] [-- --visits 5]: weight and speed of the home page in Chromium, on the production build.
// Without a URL it builds the web and serves it from its own stack with demo data.
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { scratchDatabase } from '../apps/platform/test/database.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { isMissed, type Result, writeResults } from './results.ts'
import { COST_PAGES, createCostRows, createProfileRow, createRow } from './web/goals.ts'
import { median } from './percentile.ts'
import { pageCost, type PageCost } from './web/page-cost.ts'
import { PROFILES, type Profile } from './web/profiles.ts'
import { longestFrames, type LongestFrames } from './web/scroll.ts'
import { serveStaticHome } from './web/static-page.ts'
import { visit, type Visit } from './web/visit.ts'
import { weigh, type Weights } from './web/weigh.ts'
import { chromiumFlags, findChromium } from '../scripts/lib/browser.ts'
import { buildWeb } from '../scripts/lib/web.ts'
import { startTestStack } from '../scripts/testing/stack.ts'

/** Each takes half a minute. */
const FRAME_RUNS = 5
const COST_RUNS = 3

const { values } = parseArgs({
  options: { 'base-url': { type: 'string' }, visits: { type: 'string', default: '5' } },
})
const visits = Number(values.visits)

const site = values['base-url'] ? { url: values['base-url'], stop: async () => {} } : await ownSite()
try {
  const rows = await measure(site.url)
  for (const { id, value, goal, unit } of rows) {
    console.log(
      `${id.padEnd(26)} ${`${value} ${unit}`.padEnd(16)} ${goal === null ? '' : `goal: at most ${goal} ${unit}`}`,
    )
  }
  writeResults('web', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await site.stop()
}

async function ownSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  console.log('Building the web and creating the demo data …')
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

async function frameRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  const slow = PROFILES.find(({ id }) => id === 'phone')
  if (!slow) return []
  console.log(`${FRAME_RUNS} times through a lobby on ${slow.name} …`)
  // Warm-up: the platform generates these pictures on the same processor the first time.
  await longestFrames(browser, siteUrl, slow)
  const runs: LongestFrames[] = []
  for (let index = 0; index < FRAME_RUNS; index++) runs.push(await longestFrames(browser, siteUrl, slow))
  for (const { scroll, pages, pagesFloor } of runs) {
    console.log(`  scrolling ${Math.round(scroll)}, turning ${Math.round(pages)}, floor ${Math.round(pagesFloor)} ms`)
  }
  return [
    createRow('longest-frame-scroll', median(runs.map(({ scroll }) => scroll))),
    createRow('longest-frame-pages', median(runs.map(({ pages }) => pages))),
    createRow('longest-frame-pages-floor', median(runs.map(({ pagesFloor }) => pagesFloor))),
  ]
}

/** Nodes, script and blocking time of the most common landing pages. */
async function costRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  const [desk, phone] = PROFILES
  if (!desk || !phone) return []
  const rows: Result[] = []
  for (const [page, path] of Object.entries(COST_PAGES) as [keyof typeof COST_PAGES, string][]) {
    console.log(`${COST_RUNS} visits of ${path} for its cost …`)
    const runs: PageCost[] = []
    for (let index = 0; index < COST_RUNS; index++) {
      runs.push(await pageCost(browser, new URL(path, siteUrl).href, { desk, phone }))
    }
    const of = (name: keyof PageCost) => median(runs.map((run) => run[name]))
    rows.push(
      ...createCostRows(page, { nodes: of('nodes'), script: of('script'), blocking: of('blocking'), lcp: of('lcp') }),
    )
  }
  return rows
}

async function visitRows(browser: Browser, siteUrl: string, profile: Profile): Promise<Result[]> {
  const staticPage = await serveStaticHome(browser, siteUrl, profile)
  try {
    console.log(`${visits} visits over ${profile.name} …`)
    const seen: Visit[] = []
    for (let index = 0; index < visits; index++) {
      seen.push(await visit(browser, { siteUrl, staticUrl: staticPage.url }, profile))
    }
    const row = (name: keyof Visit) => createProfileRow(name, profile, median(seen.map((one) => one[name])))
    const ratio = (name: 'lcp' | 'next-screen') =>
      createProfileRow(`${name}-ratio`, profile, median(seen.map((one) => one[name] / one[`${name}-floor`])))
    return [
      ...(['lcp', 'lcp-floor'] as const).map(row),
      ratio('lcp'),
      ...(['cls', 'inp-menu', 'inp-search', 'next-screen', 'next-screen-floor'] as const).map(row),
      ratio('next-screen'),
    ]
  } finally {
    await staticPage.stop()
  }
}

async function measure(siteUrl: string): Promise<Result[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() })
  try {
    const [desk] = PROFILES
    if (!desk) throw new Error('There is no profile to measure with')
    // Warm-up: fills the gateway's caches.
    await weigh(browser, siteUrl, desk)
    const home = await weigh(browser, siteUrl, desk)
    const lobby = await weigh(browser, new URL('/rng', siteUrl).href, desk)
    print('home', home.first)
    print('home, later', home.late)
    const bytes = (weights: Weights, type: string) => (weights.get(type)?.bytes ?? 0) / 1_000
    const rows = [
      createRow('home-js', bytes(home.first, 'Script')),
      createRow('home-js-requests', home.first.get('Script')?.requests ?? 0),
      createRow('home-css', bytes(home.first, 'Stylesheet')),
      createRow('lobby-answer', bytes(lobby.first, 'Fetch')),
    ]
    rows.push(...(await costRows(browser, siteUrl)))
    for (const profile of PROFILES) rows.push(...(await visitRows(browser, siteUrl, profile)))
    rows.push(...(await frameRows(browser, siteUrl)))
    return rows
  } finally {
    await browser.close()
  }
}
