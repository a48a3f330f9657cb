import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = new URL('../../../', import.meta.url).pathname
const documentation = readFileSync(new URL('../../../../../../docs/notices.md', import.meta.url), 'utf8')

test('lists in docs/notices.md every place that sends letters, texts and push messages', () => {
  const sending = globSync('**/*.ts', { cwd: SOURCES }).filter(
    (path) =>
      !/\.(?:test|fixture)\.ts$/.test(path) &&
      /\b(?:sender\s*\.send(?:Sms|Email)|push\.send)\(\s*\{/.test(readFileSync(SOURCES + path, 'utf8')),
  )
  const listed = [...documentation.matchAll(/^\| `([\w/-]+\.ts)` /gm)].map(([, path = '']) => path)
  expect(listed.toSorted()).toEqual(sending.map((path) => path.replace(/^domains\//, '')).toSorted())
})
