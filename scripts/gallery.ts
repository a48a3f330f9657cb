// npm run gallery [-- --only WORD] [--languages EN,VI] [--widths 1440,390] [--out FOLDER]: pictures of every screen and dialog in both
// themes, taken from the real site over the seed world. Without options they make the gallery of the documents, docs/gallery.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestServer } from '../apps/platform/test/server.ts'
import { pictureName, THEMES } from '../e2e/gallery/names.ts'
import { CLOSED } from '../e2e/support/closed-site.ts'
import { DIALOGS } from '../e2e/support/dialogs.ts'
import { SCREENS } from '../e2e/support/screens.ts'
import { STATES } from '../e2e/support/states.ts'
import { findChromium } from './browser.ts'
import { ROOT } from './lib/settings.ts'
import { TURBO_ENV } from './lib/web.ts'
import { run } from './testing/steps.ts'

const WIDTHS = '1440,390'
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    languages: { type: 'string', default: 'EN' },
    widths: { type: 'string', default: WIDTHS },
    out: { type: 'string' },
  },
})
const isGallery = values.out === undefined && values.only === undefined
const folder = values.out ?? join(ROOT, isGallery ? 'docs/gallery' : '.data/pictures')
if (isGallery) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const server = await startTestServer({ withWorld: true })
try {
  process.env.TEST_POSTGRES_URL = server.adminUrl
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'], TURBO_ENV)
  if (built.code !== 0) throw new Error(`The web cannot be built:\n${built.output}`)
  const only = values.only ? ['--grep', values.only] : []
  const { code, output } = await run('playwright', ['test', '--config=e2e/gallery/playwright.config.ts', ...only], {
    CHROMIUM_PATH: findChromium(),
    GALLERY_FOLDER: folder,
    GALLERY_LANGUAGES: values.languages,
    GALLERY_WIDTHS: values.widths,
  })
  console.log(output)
  process.exitCode = code
} finally {
  await server.stop()
}
if (isGallery) writeFileSync(join(folder, 'README.md'), page())

/** The gallery's page: a row a screen. */
function page(): string {
  const widths = WIDTHS.split(',').map(Number)
  const columns = THEMES.flatMap((theme) => widths.map((width) => ({ theme, width })))
  const subjects = [
    ...[...SCREENS, ...STATES].map(({ name }) => name),
    ...Object.keys(CLOSED),
    ...DIALOGS.map(({ name }) => name),
  ]
  const rows = subjects.map((screen) => {
    const pictures = columns.map(({ theme, width }) => {
      const file = pictureName({ screen, theme, width, language: 'EN' })
      return `<a href="${file}"><img src="${file}" height="220" alt="${screen}, ${theme}, ${width} px"></a>`
    })
    return `## ${screen[0]?.toUpperCase()}${screen.slice(1)}\n\n${pictures.join('\n')}\n`
  })
  return `# Gallery\n\nEvery screen and dialog, dark and light, at 1440 and 390 px. Made by \`npm run gallery\`.\n\n${rows.join('\n')}`
}
