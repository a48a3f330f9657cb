import { useApolloClient } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { FailingHostProvider } from '../../ui/failing-hosts.ts'

/** sessionStorage key of the hosts already reported. */
const STORAGE_KEY = 'toldHosts'

/** Reports each failing picture host once per session; the gateway omits hosts that several browsers report. */
export function FailingHostReports({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const report = async (host: string): Promise<void> => {
    // Loaded on demand, because hosts rarely fail.
    const { ReportFailingHostDocument } = await import('./report-failing-host.generated.ts')
    await client.mutate({ mutation: ReportFailingHostDocument, variables: { input: { host } } })
  }
  return (
    <FailingHostProvider
      value={(host) => {
        // Pictures work without the report, so a failure is silent.
        if (isFirstTime(host)) report(host).catch(() => undefined)
      }}
    >
      {children}
    </FailingHostProvider>
  )
}

const reported = new Set<string>()

function isFirstTime(host: string): boolean {
  try {
    for (const earlier of (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ')) reported.add(earlier)
  } catch {
    // Private windows may refuse storage; then reports are remembered for this page only.
  }
  if (reported.has(host)) return false
  reported.add(host)
  try {
    sessionStorage.setItem(STORAGE_KEY, [...reported].join(' '))
  } catch {
    // As above.
  }
  return true
}
