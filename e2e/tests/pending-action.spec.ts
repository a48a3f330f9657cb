import type { Page } from '@playwright/test'
import { GamesPage, getHeart } from '../pages/games-page.ts'
import { Shell } from '../pages/shell.ts'
import { continueWithGoogleAs, newPerson } from '../support/identity-provider.ts'
import { EVERY_NIGHT } from '../support/nightly.ts'
import { expect, test } from '../support/test.ts'
import { fill, texts } from '../support/texts.ts'

const { session, shell, ways } = texts

/** Signs in with Google as a new person. @returns the name */
async function signInWithGoogle(page: Page): Promise<string> {
  const person = newPerson()
  await continueWithGoogleAs(page, person)
  const welcome = page.getByRole('dialog', { name: fill(session.first.title, { name: person }) })
  await welcome.getByRole('button', { name: session.first.continue }).click()
  return person
}

const pendingAction = (page: Page) => page.evaluate(() => sessionStorage.getItem('pending-action'))

test.describe('a pending action after signing in with Google', () => {
  test('sets the favourite on the page where it was requested', async ({ page }) => {
    await page.goto('/rng?page=2')
    const games = new GamesPage(page)
    await games.tiles.first().hover()
    const heart = getHeart(games.tiles.first())
    await games.tiles.first().hover()
    await heart.click()
    const favourite = games.favouriteStored()
    const person = await signInWithGoogle(page)
    await expect(page).toHaveURL('/rng?page=2')
    await expect(new Shell(page).accountMenu(person)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await favourite
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await pendingAction(page)).toBeNull()
  })

  test('opens the game, and back leads to the lobby', { tag: EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/rng')
    const games = new GamesPage(page)
    await games.tiles.first().getByRole('link').first().click()
    await signInWithGoogle(page)
    await expect(page).toHaveURL(/\/game\//)
    await expect(page.locator('iframe')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/rng')
  })

  test('continues with a log-in after the issuer was cancelled', { tag: EVERY_NIGHT }, async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('complementary', { name: shell.atHand })
      .getByRole('link', { name: shell.inviteFriends })
      .first()
      .click()
    await continueWithGoogleAs(page, '')
    await expect(page.getByRole('alert')).toContainText(fill(ways.cancelled, { issuer: 'Google' }))
    await page.getByRole('button', { name: ways.backToLogIn }).click()
    await expect(page).toHaveURL('/')
    await signInWithGoogle(page)
    await expect(page).toHaveURL('/member/invite')
  })
})
