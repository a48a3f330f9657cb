import type { Browser } from 'playwright'
import { settle } from './first-screen.ts'
import type { Profile } from './profiles.ts'
import { throttledPage } from './throttled-page.ts'

export interface Weight {
  bytes: number
  files: number
}

export type Weights = Readonly<Record<'html' | 'css' | 'entryJs' | 'js' | 'idleJs' | 'fonts' | 'pictures', Weight>>

/** Weighs the bytes that a visit with an empty cache loads without input. Script is split at the moment from which the page works. */
export async function weigh(browser: Browser, address: string, profile: Profile): Promise<Weights> {
  const { page, close } = await throttledPage(browser, profile)
  try {
    await page.goto(address)
    await settle(page)
    return await page.evaluate(sumUp)
  } finally {
    await close()
  }
}

/** Runs in the page. */
function sumUp(): Weights {
  const sum = (entries: readonly PerformanceEntry[]): Weight => ({
    bytes: entries.reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    files: entries.length,
  })
  const named = (pattern: RegExp) =>
    performance.getEntriesByType('resource').filter(({ name }) => pattern.test(new URL(name).pathname))
  const [hydrated] = performance.getEntriesByName('hydrated')
  const scripts = named(/\.js$/)
  const isIdle = ({ startTime }: PerformanceEntry) => startTime > (hydrated?.startTime ?? Infinity)
  return {
    html: sum(performance.getEntriesByType('navigation')),
    css: sum(named(/\.css$/)),
    entryJs: sum(named(/\/index-[\w-]+\.js$/)),
    js: sum(scripts.filter((script) => !isIdle(script))),
    idleJs: sum(scripts.filter(isIdle)),
    fonts: sum(named(/\.woff2$/)),
    pictures: sum(named(/\.(webp|png|jpg|svg|avif)$/)),
  }
}
