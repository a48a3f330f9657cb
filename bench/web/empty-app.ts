import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url))
const NAME = 'virtual:empty-app'

/** A page with one query and one link, of the libraries that each page needs before it works. */
const SOURCE = `
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'

const name = (value) => ({ kind: 'Name', value })
const field = { kind: 'Field', name: name('__typename') }
const query = {
  kind: 'Document',
  definitions: [
    { kind: 'OperationDefinition', operation: 'query', selectionSet: { kind: 'SelectionSet', selections: [field] } },
  ],
}
const Page = () => createElement(Link, { to: '/' }, useQuery(query).data?.__typename)
const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '/graphql' }) })
const router = createBrowserRouter([{ path: '/', Component: Page }])
hydrateRoot(document.body, createElement(ApolloProvider, { client }, createElement(RouterProvider, { router })))
`

/** Bytes, compressed, of an app of React, Apollo Client and React Router that shows nothing: the floor of the entry's code. */
export async function weighEmptyApp(): Promise<number> {
  const built = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'empty-app',
        resolveId: (id) => (id === NAME ? id : undefined),
        load: (id) => (id === NAME ? SOURCE : undefined),
      },
    ],
    build: { write: false, target: 'es2023', modulePreload: { polyfill: false }, rolldownOptions: { input: NAME } },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const code = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : [])).join('\n')
  return brotliCompressSync(code).length
}
