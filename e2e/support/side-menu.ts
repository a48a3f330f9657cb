import type { Locator, Page } from '@playwright/test'
import { textsOn, type TextsOf } from './page-texts.ts'

/** Width from which the menu is next to the page. */
const TABLET = 768

/** The side menu: next to the page, or a sheet opened from the bottom bar of a phone. */
export async function openSideMenu(page: Page): Promise<Locator> {
  const shell = await textsOn(page, 'shell')
  const menu = page.getByRole('navigation', { name: shell.sideNavigation })
  if ((page.viewportSize()?.width ?? TABLET) < TABLET) {
    await page.getByRole('navigation', { name: shell.bottomNavigation }).getByRole('button').first().click()
  }
  await menu.getByRole('listitem').nth(9).waitFor()
  return menu
}

/** Presses the entry of the side menu that opens something. */
export async function openEntry(page: Page, text: (shell: TextsOf<'shell'>) => string): Promise<void> {
  const menu = await openSideMenu(page)
  const name = text(await textsOn(page, 'shell'))
  const button = menu.getByRole('button', { name, exact: true })
  await button.or(menu.getByRole('link', { name, exact: true })).click()
}
