// Pictures of every screen and dialog: GALLERY_FOLDER says where they go, GALLERY_LANGUAGES and GALLERY_WIDTHS which there are.
import { join } from 'node:path'
import { isLanguageCode } from '@playhouse/shared/languages.ts'
import { DIALOGS } from '../support/dialogs.ts'
import { SCREENS } from '../support/screens.ts'
import { test } from '../support/test.ts'
import { pictureName, THEMES } from './names.ts'

const folder = process.env['GALLERY_FOLDER'] ?? '.data/pictures'
const languages = (process.env['GALLERY_LANGUAGES'] ?? 'EN').split(',').filter((code) => isLanguageCode(code))
const widths = (process.env['GALLERY_WIDTHS'] ?? '1440,390').split(',').map(Number)

/** Runs in the page: nothing is loading, and the pictures in view are there. */
function settled(): boolean {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  return !document.querySelector('[aria-busy=true]') && inView.every((image) => image.complete)
}

for (const language of languages) {
  for (const theme of THEMES) {
    test.describe(`${language} ${theme}`, () => {
      test.use({ theme, language })

      // Dialogs are opened by the English words of their buttons.
      for (const { name, open } of language === 'EN' ? [...SCREENS, ...DIALOGS] : SCREENS) {
        test(name, async ({ page }) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
            await open(page)
            await page.waitForFunction(settled)
            const file = pictureName({ screen: name, theme, width, language })
            await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 78 })
          }
        })
      }
    })
  }
}
