// npm run gallery [-- --only WORD] [--languages EN,VI] [--widths 1440,390] [--out FOLDER]: pictures of every screen and dialog in
// both themes, from the real site with demo data. `-- --featured` retakes those of docs/gallery.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startTestServer } from '../apps/platform/test/server.ts'
import { FEATURED, pictureName } from './gallery/names.ts'
import { findChromium } from '../scripts/lib/browser.ts'
import { ROOT } from '../scripts/lib/settings.ts'
import { TURBO_ENV } from '../scripts/lib/web.ts'
import { run } from '../scripts/testing/steps.ts'

const { values } = parseArgs({
  options: {
    featured: { type: 'boolean', default: false },
    only: { type: 'string' },
    languages: { type: 'string' },
    widths: { type: 'string', default: '1440,390' },
    out: { type: 'string' },
  },
})
const folder = values.out ?? join(ROOT, values.featured ? 'docs/gallery' : '.data/gallery')
if (values.featured && !values.out && !values.only) rmSync(folder, { recursive: true, force: true })
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
    GALLERY_LANGUAGES: values.languages ?? (values.featured ? 'EN,VI' : 'EN'),
    GALLERY_WIDTHS: values.widths,
    ...(values.featured && { GALLERY_FEATURED: 'true' }),
  })
  console.log(output)
  process.exitCode = code
} finally {
  await server.stop()
}
if (values.featured) writeFileSync(join(folder, 'README.md'), page())
console.log(`The pictures are in ${folder}.`)

function page(): string {
  const getTitle = (screen: string) => `${screen[0]?.toUpperCase()}${screen.slice(1)}`
  const rows = FEATURED.map((picture) => {
    const { screen, theme, width, language } = picture
    const file = pictureName(picture)
    return `<a href="${file}"><img src="${file}" height="220" alt="${getTitle(screen)}, ${theme}, ${width} px, ${language}"></a>`
  })
  return `# Gallery

A selection of screens in both themes, at 1440 and 390 px, in English and Vietnamese. \`npm run gallery -- --featured\` takes them again;
\`npm run gallery\` takes every screen and dialog, into \`.data/gallery\`, which is not committed.

${rows.join('\n')}
`
}
