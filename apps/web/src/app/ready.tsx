import { useEffect, type ReactNode } from 'react'
import { ERROR_TEXTS } from '../graphql/error-text.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { whenPartsWork } from '../ui/idle-component.tsx'
import { replayEarlyInput } from './replay-early-input.ts'

interface ReadyProps {
  onHydrated: () => void
  onWorking: () => void
  children: ReactNode
}

/**
 * Marks the page as working once all of it is hydrated or rendered. In a file of its own, because a component in `main.tsx` would let
 * Vite replace that module in a running page, which would start twice.
 */
export function Ready({ onHydrated, onWorking, children }: ReadyProps) {
  useEffect(() => {
    performance.mark('hydrated')
    onHydrated()
    void replayEarlyInput(new Promise(whenPartsWork)).then(() => {
      document.documentElement.dataset.ready = ''
      void loadTexts(ERROR_TEXTS)
      onWorking()
    })
  }, [onHydrated, onWorking])
  return children
}
