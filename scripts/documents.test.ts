import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './lib/settings.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', '{apps,packages}/*/README.md'], { cwd: ROOT })
/** Without code, in which brackets are no links. */
const prose = (path: string) =>
  read(path)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
const getLinks = (path: string) => [...prose(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)

/** Names under which GitHub shows the headings of a document, and its anchors. */
const anchorsIn = (path: string): string[] => {
  const text = read(path)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]
}

test('every link of a document leads to a file, and to a heading in it', () => {
  const anchors = new Map(DOCUMENTS.map((path) => [path, new Set(anchorsIn(path))]))
  const broken = DOCUMENTS.flatMap((path) =>
    getLinks(path)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? path : join(dirname(path), file)
        if (!existsSync(join(ROOT, target))) return true
        return anchor !== undefined && anchors.get(target)?.has(anchor) === false
      })
      .map((link) => `${path}: ${link}`),
  )
  expect(broken).toEqual([])
})

test('the index lists every document', () => {
  const listed = new Set(getLinks('docs/README.md'))
  const missing = globSync('docs/*.md', { cwd: ROOT })
    .map((path) => basename(path))
    .filter((name) => name !== 'README.md' && !listed.has(name))
  expect(missing).toEqual([])
})

test('every document says in its first sentence what it is about', () => {
  const silent = globSync('docs/*.md', { cwd: ROOT }).filter((path) => {
    const [, first = ''] = read(path).split(/\n\n+/)
    return !/^[A-Z`*].{20,}/.test(first)
  })
  expect(silent).toEqual([])
})

test('the features name every journey', () => {
  const named = [...read('docs/features.md').matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name)
  const journeys = globSync('e2e/tests/*.spec.ts', { cwd: ROOT }).map((path) => basename(path, '.spec.ts'))
  expect(journeys.filter((name) => !named.includes(name))).toEqual([])
})

describe('the front door', () => {
  test('is one screen, and contributing a few pages', () => {
    expect(read('README.md').split(/\s+/).length).toBeLessThan(600)
    expect(read('CONTRIBUTING.md').split(/\s+/).length).toBeLessThan(1_500)
  })

  test.each(['README.md', 'CONTRIBUTING.md', 'docs/recipes.md', 'docs/testing.md'])(
    '%s names files that exist',
    (path) => {
      const named = [...read(path).matchAll(/`((?:apps|packages|e2e|bench|scripts|deploy|docs)\/[\w./*-]+)`/g)]
      const missing = named.map(([, file = '']) => file).filter((file) => globSync(file, { cwd: ROOT }).length === 0)
      expect(named.length).toBeGreaterThan(2)
      expect(missing).toEqual([])
    },
  )
})
