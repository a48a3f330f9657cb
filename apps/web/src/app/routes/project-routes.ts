import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { type ProjectScreen, SCREENS } from '../../extend/screens.ts'
import { documentLoader, isOnServer } from '../../graphql/screen-loader.ts'
import type { Namespace } from '../../i18n/namespaces.generated.ts'
import { loadPart } from '../../ui/load-part.ts'
import { screenRoute } from './screen-route.ts'

/** Screens of an operator's project. */
export const createProjectRoutes = (): RouteObject[] =>
  SCREENS.map(({ path, access, screen, document, texts }) =>
    screenRoute(path, {
      screen,
      access,
      texts: texts as readonly Namespace[],
      ...(document && { loader: () => loadBoth(document, access) }),
    }),
  )

/** The frame has a query of its own here: a project's documents know nothing of it. */
async function loadBoth(
  document: NonNullable<ProjectScreen['document']>,
  access: ProjectScreen['access'],
): Promise<LoaderFunction> {
  const [query, { loader: startShell }] = await Promise.all([
    loadPart(document),
    loadPart(() => import('../../domains/site/parts/shell.loader.ts')),
  ])
  const start = documentLoader(query, access === 'public' ? 'cache-first' : 'network-only')
  return (args) => {
    const shell = startShell(args)
    const loaded = start(args)
    return isOnServer(args) ? Promise.all([loaded, shell]).then(([variables]) => variables) : loaded
  }
}
