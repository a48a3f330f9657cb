import { ApolloLink, Observable } from '@apollo/client'
import type { ApolloClient } from '@apollo/client'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { PageRequest, RenderedPage } from '@playhouse/shared/rendered-page.ts'
import { print } from 'graphql'
import type { i18n } from 'i18next'
import type { ErrorInfo, ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom'
import { PageHeadContext, type PageHead } from '../domains/site/parts/page-head.ts'
import { createServerClient } from '../graphql/create-client.ts'
import { operationParts } from '../graphql/gateway-link.ts'
import type { ServerContext } from '../graphql/screen-loader.ts'
import { HASHES } from '../graphql/trusted.ts'
import { isInProjectPart } from '../extend/lazy-part.tsx'
import { SCREENS } from '../extend/screens.ts'
import { createServerTexts } from '../i18n/i18n.ts'
import { renderFirstPaint } from './first-paint.tsx'
import { composeDocument, type DocumentParts } from './page-document.ts'
import type { PageState } from './page-state.ts'
import { Providers } from './providers.tsx'
import { createAllRoutes } from './router.tsx'
import { SiteFacts_QueryFragmentDoc } from '../domains/site/parts/site-facts.generated.ts'
import { pageNeedsScript, plainNavigation } from './without-script.ts'
import type { ScreenHandle } from './routes/screen-route.ts'
import { serverNow } from '../server-time.ts'

/** Sends a GraphQL operation, given as the body of a request, and returns the response's body. */
export type Execute = (body: object) => Promise<ApolloLink.Result>

export { composeDocument } from './page-document.ts'

const operations = import.meta.env.PROD ? { hashes: HASHES } : { hashes: {}, print }
const handler = createStaticHandler(await createAllRoutes())
const texts = new Map<LanguageCode, Promise<i18n>>()

const patterns = getPatterns(handler.dataRoutes)

/** Patterns of all screens' addresses, in lower case; the build writes them to `routes.json`. */
export const routePatterns: readonly string[] = [...new Set(patterns)]

const withoutNames = (pattern: string): string => pattern.toLowerCase().replaceAll(/:\w+/g, ':')

/** Addresses of a project's screens at which one of ours is; the build refuses them. */
export const takenAddresses: readonly string[] = SCREENS.map(({ path }) => `/${path}`).filter(
  (own) => patterns.filter((pattern) => withoutNames(pattern) === withoutNames(own)).length > 1,
)

function getPatterns(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', index, children, handle, lazy, loader }) => {
    if (path === '*') return []
    const own = path === '' ? parent : `${parent}/${path}`
    const below = children ? getPatterns(children, own) : []
    if (children && !index) return below
    // The lobbies' one route has a parameter that takes few values.
    if (own === '/:lobby') return Object.keys(LOBBY_CATEGORIES).map((lobby) => `/${lobby.toLowerCase()}`)
    return handle || lazy || loader ? [...below, (own || '/').toLowerCase()] : below
  })
}

/**
 * Renders the public part of a page: what a visitor sees, without anything personal.
 * @throws Error if the screen cannot be rendered
 */
export async function renderPage(
  { url: address, language, languages }: PageRequest,
  build: Pick<DocumentParts, 'template' | 'manifest'>,
  execute: Execute,
): Promise<RenderedPage> {
  const url = new URL(address)
  const parts = { ...build, url, language, languages }
  const ownTexts = await getTexts(language)
  let isComplete = true
  const client = createServerClient(executingLink(execute, () => (isComplete = false)))
  const requestContext: ServerContext = { client }
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('location') ?? '/', isComplete }
  }
  if (context.statusCode >= 500) throw Object.values(context.errors ?? {})[0]
  const handles = context.matches.map(({ route }) => route.handle as ScreenHandle | undefined)
  if (handles.some((handle) => handle?.isPersonal)) {
    const shell = { ...parts, plain: pageNeedsScript(ownTexts), firstPaint: renderFirstPaint(url.pathname) }
    return { status: 200, html: composeDocument(shell), isComplete }
  }
  const head: PageHead = {}
  const failures: string[] = []
  const renderedAt = serverNow()
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = await renderApp(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    client,
    i18n: ownTexts,
    head,
    renderedAt,
    onError: (error, { componentStack }) => {
      failures.push(getStack(error))
      // A project's part that fails costs its place only: the browser tries it again, and leaves it out.
      if (!isInProjectPart(componentStack)) isComplete = false
    },
  })
  // A response's errors do not travel, so that the browser would not render what failed as the server did.
  const state: PageState | undefined = isComplete
    ? {
        cache: client.extract() as PageState['cache'],
        router: { loaderData: context.loaderData, errors: context.errors },
        renderedAt,
      }
    : undefined
  const plain = plainNavigation(ownTexts, {
    path: url.pathname + url.search,
    language,
    languages,
    brand: head.siteName ?? '',
    features: readFeatures(client),
  })
  const modules = handles.flatMap((handle) => handle?.modules ?? [])
  return {
    status: head.status ?? context.statusCode,
    html: composeDocument({ ...parts, plain }, { html, state, head, modules }),
    isComplete,
    failures,
  }
}

function readFeatures(client: ReturnType<typeof createServerClient>) {
  const { site } =
    client.readFragment({ fragment: SiteFacts_QueryFragmentDoc, fragmentName: 'SiteFacts_query', id: 'ROOT_QUERY' }) ??
    {}
  return site && 'features' in site ? site.features : undefined
}

/** Executes operations in the gateway's process. @param onFailure a response has errors, or there is none */
const executingLink = (execute: Execute, onFailure: () => void): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        execute(operationParts(operation, operations)).then(
          (result) => {
            if (result.errors) onFailure()
            observer.next(result)
            observer.complete()
          },
          (error: unknown) => {
            onFailure()
            observer.error(error)
          },
        )
      }),
  )

function getTexts(language: LanguageCode): Promise<i18n> {
  let loaded = texts.get(language)
  if (!loaded) texts.set(language, (loaded = createServerTexts(language)))
  return loaded
}

interface Surroundings {
  client: ApolloClient
  i18n: i18n
  head: PageHead
  renderedAt: number
  onError: (error: unknown, info: ErrorInfo) => void
}

async function renderApp(
  app: ReactElement,
  { client, i18n, head, renderedAt, onError }: Surroundings,
): Promise<string> {
  const { prelude } = await prerender(
    <PageHeadContext value={head}>
      <I18nextProvider i18n={i18n}>
        <Providers client={client} renderedAt={renderedAt}>
          {app}
        </Providers>
      </I18nextProvider>
    </PageHeadContext>,
    // Larger parts would arrive in a hidden element that a script moves, which neither readers without script nor the policy allow.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError },
  )
  return new Response(prelude).text()
}

const getStack = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
