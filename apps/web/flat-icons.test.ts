import { expect, test } from 'vitest'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatten, importedIcons, importModules, readIcons } from './flat-icons.ts'

test('joins the shapes of an icon to one path that draws the same', () => {
  expect(
    flatten([
      ['path', { d: 'M4 5h16', key: 'a' }],
      ['path', { d: 'm6 9 6 6 6-6', key: 'b' }],
      ['path', { d: 'm14 9h3', key: 'c' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
      ['polyline', { points: '1 2 3 4' }],
      ['polygon', { points: '1 2 3 4' }],
      ['circle', { cx: '12', cy: '6', r: '3' }],
      ['ellipse', { cx: '12', cy: '6', rx: '3', ry: '1.5' }],
      ['rect', { x: '3', y: '3', width: '18', height: '12' }],
      ['rect', { x: '3', y: '3', width: '18', height: '12', rx: '2' }],
    ]),
  ).toEqual([
    [
      'path',
      {
        d: [
          'M4 5h16',
          'M6 9l6 6 6-6',
          'M14 9h3',
          'M1 2L3 4',
          'M1 2 3 4',
          'M1 2 3 4Z',
          'M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
          'M9 6a3 1.5 0 1 0 6 0a3 1.5 0 1 0 -6 0Z',
          'M3 3h18v12h-18Z',
          'M5 3h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2Z',
        ].join(''),
      },
    ],
  ])
})

test('leaves a shape with a colour of its own', () => {
  const dot = ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }] as const
  expect(flatten([['path', { d: 'M1 2h3' }], dot])).toEqual([['path', { d: 'M1 2h3' }], dot])
})

test('imports each icon as a module of its own, and no types', () => {
  const icons = { Copy: { name: 'Copy', shapes: [] }, Link: { name: 'Link', shapes: [] } }
  const code =
    "import { Copy, Link as LinkIcon, type LucideIcon } from 'lucide-react'\nimport type { LucideIcon } from 'lucide-react'"
  expect(importModules(code, icons).split('\n')).toEqual([
    "import Copy from 'flat-icon:Copy'",
    "import LinkIcon from 'flat-icon:Link'",
    "import type { LucideIcon } from 'lucide-react'",
  ])
  expect(() => importModules("import { Nothing } from 'lucide-react'", icons)).toThrow(
    'The icon Nothing is not in icons.generated.json: run "npm run codegen".',
  )
})

test('has written exactly the icons that the sources import', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname })
  const imported = sources.flatMap((path) => importedIcons(readFileSync(join(import.meta.dirname, path), 'utf8')))
  expect(Object.keys(readIcons().icons).toSorted()).toEqual(
    [...new Set(imported.map(({ exported }) => exported))].toSorted(),
  )
})
