import type { Locator, Page } from '@playwright/test'
import { makeReadyToWithdraw } from './cashier.ts'
import { query, reward } from './database.ts'
import { newPhone } from './messages.ts'
import { textsOn } from './page-texts.ts'
import type { Screen } from './screens.ts'
import { openAccount } from './sessions.ts'

interface MemberDialog {
  name: string
  address: string
  /** Finds the button that opens it, once the page has loaded. */
  opener: (page: Page) => Promise<Locator>
  /** Whether Enter in its first field submits it, rather than leading to a next step. */
  isForm: boolean
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const onLimits = (name: string, opener: MemberDialog['opener'], isForm = false): MemberDialog => ({
  name,
  address: '/member/limits',
  opener,
  isForm,
})
const onWithdrawals = (name: string, opener: MemberDialog['opener']): MemberDialog => ({
  name,
  address: '/member/withdrawal',
  opener,
  isForm: true,
})

/** Dialogs of the member centre that move or guard money. */
export const MEMBER_DIALOGS: readonly MemberDialog[] = [
  onLimits(
    'limit',
    async (page) => {
      const { kinds } = await textsOn(page, 'limits')
      return main(page).getByRole('region', { name: kinds.DEPOSIT, exact: true }).getByRole('button').first()
    },
    true,
  ),
  onLimits('time-out', async (page) => button(page, (await textsOn(page, 'limits')).timeOut.title)),
  onLimits('self-exclusion', async (page) => button(page, (await textsOn(page, 'limits')).exclude.title)),
  onLimits('closing of the account', async (page) => button(page, (await textsOn(page, 'limits')).close.open)),
  onWithdrawals('change of the payment password', async (page) =>
    button(page, (await textsOn(page, 'withdrawal')).password.change),
  ),
  onWithdrawals('new card', async (page) => button(page, (await textsOn(page, 'withdrawal')).cards.add)),
  onWithdrawals('withdrawal to confirm', async (page) => {
    const { form } = await textsOn(page, 'withdrawal')
    await main(page)
      .getByRole('textbox', { name: new RegExp(`^${form.amount}`) })
      .fill('150000')
    return button(page, form.continue)
  }),
  {
    name: 'binding of an e-mail address',
    address: '/member/profile',
    opener: async (page) => button(page, (await textsOn(page, 'profile')).bind.EMAIL),
    isForm: true,
  },
]

export async function readOpenPage(page: Page, { address, opener }: MemberDialog): Promise<Locator> {
  const member = await openAccount(page.context())
  await reward(member.id, 2_000_000_000n)
  await makeReadyToWithdraw(member)
  // A new card takes a second factor.
  await query('update member set mobile = $1, mobile_verified_at = now() where id = $2', [newPhone().e164, member.id])
  await page.goto(address)
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return opener(page)
}

export const MEMBER_DIALOG_SCREENS: readonly Screen[] = MEMBER_DIALOGS.map((dialog) => ({
  name: dialog.name,
  open: async (page) => {
    const opener = await readOpenPage(page, dialog)
    await opener.click()
    await page.locator('dialog[open]').getByRole('heading').first().waitFor()
  },
}))
