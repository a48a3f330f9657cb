import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addSources } from './route-sources.ts'

it.each(globSync('apps/web/src/app/{router.tsx,routes/*-routes.ts}'))('names the code of each route of %s', (file) => {
  const code = readFileSync(file, 'utf8')
  const modules = [...addSources(code, file).matchAll(/modules: \[([^\]]*)\]/g)].map(([, list = '']) =>
    Array.from(list.matchAll(/'([^']+)'/g), ([, path = '']) => path),
  )
  expect(modules).toHaveLength(code.match(/screenRoute\(/g)?.length ?? 0)
  for (const paths of modules) {
    expect(paths.some((path) => path.endsWith('-screen.tsx'))).toBe(true)
    expect(paths.filter((path) => !existsSync(`apps/web/${path}`))).toEqual([])
  }
})
