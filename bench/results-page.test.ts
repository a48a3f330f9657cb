import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readResultsPage, renderResultsPage } from './results-page.ts'

test('docs/performance.md has the recorded results, of every benchmark', () => {
  const page = readResultsPage()
  expect(page).toBe(renderResultsPage(page))
  const recorded = globSync('results/*.json', { cwd: import.meta.dirname }).map((file) => basename(file, '.json'))
  expect([...page.matchAll(/^### bench:(\w+)$/gm)].map(([, name]) => name).toSorted()).toEqual(recorded.toSorted())
})
