import type { Page } from '@playwright/test'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { startTestStack } from '../../scripts/testing/stack.ts'
import { textsOn } from './page-texts.ts'

export interface ClosedSite {
  url: string
  /** Changes its data. */
  run: (sql: string) => Promise<unknown>
  stop: () => Promise<void>
}

/** Why a site is closed: SQL that closes it, and the title of its page. */
export const CLOSED = {
  maintenance: {
    sql: `update brand set maintenance = true, maintenance_ends_at = now() + interval '2 hours'`,
    title: 'maintenanceTitle',
  },
  'region restriction': {
    sql: `update brand set maintenance = false, maintenance_ends_at = null, restricted_countries = '{VN}'`,
    title: 'regionTitle',
  },
} as const

export type ClosedState = keyof typeof CLOSED

/** @param sql changes the data before the start */
export async function startClosedSite(sql: string): Promise<ClosedSite> {
  const database = await scratchDatabase({ template: 'world' })
  const { $client } = openDatabase(database.url, { max: 1 })
  await $client.query(sql)
  const stack = await startTestStack(database.url)
  return {
    url: stack.siteUrl,
    run: (statement) => $client.query(statement),
    stop: async () => {
      await $client.end()
      await stack.stop()
      await database.drop()
    },
  }
}

/** Closes the site and opens its page once the gateway knows. */
export async function openClosed(page: Page, { run, url }: ClosedSite, state: ClosedState): Promise<void> {
  await run(CLOSED[state].sql)
  const heading = page.getByRole('heading', { level: 1 })
  for (let tries = 0; tries < 20; tries += 1) {
    // The agreement stays open.
    await page.goto(`${url}/rng`)
    await heading.first().waitFor()
    const { closed } = await textsOn(page, 'site')
    if ((await heading.first().innerText()) === closed[CLOSED[state].title]) return
    await page.waitForTimeout(1_000)
  }
  throw new Error(`The site is not closed for ${state}.`)
}
