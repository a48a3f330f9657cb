import { lazy, memo, Suspense, useEffect } from 'react'
import type { ComponentType, NamedExoticComponent, ReactNode } from 'react'
import { loadPart } from './load-part.ts'
import { SilentBoundary } from './silent-boundary.tsx'

/** Undefined where nothing holds the parts back. */
let release: Promise<void> | undefined

/** Parts that are shown but do not work yet. */
const waiting = new Set<symbol>()
let onWorking: (() => void) | undefined

/** Parts load only once the returned function is called. */
export function holdIdleParts(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  release = promise
  return resolve
}

/** Calls `act` once all parts that have been rendered work, or have failed to load. */
export function whenPartsWork(act: () => void): void {
  if (waiting.size === 0) act()
  else onWorking = act
}

function finish(part: symbol): void {
  waiting.delete(part)
  if (waiting.size > 0) return
  onWorking?.()
  onWorking = undefined
}

/**
 * A part that a page from the server shows at once and that works later: the browser loads its code when it is idle, and hydrates
 * it then. A page that the browser renders shows the fallback, which needs the same size, until the code has arrived. What fails
 * to load is left out.
 */
export function idleComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): NamedExoticComponent<Props> {
  const part = Symbol('part')
  let isWorking = false
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    await release
    const Component = await loadPart(load).catch((missing: unknown) => {
      finish(part)
      throw missing
    })
    return {
      default: function WorkingPart(props: Props) {
        useEffect(() => {
          isWorking = true
          finish(part)
        }, [])
        return <Component {...props} />
      },
    }
  }) as unknown as ComponentType<Props>
  // Memoised: an update before it is hydrated would replace it by the fallback.
  return memo(function IdleComponent(props: Props) {
    useEffect(() => {
      if (!isWorking) waiting.add(part)
      return () => finish(part)
    }, [])
    return (
      <SilentBoundary>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </SilentBoundary>
    )
  })
}
