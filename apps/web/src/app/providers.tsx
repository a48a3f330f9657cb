import { ApolloProvider } from '@apollo/client/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { FailingHostReports } from '../domains/site/failing-host-reports.tsx'
import { formatDate } from '../i18n/format-time.ts'
import { TodayContext, useFormat } from '../i18n/use-format.ts'
import { serverNow } from '../server-time.ts'
import { RenderedAtContext } from '../ui/use-now.ts'
import { LocaleProvider } from '../ui/locale-context.ts'

interface ProvidersProps {
  client: ApolloClient
  /** When the server rendered the page, in epoch milliseconds. */
  renderedAt?: number | undefined
  children: ReactNode
}

export function Providers({ client, renderedAt, children }: ProvidersProps) {
  const { locale } = useFormat()
  const today = useToday(renderedAt)
  return (
    <ApolloProvider client={client}>
      <FailingHostReports>
        <LocaleProvider value={locale}>
          <RenderedAtContext value={renderedAt}>
            <TodayContext value={today}>{children}</TodayContext>
          </RenderedAtContext>
        </LocaleProvider>
      </FailingHostReports>
    </ApolloProvider>
  )
}

const DAY_CHECK_MS = 30_000

/** The day of the page: that of its rendering until another has begun. */
function useToday(renderedAt: number | undefined): string {
  const [today, setToday] = useState(() => formatDate(renderedAt ?? serverNow()))
  useEffect(() => {
    const check = () => setToday(formatDate(serverNow()))
    const timer = setInterval(check, DAY_CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}
