import { expect, test } from 'vitest'
import { rewriteSpecifiers, toPublished } from './published.ts'

const MANIFEST = {
  name: '@playhouse/web',
  version: '0.3.0',
  private: true,
  type: 'module',
  bin: { playhouse: './src/cli.ts' },
  exports: { './kit': './src/extend/kit.tsx', './*.ts': './src/*.ts', './reference.cjs': './codegen/reference.cjs' },
  dependencies: { '@playhouse/shared': '*', zod: '4.6.7' },
  devDependencies: { vitest: '5.1.1' },
} as const

test('a published package exports by name what is public, and the rest as internal', () => {
  const published = toPublished(MANIFEST, (path) => path !== 'codegen/reference.cjs')
  expect(published.exports).toEqual({
    './kit': { types: './src/extend/kit.d.ts', default: './src/extend/kit.js' },
    './internal/*.js': { types: './src/*.d.ts', default: './src/*.js' },
    './package.json': './package.json',
  })
  expect(published.bin).toEqual({ playhouse: './src/cli.js' })
})

test('a published package needs our others in its own version, and nothing of development', () => {
  const published = toPublished(MANIFEST, () => true)
  expect(published.dependencies).toEqual({ '@playhouse/shared': '0.3.0', zod: '4.6.7' })
  expect(published).not.toHaveProperty('devDependencies')
  expect(published).not.toHaveProperty('private')
})

test.each([
  [`import { a } from '@playhouse/shared/art/svg.ts'`, `import { a } from '@playhouse/shared/internal/art/svg.js'`],
  [
    `const b = await import("@playhouse/site/config.ts")`,
    `const b = await import("@playhouse/site/internal/config.js")`,
  ],
  [`new Worker(new URL('page-worker.ts', import.meta.url))`, `new Worker(new URL('page-worker.js', import.meta.url))`],
  [`<script type="module" src="/src/app/main.tsx"></script>`, `<script type="module" src="/src/app/main.js"></script>`],
  [`import { buttonClass } from '@playhouse/web/kit'`, `import { buttonClass } from '@playhouse/web/kit'`],
])('names modules as the packages have them: %s', (code, expected) => {
  expect(rewriteSpecifiers(code)).toBe(expected)
})
