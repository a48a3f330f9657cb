import { defineConfig } from '@graphql-hive/gateway'
import { Agent } from 'node:http'

/** Without a keep-alive agent Hive Gateway opens a connection per call. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export const gatewayConfig = defineConfig({ customAgent: () => agent, logging: 'error', maskedErrors: false })
