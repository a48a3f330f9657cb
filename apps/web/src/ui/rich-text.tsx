import { useMemo, type MouseEvent } from 'react'
import { trustRichText } from '../trusted-types.ts'
import { classNames } from './class-names.ts'
import { isPlainPress } from './plain-press.ts'

interface RichTextProps {
  /** Sanitised HTML (the schema's `Html`); never pass anything else. */
  html: string
  /** Navigates within the site, such as to `/promotions?id=x`. External links open a new tab. */
  onFollow: (path: string) => void
  /** `small` inside a dialog or a list. */
  size?: 'prose' | 'small'
  className?: string
}

/** Formatted text from operators: paragraphs, lists, tables and links. */
export function RichText({ html, onFollow, size = 'prose', className }: RichTextProps) {
  const markup = useMemo(() => ({ __html: trustRichText(html) }), [html])
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    if (!isPlainPress(event) || !path?.startsWith('/') || link?.target) return
    event.preventDefault()
    onFollow(path)
  }
  return (
    <div
      role="presentation"
      onClick={follow}
      className={classNames('rich-text', size === 'prose' ? 'text-prose' : 'text-body', className)}
      dangerouslySetInnerHTML={markup}
    />
  )
}
