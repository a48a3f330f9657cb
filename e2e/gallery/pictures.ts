// Pictures of every screen and dialog: GALLERY_FOLDER says where they go, GALLERY_LANGUAGES and GALLERY_WIDTHS which there are.
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { CLOSED, openClosed, startClosedSite } from '../support/closed-site.ts'
import type { ClosedSite, ClosedState } from '../support/closed-site.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { SCREENS } from '../support/screens.ts'
import { STATES } from '../support/states.ts'
import { test as base } from '../support/test.ts'
import { pictureName, THEMES } from './names.ts'

const folder = process.env['GALLERY_FOLDER'] ?? '.data/pictures'
const languages = (process.env['GALLERY_LANGUAGES'] ?? 'EN').split(',').filter((code) => isLanguageCode(code))
const widths = (process.env['GALLERY_WIDTHS'] ?? '1440,390').split(',').map(Number)

const isPhone = (width: number): boolean => width < 500

/** Runs in the page: nothing is loading, and the pictures in view are there. */
function settled(): boolean {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  return !document.querySelector('[aria-busy=true]') && inView.every((image) => image.complete)
}

interface Subject {
  screen: string
  theme: (typeof THEMES)[number]
  language: LanguageCode
}

/** A picture at every width. What is open on a desk is opened again on a phone, where the way there may be another one. */
async function takePictures(page: Page, subject: Subject, open: (page: Page) => Promise<void>): Promise<void> {
  let opened: boolean | undefined
  for (const width of widths) {
    await page.setViewportSize({ width, height: isPhone(width) ? 844 : 900 })
    if (opened !== isPhone(width)) await open(page)
    opened = isPhone(width)
    await page.waitForFunction(settled)
    const path = join(folder, pictureName({ ...subject, width }))
    await page.screenshot({ path, type: 'jpeg', quality: 78 })
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

      for (const { name, open, problems: expected } of [...SCREENS, ...STATES, ...DIALOGS]) {
        test(name, async ({ page, problems }) => {
          if (expected) problems.expect(expected)
          await takePictures(page, { screen: name, theme, language }, open)
        })
      }

      test.describe('of a closed site', () => {
        test.use({ baseURL: ({ closed }, use) => use(closed.url) })

        for (const state of Object.keys(CLOSED) as ClosedState[]) {
          test(state, async ({ page, closed }) => {
            await takePictures(page, { screen: state, theme, language }, () => openClosed(page, closed, state))
          })
        }
      })
    })
  }
}
