import { lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/namespaces.generated.ts'
import { loadPart } from '../ui/load-part.ts'
import { whenIdleOrUsed } from '../ui/when-idle.ts'

const PRELOAD_WITHIN_MS = 2_000

/**
 * A project's component in a chunk of its own. Loaded when the browser is idle, so that a page which the browser renders has it at once;
 * a page from the server waits for it before it hydrates that place.
 * @param namespaces of the project's texts
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ Component: ComponentType<Props> }>,
  namespaces: readonly string[],
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    const texts = loadTexts(namespaces as readonly Namespace[])
    const [{ Component }] = await Promise.all([import.meta.env.SSR ? load() : loadPart(load), texts])
    loaded = Component
    return { default: Component }
  }
  const Lazy = lazy(loadOnce) as unknown as ComponentType<Props>
  // A part that cannot load is left out where it is rendered.
  if (!import.meta.env.SSR) whenIdleOrUsed(() => void loadOnce().catch(() => undefined), PRELOAD_WITHIN_MS)
  return function ProjectPart(props: Props) {
    // Kept: another component in its place would lose the part's state.
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component {...props} />
  }
}

/** Whether a failure on the server, whose build keeps names, is in a part of a project. */
export const isInProjectPart = (componentStack: string | null | undefined): boolean =>
  /\b(ProjectPart|Lazy)\b/.test(componentStack ?? '') && /\bSlot\b/.test(componentStack ?? '')
