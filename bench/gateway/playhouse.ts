// The gateway with the benchmark's document as its only registered one. PORT, PLATFORM_URL.
import { buildGateway } from '../../apps/gateway/src/app.ts'
import { readConfig } from '../../apps/gateway/src/config.ts'
import { homeDocument } from './screen.ts'

const config = readConfig(process.env)
const { hash, text } = homeDocument()
const { app } = await buildGateway(config, {
  documents: new Map([[hash, { name: 'HomeScreen', type: 'query', text }]]),
})
await app.listen({ host: config.host, port: config.port })
