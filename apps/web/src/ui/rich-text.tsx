import type { MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { isPlainPress } from './plain-press.ts'

interface RichTextProps {
  /** Markup that was cleaned before it came here (the graph's `Html`): nothing else may be put in. */
  html: string
  /** Follows a link within the site, such as `/promotions?id=x`. Links to elsewhere open beside the page. */
  onFollow: (path: string) => void
  /** `small` inside a dialog or a list. */
  size?: 'prose' | 'small'
  className?: string
}

/** Text with paragraphs, lists, tables and links, as operators write it. */
export function RichText({ html, onFollow, size = 'prose', className }: RichTextProps) {
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
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
