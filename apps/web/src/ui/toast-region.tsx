import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useStore } from '../store.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { dismissToast, toasts } from './toast-queue.ts'
import type { Toast } from './toast-queue.ts'

const LOOK = {
  good: { icon: CircleCheck, colour: 'text-good' },
  bad: { icon: CircleAlert, colour: 'text-bad' },
  info: { icon: Info, colour: 'text-info' },
} as const

/** One per page. A popover, so that toasts are above an open dialog. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const shown = useStore(toasts)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    // Reopened for each toast, to be above a dialog that has opened since.
    const element = region.current
    element?.hidePopover()
    if (!element || shown.length === 0) return
    element.dataset['side'] = 'bottom'
    element.showPopover()
    // The focused element is under the toasts, so they move to the other end.
    if (overlap(element, document.activeElement)) element.dataset['side'] = 'top'
  }, [shown])

  return (
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className="fixed inset-auto end-4 bottom-4 m-0 data-[side=top]:top-18 data-[side=top]:bottom-auto! tablet:end-14 w-[min(24rem,calc(100vw-2rem))] overflow-visible border-0 bg-transparent p-0 max-tablet:bottom-20"
    >
      <div aria-live="polite" className="flex flex-col gap-2">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </div>
    </section>
  )
}

/** Whether the region lies over the element that has the focus, which was pressed last. */
export function overlap(region: Element, active: Element | null): boolean {
  if (!active || active === document.body || region.contains(active)) return false
  const [one, other] = [region.getBoundingClientRect(), active.getBoundingClientRect()]
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const { icon, colour } = LOOK[toast.tone]
  return (
    <div
      role={toast.tone === 'bad' ? 'alert' : undefined}
      className="flex items-start gap-3 rounded-card border border-line bg-overlay py-3 ps-4 pe-2 text-text starting:translate-y-1 starting:opacity-0 transition-[opacity,translate]"
    >
      <Icon icon={icon} className={colour} />
      <div className="min-w-0 grow">
        <p className="text-body font-medium">{toast.title}</p>
        {toast.text ? <p className="mt-0.5 text-small text-muted">{toast.text}</p> : null}
        {toast.action ? (
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              dismissToast(toast.id)
              toast.action?.onPress()
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <IconButton
        icon={X}
        iconSize={16}
        size="small"
        label={dismissLabel}
        className="-my-1.5"
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}
