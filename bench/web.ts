// npm run bench:web [-- --base-url URL] [-- --visits 3] [-- --only=first,lighthouse] [-- --pages=home] [-- --profiles=phone]: weight and speed
// of the site's first pages in Chromium, on the production build. --short is one visit of the home page with the slow phone. Without a
// URL it builds the web and serves it from its own stack with demo data.
import { parseArgs } from 'node:util'
import { chromium, type Browser } from 'playwright'
import { scratchDatabase } from '../apps/platform/test/database.ts'
import { startTestServer } from '../apps/platform/test/server.ts'
import { isMissed, type Result, writeResults } from './results.ts'
import {
  createCostRows,
  createFirstScreenRow,
  createInteractionRow,
  createLighthouseRow,
  createRow,
  FIRST_PAGES,
  type FirstPage,
} from './web/goals.ts'
import { median } from './percentile.ts'
import { weighEmptyApp } from './web/empty-app.ts'
import { filmFirstVisit } from './web/film.ts'
import { firstScreen, type FirstScreen } from './web/first-screen.ts'
import { auditPage, installLighthouse } from './web/lighthouse.ts'
import { pageCost } from './web/page-cost.ts'
import { PROFILES, type Profile } from './web/profiles.ts'
import { longestFrames, type LongestFrames } from './web/scroll.ts'
import { serveStaticCopy } from './web/static-page.ts'
import { EARLY_POSITIONS } from './web/throttled-page.ts'
import { visit, type Visit } from './web/visit.ts'
import { weigh, type Weights } from './web/weigh.ts'
import { chromiumFlags, findChromium } from '../scripts/lib/browser.ts'
import { buildWeb } from '../scripts/lib/web.ts'
import { startTestStack } from '../scripts/testing/stack.ts'

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string' },
    visits: { type: 'string' },
    only: { type: 'string' },
    pages: { type: 'string' },
    profiles: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const visits = Number(values.visits ?? (values.short ? 1 : 3))
const only = values.only?.split(',')
const wantedPages = (values.pages ?? (values.short ? 'home' : undefined))?.split(',')
const wantedProfiles = (values.profiles ?? (values.short ? 'phone' : undefined))?.split(',')
const isWhole = !only && !wantedPages && !wantedProfiles

const [desk, phone] = PROFILES as readonly [Profile, Profile]
const PAGES = (Object.entries(FIRST_PAGES) as [FirstPage, string][]).filter(
  ([page]) => wantedPages?.includes(page) ?? true,
)
const MEASURED = PROFILES.filter(({ id }) => wantedProfiles?.includes(id) ?? true)

/** Parts by the name that `--only` takes. */
const PARTS: Readonly<Record<string, (browser: Browser, siteUrl: string) => Promise<Result[]>>> = {
  weight: weightRows,
  cost: costRows,
  first: firstScreenRows,
  interactions: interactionRows,
  frames: frameRows,
  lighthouse: lighthouseRows,
  film: filmed,
}

const ends: (() => Promise<unknown>)[] = []
const endAll = async () => {
  for (const one of ends.toReversed()) await one().catch((error: unknown) => console.error(error))
}
let ending: Promise<void> | undefined
// Measurements in progress fail when their browser closes, and must not exit before everything else has stopped.
const end = () => (ending ??= endAll())
// The same signal may come twice: from the terminal, and forwarded by npm.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end().then(() => process.exit(130)))
try {
  const rows = await measure(values['base-url'] ?? (await ownSite()))
  if (isWhole) writeResults('web', rows)
  if (rows.some(isMissed)) process.exitCode = 1
} finally {
  await end()
}

/** @returns its URL */
async function ownSite(): Promise<string> {
  console.log('Building the web and creating the demo data …')
  await buildWeb()
  // The demo data of today: what is measured goes by the machine's clock.
  process.env.TEST_MOMENT = new Date().toISOString()
  const server = await startTestServer({ withWorld: true })
  ends.push(server.stop)
  process.env.TEST_POSTGRES_URL = server.adminUrl
  const database = await scratchDatabase({ template: 'world' })
  ends.push(database.drop)
  const stack = await startTestStack(database.url)
  ends.push(stack.stop)
  return stack.siteUrl
}

async function measure(siteUrl: string): Promise<Result[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), EARLY_POSITIONS],
    // With handlers of its own, Playwright would close the browser alone and this process would wait for it.
    handleSIGINT: false,
    handleSIGTERM: false,
  })
  ends.push(() => browser.close())
  // Fills the gateway's caches.
  for (const [, path] of PAGES) await weigh(browser, new URL(path, siteUrl).href, desk)
  const rows: Result[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (only && !only.includes(name)) continue
    const found = await part(browser, siteUrl)
    found.forEach(printRow)
    rows.push(...found)
  }
  return rows
}

function printRow(row: Result): void {
  const { id, value, goal, unit, better } = row
  const limit = goal === null ? '' : `goal: at ${better === 'lower' ? 'most' : 'least'} ${goal} ${unit}`
  console.log(`${isMissed(row) ? '✗' : ' '} ${id.padEnd(32)} ${`${value} ${unit}`.padEnd(16)} ${limit}`)
}

async function weightRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  const pages = new Map<FirstPage, Weights>()
  for (const [page, path] of Object.entries(FIRST_PAGES) as [FirstPage, string][]) {
    const weights = await weigh(browser, new URL(path, siteUrl).href, desk)
    print(page, weights)
    pages.set(page, weights)
  }
  const read = (page: FirstPage, type: keyof Weights) => pages.get(page)?.[type] ?? { bytes: Number.NaN, files: 0 }
  const kilobytes = (page: FirstPage, type: keyof Weights) => read(page, type).bytes / 1_000
  const floor = (await weighEmptyApp()) / 1_000
  return [
    createRow('entry-js', kilobytes('home', 'entryJs')),
    createRow('entry-js-floor', floor),
    createRow('entry-js-ratio', kilobytes('home', 'entryJs') / floor),
    createRow('home-js', kilobytes('home', 'js')),
    createRow('lobby-js', kilobytes('lobby', 'js')),
    createRow('log-in-js', kilobytes('log-in', 'js')),
    createRow('promotions-js', kilobytes('promotions', 'js')),
    createRow('home-js-requests', read('home', 'js').files),
    createRow('home-js-idle', kilobytes('home', 'idleJs')),
    createRow('home-css', kilobytes('home', 'css')),
    createRow('home-html', kilobytes('home', 'html')),
    createRow('lobby-html', kilobytes('lobby', 'html')),
  ]
}

function print(what: string, weights: Weights): void {
  for (const [type, { bytes, files }] of Object.entries(weights)) {
    console.log(
      `  ${what.padEnd(12)} ${type.padEnd(11)} ${(bytes / 1_000).toFixed(1).padStart(7)} kB in ${files} files`,
    )
  }
}

async function costRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  const rows: Result[] = []
  for (const [page, path] of PAGES) {
    console.log(`The cost of ${path} …`)
    rows.push(...createCostRows(page, await pageCost(browser, new URL(path, siteUrl).href, desk)))
  }
  return rows
}

/** Page and static copy in turn. */
async function firstScreenRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  const rows: Result[] = []
  for (const profile of MEASURED) {
    for (const [page, path] of PAGES) {
      console.log(`${visits} first visits of ${path} over ${profile.name} …`)
      const address = new URL(path, siteUrl).href
      const copy = await serveStaticCopy(browser, address, profile)
      const [seen, floors]: [FirstScreen[], FirstScreen[]] = [[], []]
      for (let index = 0; index < visits; index++) {
        floors.push(await firstScreen(browser, copy.url, profile))
        seen.push(await firstScreen(browser, address, profile))
      }
      await copy.stop()
      const row = (name: Parameters<typeof createFirstScreenRow>[0], measured: number[]) =>
        createFirstScreenRow(name, { page, profile }, median(measured))
      const of = (screens: FirstScreen[], name: keyof FirstScreen) => screens.map((one) => one[name])
      const ratios = (name: keyof FirstScreen) => seen.map((one, index) => one[name] / (floors[index]?.[name] ?? NaN))
      rows.push(
        row('fcp', of(seen, 'fcp')),
        row('fcp-floor', of(floors, 'fcp')),
        row('fcp-ratio', ratios('fcp')),
        row('lcp', of(seen, 'lcp')),
        row('lcp-floor', of(floors, 'lcp')),
        row('lcp-ratio', ratios('lcp')),
        row('cls', of(seen, 'cls')),
        row('blocking', of(seen, 'blocking')),
        row('blocking-floor', of(floors, 'blocking')),
        row(
          'blocking-above',
          seen.map(({ blocking }, index) => blocking - (floors[index]?.blocking ?? Number.NaN)),
        ),
        row('hydrated', of(seen, 'hydrated')),
      )
    }
  }
  return rows
}

async function interactionRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  const rows: Result[] = []
  for (const profile of MEASURED) {
    console.log(`${visits} visits over ${profile.name} …`)
    const copy = await serveStaticCopy(browser, siteUrl, desk)
    const seen: Visit[] = []
    for (let index = 0; index < visits; index++) {
      seen.push(await visit(browser, { siteUrl, staticUrl: copy.url }, profile))
    }
    await copy.stop()
    const names = [
      'inp-menu',
      'inp-search',
      'inp-floor',
      'next-screen',
      'next-screen-floor',
      'next-screen-drawn',
    ] as const
    rows.push(
      ...names.map((name) => createInteractionRow(name, profile, median(seen.map((one) => one[name])))),
      createInteractionRow(
        'next-screen-ratio',
        profile,
        median(seen.map((one) => one['next-screen'] / one['next-screen-floor'])),
      ),
      createInteractionRow(
        'next-screen-drawn-ratio',
        profile,
        median(seen.map((one) => one['next-screen-drawn'] / one['next-screen-floor'])),
      ),
    )
  }
  return rows
}

async function frameRows(browser: Browser, siteUrl: string): Promise<Result[]> {
  console.log(`${visits} times through a lobby on ${phone.name} …`)
  // Warm-up: the platform generates these pictures on the same processor the first time.
  await longestFrames(browser, siteUrl, phone)
  const runs: LongestFrames[] = []
  for (let index = 0; index < visits; index++) runs.push(await longestFrames(browser, siteUrl, phone))
  for (const { scroll, pages, pagesFloor } of runs) {
    console.log(`  scrolling ${Math.round(scroll)}, turning ${Math.round(pages)}, floor ${Math.round(pagesFloor)} ms`)
  }
  return [
    createRow('longest-frame-scroll', median(runs.map(({ scroll }) => scroll))),
    createRow('longest-frame-pages', median(runs.map(({ pages }) => pages))),
    createRow('longest-frame-pages-floor', median(runs.map(({ pagesFloor }) => pagesFloor))),
  ]
}

async function lighthouseRows(_browser: Browser, siteUrl: string): Promise<Result[]> {
  installLighthouse()
  const rows: Result[] = []
  for (const [page, path] of PAGES) {
    const address = await ownAddress(new URL(path, siteUrl).href)
    const { scores, misses, machine } = auditPage(address)
    console.log(`Lighthouse on ${address}, on a machine of ${Math.round(machine)}:`)
    for (const miss of misses) console.log(`  ${miss}`)
    rows.push(...Object.entries(scores).map(([category, score]) => createLighthouseRow(page, category, score)))
  }
  return rows
}

/** The address that the page names as its own in Lighthouse's language. */
async function ownAddress(address: string): Promise<string> {
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-language': 'en-US' } })
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1]
  return canonical ? new URL(new URL(canonical).pathname, address).href : address
}

async function filmed(browser: Browser, siteUrl: string): Promise<Result[]> {
  for (const file of await filmFirstVisit(browser, new URL('/', siteUrl).href, phone)) console.log(`Filmed in ${file}`)
  return []
}
