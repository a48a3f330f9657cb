import { expect, type Route } from '@playwright/test'
import { wordsOn } from './page-words.ts'
import type { Screen } from './screens.ts'

/** What stands where there is nothing to show: nothing found, nothing there, nothing that could be had. */
export const STATES: readonly Screen[] = [
  ...[
    ['empty lobby', '/live?search=qqxzzvw'],
    ['no answer found', '/helpmc?search=qqxzzvw'],
    ['no promotions', '/promotions?category=nothing'],
    ['no such promotion', '/promoDetail?id=nothing'],
    ['used link', '/reset-password'],
    ['not signed in from elsewhere', '/login/google?code=abc&state=def'],
    ['member centre of a visitor', '/member/account'],
    ['agent centre of a visitor', '/agent/team-overview'],
    ['not found', '/no/such/page'],
    ['no such lottery', '/lottery?gameCode=nothing'],
  ].map(([name = '', address = '']): Screen => ({
    name,
    open: async (page) => {
      await page.goto(address)
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
      await page.getByRole('main').getByRole('heading').last().waitFor()
    },
  })),
  {
    name: 'network away',
    problems: /ERR_INTERNET_DISCONNECTED/,
    open: async (page) => {
      const context = page.context()
      await context.setOffline(false)
      await page.goto('/promotions')
      const { categories } = await wordsOn(page, 'promotions')
      // The first one leads to all of them and stands there before the others.
      const links = page.getByRole('navigation', { name: categories }).locator('a[href*="category="]')
      await links.last().waitFor()
      await context.setOffline(true)
      await links.last().click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'missing part',
    problems: /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
    open: async (page) => {
      await page.context().setOffline(false)
      await page.goto('/help')
      // The footer is drawn when it is about to be seen.
      await expect(async () => {
        await page.mouse.wheel(0, 20_000)
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await page.context().setOffline(true)
      await page.getByRole('contentinfo').locator('a[href="/responsible-gaming"]').first().click()
      await page.waitForURL('/responsible-gaming')
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'crash',
    problems: /script:|console:/,
    open: async (page) => {
      // An answer that breaks its own schema, as no gateway gives it.
      const breakAnswer = async (route: Route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replace(/"features":\[[^\]]*\]/, '"features":null')
        await route.fulfill({ response: answer, body })
      }
      // The page before is gone by then: what it still asks ahead is not to be broken in its place.
      await page.goto('about:blank')
      await page.route('**/graphql*', breakAnswer, { times: 1 })
      await page.goto('/help')
      await page.getByRole('alert').getByRole('heading').waitFor()
    },
  },
]
