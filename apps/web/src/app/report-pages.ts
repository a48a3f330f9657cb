import type { createBrowserRouter } from 'react-router-dom'
import { showPage } from '../analytics/send-event.ts'
import { lobbyAt } from '../paths.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Matches = readonly { route: { path?: string | undefined }; params: Readonly<Record<string, string | undefined>> }[]

/** A screen's route, such as `/game/:gameId`, without the visitor's parameters. Lobbies are named. */
export function getRoute(matches: Matches): string {
  const pattern = matches.flatMap(({ route: { path } }) => path ?? []).join('/')
  const { lobby } = matches.at(-1)?.params ?? {}
  return `/${pattern === ':lobby' && lobby && lobbyAt(lobby) ? lobby : pattern}`
}

/** Reports the current screen to analytics after each navigation. */
export function reportPages(router: Router): void {
  let shown: string | undefined
  const report = ({ initialized, location, matches }: Router['state']) => {
    if (!initialized || location.pathname === shown) return
    shown = location.pathname
    showPage(getRoute(matches))
  }
  report(router.state)
  router.subscribe(report)
}
