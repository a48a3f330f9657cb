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
    name: 'register',
    open: async (page) => {
      await page.goto('/register')
      await main(page).getByRole('textbox').first().fill('a')
      await main(page).getByRole('button').last().click()
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
    name: 'team overview',
    open: async (page) => {
      await logIn(page.context(), MIDDLE_AGENT)
      await page.goto('/agent/team-overview')
      await main(page).getByRole('option').first().waitFor()
    },
  },
  { name: 'game', open: openMostPlayed },
  {
    name: 'not found',
    open: async (page) => {
      await page.goto('/no/such/page')
      await main(page).getByRole('heading', { level: 1 }).waitFor()
    },
  },
]
