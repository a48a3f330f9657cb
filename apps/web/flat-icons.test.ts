import { expect, test } from 'vitest'
import { flatten, importFromFiles } from './flat-icons.ts'

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

test('imports icons from their own files, and no types', () => {
  const files = new Map([
    ['Copy', 'icons/copy.mjs'],
    ['Link', 'icons/link.mjs'],
  ])
  const code =
    "import { Copy, Link as LinkIcon, type LucideIcon } from 'lucide-react'\nimport type { LucideIcon } from 'lucide-react'"
  expect(importFromFiles(code, files).split('\n')).toEqual([
    "import Copy from 'lucide-react/dist/esm/icons/copy.mjs'",
    "import LinkIcon from 'lucide-react/dist/esm/icons/link.mjs'",
    "import type { LucideIcon } from 'lucide-react'",
  ])
  expect(() => importFromFiles("import { Nothing } from 'lucide-react'", files)).toThrow('Lucide has no icon Nothing')
})
