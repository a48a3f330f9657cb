import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { settle } from './first-screen.ts'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

const FOLDER = fileURLToPath(new URL('../test-results/', import.meta.url))
const STEP_MS = 250
const FRAMES = 14

interface TraceEvent {
  name: string
  /** Microseconds. */
  ts: number
  args: { snapshot?: string; data?: { isOutermostMainFrame?: boolean; documentLoaderURL?: string } }
}

/** Writes a picture of what a first visit shows, a frame each quarter of a second, in both themes. @returns the files */
export async function filmFirstVisit(browser: Browser, address: string, profile: Profile): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const files: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    const { page, close } = await throttledPage(browser, profile, { noticeSeen: true, phone: profile.id === 'phone' })
    await page.context().addCookies([{ name: 'theme', value: theme, url: address }])
    await browser.startTracing(page, {
      screenshots: true,
      categories: ['disabled-by-default-devtools.screenshot', 'blink.user_timing', 'loading'],
    })
    await page.goto(address)
    await settle(page)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    await close()
    files.push(await draw(browser, trace.traceEvents, { address, file: `${FOLDER}film-${profile.id}-${theme}.png` }))
  }
  return files
}

async function draw(
  browser: Browser,
  events: readonly TraceEvent[],
  { address, file }: { address: string; file: string },
): Promise<string> {
  const start = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address)
  const shots = events.filter(({ name }) => name === 'Screenshot').toSorted((one, other) => one.ts - other.ts)
  const began = start?.ts ?? shots[0]?.ts ?? 0
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const at = index * STEP_MS
    const shot = shots.findLast(({ ts }) => ts <= began + at * 1_000)
    const picture = shot ? `<img height="420" src="data:image/jpeg;base64,${shot.args.snapshot}">` : ''
    return `<figure style="margin:0;min-width:195px"><figcaption>${(at / 1_000).toFixed(2)} s</figcaption>${picture}</figure>`
  })
  const page = await browser.newPage({ viewport: { width: FRAMES * 205 + 20, height: 470 } })
  await page.setContent(
    `<body style="margin:10px;background:#888;display:flex;gap:10px;font:14px sans-serif">${frames.join('')}`,
  )
  await page.screenshot({ path: file })
  await page.close()
  return file
}
