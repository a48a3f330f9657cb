import type { Plugin } from 'vite'

/** Adds to each route of a file the sources of its code, as the manifest names them, and the file of its group. */
export const addSources = (code: string, id: string): string =>
  code
    .split(/(?=screenRoute\()/)
    .map((route) => {
      const imports = [...route.matchAll(/import\(['"][./]+(domains\/[^'"]+)['"]\)/g)].map(([, path]) => path)
      const group = /app\/routes\/.*$/.exec(id) ?? []
      const sources = [...group, ...imports].map((path) => `'src/${path}'`)
      return route.replace(/^screenRoute\([^{]+\{/, (start) => `${start} modules: [${sources.join(', ')}],`)
    })
    .join('')

/** For the server, whose pages preload the code of their screen. */
export const routeSources: Plugin = {
  name: 'route-sources',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/src\/app\/(router|routes\/[\w-]+-routes)\.[jt]sx?$/ },
    handler: addSources,
  },
}
