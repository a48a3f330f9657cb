import type { Plugin } from 'vite'
import { browseVariables, parseBrowse } from './src/features/games/browse-state.ts'
import { DOCUMENT_HASHES } from './src/graphql/document-hashes.generated.ts'

/**
 * What a visitor's first page asks when it is the home page: the body of the request, as home-screen.loader.ts and gateway-link.ts put
 * it together. A test holds them together; where they differ the page asks again by itself.
 */
export function earlyQuestion(): string {
  const variables = {
    browsing: false,
    withMine: true,
    ...browseVariables(parseBrowse(new URLSearchParams())),
    withShell: true,
  }
  const persistedQuery = { version: 1, sha256Hash: DOCUMENT_HASHES['HomeScreen'] }
  return JSON.stringify({ operationName: 'HomeScreen', variables, extensions: { persistedQuery } })
}

/** Tells theme-init.js what the home page asks, so that it can ask before the site's code is there. */
export const announceQuestion: Plugin = {
  name: 'announce-question',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<script src="/theme-init.js"', `$& data-home="${earlyQuestion().replaceAll('"', '&quot;')}"`),
  },
}
