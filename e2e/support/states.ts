import { expect, type Route } from '@playwright/test'
import { MONEY_STATES } from './money-states.ts'
import { textsOn } from './page-texts.ts'
import type { Screen } from './screens.ts'

const SCRIPTS = '**/*.js'

/** Empty states, refusals and errors. */
export const STATES: readonly Screen[] = [
  ...MONEY_STATES,
  ...[
    ['empty lobby', '/live?search=qqxzzvw'],
    ['no answer found', '/helpmc?search=qqxzzvw'],
    ['no promotions', '/promotions?category=nothing'],
    ['no such promotion', '/promoDetail?id=nothing'],
    ['used link', '/reset-password'],
    ['incomplete link to unsubscribe', '/unsubscribe?token=nothing'],
    ['failed sign-in with Google', '/login/google?code=abc&state=def'],
    ['member centre of a visitor', '/member/account'],
    ['agent centre of a visitor', '/agent/team-overview'],
    ['not found', '/no/such/page'],
    ['no such lottery', '/lottery?gameCode=nothing'],
  ].map(([name = '', address = '']): Screen => ({
    name,
    // Screens of missing things respond with 404.
    ...(/not found|no such/.test(name) && { problems: /404/ }),
    open: async (page) => {
      await page.goto(address)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
      await page.getByRole('main').getByRole('heading').last().waitFor()
    },
  })),
  {
    name: 'offline',
    problems: /ERR_INTERNET_DISCONNECTED/,
    open: async (page) => {
      const context = page.context()
      await context.setOffline(false)
      await page.goto('/promotions')
      const { categories } = await textsOn(page, 'promotions')
      // The first link, to all of them, is there before the others.
      const links = page.getByRole('navigation', { name: categories }).locator('a[href*="category="]')
      await links.last().waitFor()
      await context.setOffline(true)
      await links.last().click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'missing part',
    problems: /ERR_FAILED|dynamically imported module/,
    open: async (page) => {
      await page.unroute(SCRIPTS)
      await page.goto('/help')
      // The footer is rendered when it is about to scroll into view.
      await expect(async () => {
        await page.mouse.wheel(0, 20_000)
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await page.route(SCRIPTS, (route) => route.abort())
      // By keyboard: pictures that fail to load may move the link between the press and the release of a mouse button.
      await page.getByRole('contentinfo').locator('a[href="/responsible-gaming"]').first().press('Enter')
      await page.waitForURL('/responsible-gaming')
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'crash',
    problems: /script:|console:/,
    open: async (page) => {
      // A response that violates the schema.
      const breakResponse = async (route: Route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/"features":\[[^\]]*\]/, '"features":null')
        await route.fulfill({ response: response, body })
      }
      // Leave the page first, or one of its prefetches would be broken instead.
      await page.goto('about:blank')
      await page.route('**/graphql*', breakResponse, { times: 1 })
      // A page with so long an address is rendered by the browser alone, which asks for its data.
      await page.goto(`/help?${'x'.repeat(600)}`)
      await page.getByRole('alert').getByRole('heading').waitFor()
    },
  },
]
