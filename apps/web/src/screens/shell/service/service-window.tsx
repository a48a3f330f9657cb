import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { serviceWindow } from '../../../access/service-window.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { GuestDesk } from '../../support/guest-desk.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FROM_TABLET, useMedia } from '../../../ui/use-media.ts'
import { MemberDesk } from './member-desk.tsx'

const close = () => serviceWindow.set(false)

/** Customer service: a window of 440 by 500 beside the page, which stays usable; the whole screen on phones. */
export function ServiceWindow() {
  const viewer = useViewer()
  const isTablet = useMedia(FROM_TABLET)
  const content = viewer && viewer.kind !== 'DEMO' ? <MemberDesk key={viewer.id} /> : <GuestDesk />
  return isTablet ? <Beside>{content}</Beside> : <Whole>{content}</Whole>
}

function Head({ id }: { id: string }) {
  const { t } = useTranslation(['cases', 'ui'])
  return (
    <header className="flex shrink-0 items-center gap-1 border-b border-line ps-5 pe-2">
      <h2 id={id} className="min-w-0 grow truncate py-3 text-prose font-semibold">
        {t('service.window')}
      </h2>
      <IconButton size="small" icon={X} label={t('ui:close')} onClick={close} />
    </header>
  )
}

/** Takes the focus when it opens, closes on Escape, and gives the focus back. */
function Beside({ children }: { children: ReactNode }) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    const own = box.current
    own?.focus({ preventScroll: true })
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isOfLayer = target instanceof Element && target.closest('[popover], dialog')
      if (key === 'Escape' && !isOfLayer) close()
    }
    own?.addEventListener('keydown', onKey)
    return () => {
      own?.removeEventListener('keydown', onKey)
      const isInside = document.activeElement === document.body || own?.contains(document.activeElement)
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="fixed end-16 bottom-6 z-30 flex h-[min(31.25rem,calc(100dvh-3rem))] w-110 flex-col overflow-hidden rounded-dialog border border-line bg-overlay shadow-lg focus-visible:outline-none"
    >
      <Head id={id} />
      <div className="min-h-0 grow overflow-y-auto p-5">{children}</div>
    </section>
  )
}

/** Modal, as it covers the page. */
function Whole({ children }: { children: ReactNode }) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={box}
      aria-labelledby={id}
      className="dialog whole"
      style={{ '--dialog-size': '100vw' } as CSSProperties}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
    >
      <div className="flex h-full flex-col">
        <Head id={id} />
        <div className="min-h-0 grow overflow-y-auto p-4">{children}</div>
      </div>
    </dialog>
  )
}
