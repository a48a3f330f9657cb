import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FailingHostProvider } from '../../ui/failing-hosts.ts'

/** Where a browser's session keeps the hosts that it has told of. */
const STORAGE_KEY = 'toldHosts'

/** Tells the gateway of each host that fails this browser, once a session; it leaves out a host that several tell of. */
export function FailingHostReports({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const report = async (host: string): Promise<void> => {
    // Hosts hardly ever fail: what tells of it is fetched then.
    const { ReportFailingHostDocument } = await import('./report-failing-host.generated.ts')
    await client.mutate({ mutation: ReportFailingHostDocument, variables: { input: { host } } })
  }
  return (
    <FailingHostProvider
      value={(host) => {
        // Pictures go on without it, so nobody is told of a report that does not arrive.
        if (isFirstTime(host)) report(host).catch(() => undefined)
      }}
    >
      {children}
    </FailingHostProvider>
  )
}

const told = new Set<string>()

function isFirstTime(host: string): boolean {
  try {
    for (const earlier of (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ')) told.add(earlier)
  } catch {
    // A private window may refuse storage; what was told then lasts as long as the page.
  }
  if (told.has(host)) return false
  told.add(host)
  try {
    sessionStorage.setItem(STORAGE_KEY, [...told].join(' '))
  } catch {
    // As above.
  }
  return true
}
