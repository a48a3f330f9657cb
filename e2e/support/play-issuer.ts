import type { Page } from '@playwright/test'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { expect } from './test.ts'
import { fill, words } from './words.ts'

const { ways } = words

/** A person whom the play issuer has not seen yet. */
export function newPerson(): string {
  return `Sao ${Math.random().toString(36).slice(2, 8)}`
}

/** Goes from the open log-in dialog to the play issuer, to be this person there; nobody's name cancels. */
export async function goOnAs(page: Page, person: string): Promise<void> {
  const { dialog } = new LogInDialog(page)
  await expect(dialog).toContainText(ways.playNote)
  await dialog.getByRole('button', { name: fill(ways.continueWith, { issuer: 'Google' }) }).click()
  await expect(page.getByRole('heading', { name: 'Sample identities' })).toBeVisible()
  if (person) await page.getByRole('textbox', { name: 'Somebody else' }).fill(person)
  await page.getByRole('button', { name: person ? 'Be this person' : 'Cancel' }).click()
}
