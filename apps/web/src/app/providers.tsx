import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FailingHostReports } from '../features/site/failing-host-reports.tsx'
import { client } from '../graphql/client.ts'
import { useFormat } from '../i18n/use-format.ts'
import { LocaleProvider } from '../ui/locale-context.ts'

/** Provides GraphQL data and the locale for amounts and dates. */
export function Providers({ children }: { children: ReactNode }) {
  const { locale } = useFormat()
  return (
    <ApolloProvider client={client}>
      <FailingHostReports>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
      </FailingHostReports>
    </ApolloProvider>
  )
}
