import { defineConfig } from '@graphql-hive/gateway'
import { Agent } from 'node:http'

/** Hive Gateway opens and closes connections all the time unless it is given kept-alive ones. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export const gatewayConfig = defineConfig({ customAgent: () => agent, logging: 'error', maskedErrors: false })
