import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { textsInPacks, tsPaths } from './source.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

tester.run('source/texts-in-packs', textsInPacks, {
  valid: [
    "<Dialog title={t('title')} closeLabel={t('ui:close')} />",
    '<img alt="" className="rounded-card" />',
    '<Field label={name} description={`${amount} · ${price}`} placeholder="0.00" />',
    '<p role="status" title={isOpen ? t(\'open\') : undefined} />',
  ],
  invalid: [
    '<button aria-label="Close" />',
    '<section aria-roledescription="carousel" />',
    "<section aria-roledescription={several ? 'carousel' : undefined} />",
    '<Dialog closeLabel={`Close ${name}`} />',
    "<TextField label={name ?? 'Name'} />",
    '<input placeholder="Tìm" />',
  ].map((code) => ({ code, errors: [{ messageId: 'word' }] })),
})

tester.run('source/ts-paths', tsPaths, {
  valid: ["import { a } from './a.ts'", "import b from 'library/b.js'", "const c = await import('../c.tsx')"],
  invalid: [
    "import { a } from './a.js'",
    "export { a } from '../a.js'",
    "export * from '@playhouse/shared/a.js'",
    "const c = await import('./c.jsx')",
  ].map((code) => ({ code, errors: [{ messageId: 'path' }] })),
})
