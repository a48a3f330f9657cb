import { ApolloProvider } from '@apollo/client/react'
import type { ApolloClient } from '@apollo/client'
import type { ReactNode } from 'react'
import { FailingHostReports } from '../domains/site/failing-host-reports.tsx'
import { useFormat } from '../i18n/use-format.ts'
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
  return (
    <ApolloProvider client={client}>
      <FailingHostReports>
        <LocaleProvider value={locale}>
          <RenderedAtContext value={renderedAt}>{children}</RenderedAtContext>
        </LocaleProvider>
      </FailingHostReports>
    </ApolloProvider>
  )
}
