import type { ReactNode } from 'react'

// What a project's components may use of ours (docs/extending.md). Nothing else of this package is public.
export { usePageTitle } from '../domains/site/parts/use-page-title.ts'
export { openLogIn } from '../access/access-requests.ts'
export { useViewer } from '../access/use-viewer.ts'
export { LoadFailure } from '../graphql/load-failure.tsx'
export { getResponse } from '../graphql/response.ts'
export { useScreenVariables } from '../graphql/screen-loader.ts'
export { loadTexts } from '../i18n/i18n.ts'
export { useFormat } from '../i18n/use-format.ts'
export { buttonClass } from '../ui/button-class.ts'
export { EmptyState } from '../ui/empty-state.tsx'
export { linkClass } from '../ui/link-class.ts'
export { Money } from '../ui/money.tsx'
export { Skeleton, SkeletonText } from '../ui/skeleton.tsx'

/** A word at the foot of a game's picture, for the slot `game.badge`. */
export const GameBadge = ({ children }: { children: ReactNode }) => <span className="tile-mark">{children}</span>
