import { CircuitBreakers } from './circuit-breaker.ts'
import { DEADLINES, type CallContext, type Deadlines } from './call-context.ts'
import { Degradations } from './degradations.ts'
import type { Dialect } from './dialect.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'
import { PlatformFeatures, type StatedFeatures } from './platform-features.ts'
import { RestClient, type CallReport } from './rest-client.ts'
import { createConnector, openCipher } from './platform-link.ts'
import { Transport } from './transport.ts'
import { TroubleServer } from './trouble-server.fixture.ts'

export async function troubleClient(
  behave: Parameters<typeof TroubleServer.start>[0],
  deadlines: Deadlines = DEADLINES,
  cipher = 'jwe',
  stated: StatedFeatures = 'all',
  dialect?: Dialect,
  off?: readonly PlatformFeature[],
) {
  const server = await TroubleServer.start(behave)
  const transport = new Transport(
    server.url,
    createConnector({}, () => {}),
  )
  const reports: CallReport[] = []
  const degradations = new Degradations(() => {})
  const features = new PlatformFeatures({ stated, off, onChange: () => {} })
  const client = new RestClient({
    transport,
    breakers: new CircuitBreakers({ calls: 50, failedShare: 1, windowMs: 10_000, openMs: 1_000 }),
    deadlines,
    degradations,
    features,
    merchant: 'playhouse',
    cipher: await openCipher(cipher),
    dialect,
    onCall: (report) => reports.push(report),
  })
  const gone = new AbortController()
  const facts: CallContext = {
    requestId: 'request-1',
    language: 'EN',
    clientAddress: '203.0.113.9',
    signal: gone.signal,
  }
  const close = async () => {
    await transport.close()
    server.close()
  }
  return { server, client, facts, gone, reports, degradations, features, close }
}
