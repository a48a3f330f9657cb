import type { Page } from '@playwright/test'
import { MIDDLE_AGENT, STEADY_MEMBER } from '../../apps/platform/seed/demo-accounts.ts'
import { ACCESS_DIALOGS } from './access-dialogs.ts'
import { query } from './database.ts'
import { MEMBER_DIALOG_SCREENS } from './member-dialogs.ts'
import { textsOn, type TextsOf } from './page-texts.ts'
import type { Screen } from './screens.ts'
import { logIn, openAccount, playFree } from './sessions.ts'
import { openEntry, openSideMenu } from './side-menu.ts'
import { fill } from './texts.ts'

const QUIET_PAGE = '/help'

/** A dialog over the member centre's security page, behind the button with this text. */
function onSecurity(name: string, getText: (security: TextsOf<'security'>) => string): Screen {
  return {
    name,
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto('/member/security')
      const security = await textsOn(page, 'security')
      await page
        .getByRole('main')
        .getByRole('button', { name: getText(security), exact: true })
        .first()
        .click()
      await opened(page)
    },
  }
}

/** A dialog over the agent's daily salary, behind the first button of a table. */
function onDailySalary(name: string, table: 'bills' | 'contracts', then: Screen['open']): Screen {
  return {
    name,
    open: async (page) => {
      await logIn(page.context(), MIDDLE_AGENT)
      await page.goto('/agent/daily-salary')
      const texts = await textsOn(page, 'contracts')
      await page.getByRole('table', { name: texts[table], exact: true }).getByRole('button').first().click()
      await then(page)
    },
  }
}

/** What the site says to a member about play, with one offer. */
function onPlay(name: string, values: string): Screen {
  return {
    name,
    open: async (page) => {
      const member = await openAccount(page.context())
      await query(
        `insert into intervention (member_id, moment, reason, kind, limit_kind, limit_period, limit_value, break_days) values ($1, 'NEXT_PAGE', ${values})`,
        [member.id],
      )
      await page.goto(QUIET_PAGE)
      await opened(page)
    },
  }
}

async function opened(page: Page): Promise<void> {
  await page.locator('dialog').getByRole('heading').first().waitFor()
}

/** Every dialog and menu that opens over a page. */
export const DIALOGS: readonly Screen[] = [
  ...ACCESS_DIALOGS,
  ...MEMBER_DIALOG_SCREENS,
  onPlay('proposed limit', `'CHASING_LOSSES', 'LIMIT', 'DEPOSIT', 'DAY', 7500000000, null`),
  onPlay('offered break', `'MANY_SIGNS', 'BREAK', null, null, null, 7`),
  onPlay('advice about play', `'NIGHT_PLAY', 'HELP', null, null, null, null`),
  onSecurity('change password', ({ changePassword }) => changePassword),
  onSecurity('authenticator set-up', ({ setUp }) => setUp),
  onSecurity('new passkey', ({ addPasskey }) => addPasskey),
  onSecurity('copy of own data', ({ data }) => data.save),
  onDailySalary('agent bill', 'bills', opened),
  onDailySalary('contract to answer', 'contracts', async (page) => {
    const { simulate, simulation } = await textsOn(page, 'contracts')
    await page.getByRole('dialog').getByRole('button', { name: simulate }).click()
    await page.getByRole('dialog').getByRole('table', { name: simulation }).waitFor()
  }),
  {
    name: 'sign-out question',
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await page.goto(QUIET_PAGE)
      const shell = await textsOn(page, 'shell')
      const name = fill(shell.accountMenu, { name: STEADY_MEMBER.nickname })
      await page.getByRole('banner').getByRole('button', { name }).click()
      await page.getByRole('menuitem', { name: shell.signOut }).click()
      await opened(page)
    },
  },
  {
    name: 'jackpot',
    open: async (page) => {
      await page.goto('/rng')
      const { jackpots } = await textsOn(page, 'jackpots')
      await page.getByRole('region', { name: jackpots }).getByRole('button').first().click()
      // Whether it has winners depends on the day the demo data was created.
      await page.locator('dialog').getByRole('heading', { level: 3 }).waitFor()
    },
  },
  {
    name: 'jackpot that must drop',
    open: async (page) => {
      await page.goto('/rng')
      const { jackpots } = await textsOn(page, 'jackpots')
      // The smallest jackpot of the demo data is the one that must drop.
      await page.getByRole('region', { name: jackpots }).getByRole('button').last().click()
      await page.locator('dialog').getByRole('progressbar').waitFor()
      await page.locator('dialog').locator('summary').first().click()
    },
  },
  {
    name: 'true account',
    open: async (page) => {
      await playFree(page.context())
      await page.goto(QUIET_PAGE)
      await openEntry(page, (shell) => shell.inviteFriends)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'phone codes',
    open: async (page) => {
      await page.goto(QUIET_PAGE)
      await openEntry(page, (shell) => shell.onPhone)
      await page.getByRole('dialog').getByRole('img').first().waitFor()
    },
  },
  {
    name: 'download dialog',
    open: async (page) => {
      await page.goto(QUIET_PAGE)
      await openEntry(page, (shell) => shell.onPhone)
      const { installSteps } = await textsOn(page, 'shell')
      await page.getByRole('button', { name: installSteps }).click()
      await page.getByRole('dialog').getByRole('tabpanel').getByRole('img').waitFor()
    },
  },
  {
    name: 'side menu',
    open: async (page) => {
      await page.goto(QUIET_PAGE)
      const menu = await openSideMenu(page)
      await menu.getByRole('listitem').getByRole('button').first().click()
    },
  },
  {
    name: 'search over everything',
    open: async (page) => {
      await page.goto(QUIET_PAGE)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('/')
      await page.getByRole('combobox').last().fill('ca')
      // More games than are shown, and other results.
      await page.getByRole('dialog').getByRole('option').nth(9).waitFor()
    },
  },
  {
    name: 'search that finds nothing',
    open: async (page) => {
      await page.goto(QUIET_PAGE)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').last().fill('lantrxxn')
      await page.getByRole('dialog').getByRole('status').getByRole('paragraph').first().waitFor()
    },
  },
  {
    name: 'filters of a lobby',
    open: async (page) => {
      await page.goto('/rng?class=slot&only=hot&bet=1000')
      await page.getByRole('main').getByRole('article').first().waitFor()
      const { moreFilters } = await textsOn(page, 'lobby')
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${moreFilters}`) })
        .click()
      await page.getByRole('dialog', { name: moreFilters }).getByRole('group').first().waitFor()
    },
  },
  {
    name: 'games of a vendor',
    open: async (page) => {
      await page.goto(`${QUIET_PAGE}?list=DVT`)
      await page.getByRole('dialog').getByRole('article').nth(9).waitFor()
    },
  },
  {
    name: 'notice',
    open: async (page) => {
      const unseen = await page.addInitScript(() => sessionStorage.removeItem('index_notice'))
      await page.goto('/')
      await opened(page)
      await unseen.dispose()
    },
  },
]
