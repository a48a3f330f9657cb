import type { Locator, Page } from '@playwright/test'
import { MIDDLE_AGENT, STEADY_MEMBER } from '../../apps/platform/src/db/world/demo-accounts.ts'
import { GamePage } from '../pages/game-page.ts'
import { queryOne } from './database.ts'
import { logIn } from './sessions.ts'

/** A screen that looks right in every theme, language and width. */
export interface Screen {
  name: string
  /** Opens it as its reader does, and waits until all of it is there. */
  open: (page: Page) => Promise<void>
}

const main = (page: Page): Locator => page.getByRole('main')

async function openMostPlayed(page: Page): Promise<void> {
  await logIn(page.context(), STEADY_MEMBER)
  const { nodeId } = await queryOne<{ nodeId: number }>(
    `select node_id as "nodeId" from game where category = 'RNG' order by popularity desc, node_id limit 1`,
  )
  await page.goto(`/game/${nodeId}`)
  await new GamePage(page).slot.getByRole('radio').first().waitFor()
}

async function openAddress(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
}

/** Every screen there is; no text is looked for, so that they open in any language. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page) => {
      await page.goto('/')
      await main(page).getByRole('article').first().waitFor()
      await main(page).getByRole('heading', { level: 2 }).nth(9).waitFor()
    },
  },
  {
    name: 'lobby',
    open: async (page) => {
      await page.goto('/rng?search=long&vendor=QNH')
      await main(page).getByRole('article').first().waitFor()
    },
  },
  {
    name: 'empty lobby',
    open: async (page) => {
      await page.goto('/live?search=qqxzzvw')
      await main(page).getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'log-in dialog',
    open: async (page) => {
      await page.goto('/')
      await main(page).getByRole('article').first().waitFor()
      await page.getByRole('banner').getByRole('button').nth(-2).click()
      await page.getByRole('dialog').getByRole('button').first().waitFor()
    },
  },
  {
    name: 'set password',
    open: async (page) => {
      await page.goto(`/reset-password#token=${'A'.repeat(43)}`)
      await main(page).locator('input[type=password]').first().fill('x')
      await main(page).getByRole('button').last().click()
      await main(page).locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'register',
    open: async (page) => {
      await page.goto('/register')
      await main(page).getByRole('textbox').first().fill('a')
      await main(page).locator('button[type=submit]').first().click()
      await main(page).locator('[aria-invalid]').first().waitFor()
    },
  },
  {
    name: 'account',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/account')
      await main(page).getByRole('definition').nth(9).waitFor()
    },
  },
  {
    name: 'security',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/security')
      await main(page).getByRole('table').waitFor()
    },
  },
  {
    name: 'team overview',
    open: async (page) => {
      await logIn(page.context(), MIDDLE_AGENT)
      await page.goto('/agent/team-overview')
      await main(page).getByRole('option').first().waitFor()
    },
  },
  { name: 'game', open: openMostPlayed },
  ...[
    ['log in', '/login'],
    ['promotions', '/promotions'],
    ['promotion', '/promoDetail?id=free-play'],
    ['help centre', '/helpmc'],
    ['user agreement', '/help'],
    ['responsible gaming', '/responsible-gaming'],
    ['download', '/down'],
  ].map(([name = '', address = '']) => ({ name, open: (page: Page) => openAddress(page, address) })),
  {
    name: 'promotion dialog',
    open: async (page) => {
      await page.goto('/promotions?id=welcome-credit')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'announcements dialog',
    open: async (page) => {
      await openAddress(page, '/helpmc')
      await page.locator('#feedback').getByRole('button').nth(1).click()
      await page.getByRole('dialog').getByRole('time').nth(8).waitFor()
    },
  },
  {
    name: 'help dialog',
    open: async (page) => {
      await page.goto('/no/such/page')
      await main(page).getByRole('button').last().click()
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).nth(4).waitFor()
    },
  },
  {
    name: 'not found',
    open: async (page) => {
      await page.goto('/no/such/page')
      await main(page).getByRole('heading', { level: 1 }).waitFor()
    },
  },
]
