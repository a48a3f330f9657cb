import { createElement } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { type ProjectScreen, SCREENS } from '../../extend/screens.ts'
import { holdsFrame, visitorLooks } from '../../graphql/frame.ts'
import { createClientFor, documentLoader, getAddress, isOnServer, routeVariables } from '../../graphql/screen-loader.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import type { Namespace } from '../../i18n/namespaces.generated.ts'
import { type CentreId, findCentre } from '../../menu-paths.ts'
import { loadPart } from '../../ui/load-part.ts'
import { screenRoute } from './screen-route.ts'

/** Screens of an operator's project: those below a centre's address, or all others. */
export function createProjectRoutes(centre?: CentreId): RouteObject[] {
  const own = SCREENS.filter(({ path }) => findCentre(`/${path}`) === centre)
  return own.map(({ path, access, screen, document, texts }) =>
    screenRoute(centre ? path.slice(centre.length + 1) : path, {
      screen: centre ? () => loadCentreScreen(centre, screen) : screen,
      access,
      texts: texts as readonly Namespace[],
      ...(centre
        ? { loader: () => loadBoth(document, access, () => loadCentreFrame(centre)) }
        : document && { loader: () => loadBoth(document, access, loadShell) }),
    }),
  )
}

/** With the way back to the centre on phones. */
async function loadCentreScreen(centre: CentreId, screen: ProjectScreen['screen']) {
  const [{ ProjectNavigation }, { Component }] = await Promise.all([
    import('../../domains/member/parts/project-navigation.tsx'),
    screen(),
    loadTexts([centre]),
  ])
  const parts = [
    createElement(ProjectNavigation, { centre, key: 'navigation' }),
    createElement(Component, { key: 'screen' }),
  ]
  return { Component: () => parts }
}

const loadShell = async (): Promise<LoaderFunction> => (await import('../../domains/site/parts/shell.loader.ts')).loader

/** The frame with the menu of the centre. */
async function loadCentreFrame(centre: CentreId): Promise<LoaderFunction> {
  const documents = await import('../../domains/member/parts/centre-frame.generated.ts')
  const document = centre === 'agent' ? documents.AgentCentreFrameDocument : documents.MemberCentreFrameDocument
  return documentLoader(document, 'network-only')
}

/**
 * The frame has a query of its own here: a project's documents know nothing of it. What is closed to visitors is read once somebody is known
 * to be signed in, which the screen waits for.
 */
async function loadBoth(
  document: ProjectScreen['document'],
  access: ProjectScreen['access'],
  loadFrame: () => Promise<LoaderFunction>,
): Promise<LoaderFunction> {
  const [query, startFrame] = await Promise.all([document && loadPart(document), loadPart(loadFrame)])
  const getVariables = query && routeVariables(query)
  return (args) => {
    const client = createClientFor(args)
    const { cache } = client
    const variables = getVariables?.(getAddress(args), cache) ?? {}
    const isOpen = access !== 'account' || (holdsFrame(cache) && !visitorLooks(cache))
    const fetchPolicy = access === 'public' ? 'cache-first' : 'network-only'
    // The screen shows a failure when it reads the query.
    const started = query && isOpen ? client.query({ query, variables, fetchPolicy }).catch(() => undefined) : undefined
    const frame = startFrame(args)
    return isOnServer(args) ? Promise.all([started, frame]).then(() => ({ variables })) : { variables }
  }
}
