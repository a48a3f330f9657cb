import type { Page } from '@playwright/test'
import { STEADY_MEMBER } from '../../apps/platform/src/db/world/demo-accounts.ts'
import type { Screen } from './screens.ts'
import { logIn } from './sessions.ts'
import { words } from './words.ts'

const { security, session, shell } = words

/** A dialog that a button on some page opens, at any width. */
function behind(name: string, address: string, button: string, of: 'main' | 'contentinfo' = 'main'): Screen {
  return { name, open: (page) => openBehind(page, address, button, of) }
}

async function openBehind(page: Page, address: string, button: string, of: 'main' | 'contentinfo'): Promise<void> {
  await page.goto(address)
  await page.getByRole(of).getByRole('button', { name: button, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('heading').first().waitFor()
}

function ofMember(screen: Screen): Screen {
  return {
    name: screen.name,
    open: async (page) => {
      await logIn(page.context(), STEADY_MEMBER)
      await screen.open(page)
    },
  }
}

/** Every dialog that more is done in than a yes or a no; opened by the English words of its button. */
export const DIALOGS: readonly Screen[] = [
  behind('register dialog', '/', shell.footer.affiliateStart, 'contentinfo'),
  behind('forgotten password', '/login', session.forgotten),
  ofMember(behind('change password', '/member/security', security.changePassword)),
  ofMember(behind('authenticator set-up', '/member/security', security.setUp)),
  {
    name: 'notice',
    open: async (page) => {
      await page.addInitScript(() => sessionStorage.removeItem('index_notice'))
      await page.goto('/')
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
    },
  },
]
