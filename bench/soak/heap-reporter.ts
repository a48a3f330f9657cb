// Loaded into the gateway before its own code: tells at SOAK_HEAP_PORT what is left in memory once garbage is collected.
import { createServer } from 'node:http'

/** What `process.memoryUsage` says, in bytes. */
export type MemoryReport = ReturnType<typeof process.memoryUsage>

const ROUNDS = 3

createServer((_request, response) => {
  for (let round = 0; round < ROUNDS; round += 1) globalThis.gc?.()
  response.end(JSON.stringify(process.memoryUsage() satisfies MemoryReport))
})
  .listen(Number(process.env['SOAK_HEAP_PORT']), '127.0.0.1')
  .unref()
