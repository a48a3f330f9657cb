// Takes the pictures of `npm run gallery`, which sets the GALLERY_… variables.
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import sharp from 'sharp'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { CLOSED, openClosed, startClosedSite } from '../support/closed-site.ts'
import type { ClosedSite, ClosedState } from '../support/closed-site.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { SCREENS } from '../support/screens.ts'
import type { Screen } from '../support/screens.ts'
import { STATES } from '../support/states.ts'
import { test as base } from '../support/test.ts'
import { FEATURED, pictureName, THEMES } from './names.ts'
import type { Theme } from './names.ts'

const {
  GALLERY_FOLDER: folder = '.data/gallery',
  GALLERY_LANGUAGES: languageList = 'EN',
  GALLERY_WIDTHS: widthList = '1440,390',
  GALLERY_FEATURED: featuredOnly,
} = process.env
const languages = languageList.split(',').filter((code) => isLanguageCode(code))

const isPhone = (width: number): boolean => width < 500

/** Runs in the page: nothing is loading, a member's bar is there, and the images in view are complete. */
function settled(): boolean {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const memberBarSpace = document.querySelector('header > div > span[aria-hidden=true]')
  return (
    !document.querySelector('[aria-busy=true]') &&
    !memberBarSpace?.checkVisibility() &&
    inView.every((image) => image.complete)
  )
}

/** A full lobby; the one in SCREENS is a search with few results. */
const SLOTS: Screen = {
  name: 'slots',
  open: async (page) => {
    await page.goto('/rng')
    await page.getByRole('main').getByRole('article').nth(23).waitFor()
  },
}

interface Subject {
  screen: string
  theme: Theme
  language: LanguageCode
}

function getWidths(subject: Subject): number[] {
  if (!featuredOnly) return widthList.split(',').map(Number)
  const isSubject = ({ screen, theme, language }: Subject) =>
    screen === subject.screen && theme === subject.theme && language === subject.language
  return FEATURED.filter(isSubject).map(({ width }) => width)
}

/** Opens the subject again between desktop and phone widths, because its steps may differ. */
async function takePictures(page: Page, subject: Subject, open: (page: Page) => Promise<void>): Promise<void> {
  let opened: boolean | undefined
  for (const width of getWidths(subject)) {
    await page.setViewportSize({ width, height: isPhone(width) ? 844 : 900 })
    if (opened !== isPhone(width)) await open(page)
    opened = isPhone(width)
    await page.waitForFunction(settled)
    const file = join(folder, pictureName({ ...subject, width }))
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file)
  }
}

const test = base.extend<object, { closed: ClosedSite }>({
  closed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startClosedSite(CLOSED.maintenance.sql)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

for (const language of languages) {
  for (const theme of THEMES) {
    test.describe(`${language} ${theme}`, () => {
      test.use({ theme, language })

      for (const { name, open, problems: expected } of [SLOTS, ...SCREENS, ...STATES, ...DIALOGS]) {
        if (getWidths({ screen: name, theme, language }).length === 0) continue
        test(name, async ({ page, problems }) => {
          if (expected) problems.expect(expected)
          await takePictures(page, { screen: name, theme, language }, open)
        })
      }

      test.describe('of a closed site', () => {
        test.use({ baseURL: ({ closed }, use) => use(closed.url) })

        for (const state of Object.keys(CLOSED) as ClosedState[]) {
          if (getWidths({ screen: state, theme, language }).length === 0) continue
          test(state, async ({ page, closed, problems }) => {
            problems.expect(/ 503 |status of 503| 451 |status of 451/)
            await takePictures(page, { screen: state, theme, language }, () => openClosed(page, closed, state))
          })
        }
      })
    })
  }
}
