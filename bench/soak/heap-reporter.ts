// Preloaded into the gateway: reports on SOAK_HEAP_PORT the memory in use after garbage collection.
import { createServer } from 'node:http'

/** `process.memoryUsage`, in bytes. */
export type MemoryReport = ReturnType<typeof process.memoryUsage>

const ROUNDS = 3

createServer((_request, response) => {
  for (let round = 0; round < ROUNDS; round += 1) globalThis.gc?.()
  response.end(JSON.stringify(process.memoryUsage() satisfies MemoryReport))
})
  .listen(Number(process.env['SOAK_HEAP_PORT']), '127.0.0.1')
  .unref()
