import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('src/graphql/known-documents.ts', import.meta.url))

/** Modules of Apollo Client, each with the function of the same name. */
const REPLACED = [
  'link/utils/filterOperationVariables',
  'utilities/graphql/transform',
  'utilities/internal/checkDocument',
  'utilities/internal/hasDirectives',
  'utilities/internal/hasForcedResolvers',
  'utilities/internal/removeDirectivesFromDocument',
  'utilities/internal/removeFragmentSpreads',
]
const ADDS_NON_REACTIVE = 'function addNonReactiveToNamedFragments('

/** Replaces what Apollo Client does with a document before its first use. */
export function preparedDocuments(): Plugin {
  const seen = new Set<string>()
  return {
    name: 'prepared-documents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`/@apollo/client/(${REPLACED.join('|')})\\.js$`) },
      handler(id) {
        seen.add(id)
        return `export * from ${JSON.stringify(OURS)}`
      },
    },
    transform: {
      filter: { id: /\/@apollo\/client\/core\/QueryManager\.js$/ },
      handler(code) {
        if (!code.includes(ADDS_NON_REACTIVE)) this.error('Apollo Client has no addNonReactiveToNamedFragments')
        const imported = `import { addNonReactiveToNamedFragments } from ${JSON.stringify(OURS)}`
        return `${imported}\n${code.replace(ADDS_NON_REACTIVE, 'function replaced(')}`
      },
    },
    buildEnd(error) {
      const missing = REPLACED.filter((module) => ![...seen].some((id) => id.endsWith(`${module}.js`)))
      if (!error && missing.length > 0) this.error(`The page imports no ${missing.join(', ')} of Apollo Client`)
    },
  }
}
