import { useEffect, useId, useRef, useState } from 'react'

/** One bubble for all moments of the page: shows the exact time of the one that is hovered, tapped or focused. */
export function MomentTip() {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    let shown: HTMLElement | null = null
    const hide = () => {
      shown?.removeAttribute('aria-describedby')
      shown = null
      bubble.current?.hidePopover()
    }
    const show = ({ target }: Event) => {
      const moment = target instanceof Element ? target.closest<HTMLElement>('time[data-exact]') : null
      if (moment === shown) return
      hide()
      if (!moment || !bubble.current) return
      shown = moment
      setText(moment.dataset['exact'] ?? '')
      moment.setAttribute('aria-describedby', id)
      bubble.current.showPopover({ source: moment })
    }
    const hideByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    const showing = ['pointerover', 'focusin', 'click'] as const
    for (const kind of showing) document.addEventListener(kind, show)
    document.addEventListener('focusout', hide)
    document.addEventListener('scroll', hide, true)
    document.addEventListener('keydown', hideByKey)
    return () => {
      for (const kind of showing) document.removeEventListener(kind, show)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('scroll', hide, true)
      document.removeEventListener('keydown', hideByKey)
    }
  }, [id])

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      data-side="above"
      className="popover figures rounded-control! px-2.5 py-1.5 text-small"
    >
      {text}
    </span>
  )
}
