import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chat } from './use-chat-state.ts'

const PREFIX = 'chatwoot-widget:'

/**
 * The page of another chat system. Once a Chatwoot page has loaded, `set-user` identifies the member, as Chatwoot's SDK
 * does.
 */
export function ChatFrame({ external: { url, user } }: { external: NonNullable<Chat['external']> }) {
  const { t } = useTranslation('chat')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!user) return
    const { origin } = new URL(url)
    const { identifier, identifierHash, name } = user
    const listen = (event: MessageEvent) => {
      const target = frame.current?.contentWindow
      if (!target || event.source !== target || event.origin !== origin) return
      if (typeof event.data !== 'string' || !event.data.startsWith(PREFIX)) return
      if (!/"event":\s*"loaded"/.test(event.data)) return
      const message = { event: 'set-user', identifier, user: { name, identifier_hash: identifierHash } }
      target.postMessage(PREFIX + JSON.stringify(message), origin)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [url, user])
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('title')}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs its own storage
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      className="min-h-0 w-full grow border-0"
    />
  )
}
