import type { Page } from '@playwright/test'
import { LogInDialog } from '../pages/sign-in-dialog.ts'
import { expect } from './test.ts'
import { fill, texts } from './texts.ts'

const { ways } = texts

/** A person who is new to the simulated identity provider. */
export function newPerson(): string {
  return `Sao ${Math.random().toString(36).slice(2, 8)}`
}

/** From the open log-in dialog, signs in at the simulated identity provider as `person`; an empty name cancels. */
export async function continueWithGoogleAs(page: Page, person: string): Promise<void> {
  const { dialog } = new LogInDialog(page)
  await expect(dialog).toContainText(ways.playNote)
  await dialog.getByRole('button', { name: fill(ways.continueWith, { issuer: 'Google' }) }).click()
  await expect(page.getByRole('heading', { name: 'Sample identities' })).toBeVisible()
  if (person) await page.getByRole('textbox', { name: 'Somebody else' }).fill(person)
  await page.getByRole('button', { name: person ? 'Be this person' : 'Cancel' }).click()
}
