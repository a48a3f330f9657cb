import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromWorker, PageModule, ToWorker } from './page-messages.ts'

// Renders pages on a thread of its own, so that a page that takes long delays no other request.

const { webRoot } = workerData as { webRoot: string }
const [{ renderPage }, template, manifest] = await Promise.all([
  import(pathToFileURL(join(webRoot, 'server/entry-server.js')).href) as Promise<PageModule>,
  readFile(join(webRoot, 'client/index.html'), 'utf8'),
  readFile(join(webRoot, 'client/.vite/manifest.json'), 'utf8'),
])
const build = { template, manifest: JSON.parse(manifest) as object }

// oxlint-disable-next-line require-post-message-target-origin -- a thread's port has no origin
const send = (message: FromWorker): void => parentPort?.postMessage(message)
const responses = new Map<number, (message: ToWorker & { kind: 'response' }) => void>()
let calls = 0

/** Asks the gateway for a GraphQL response. */
async function execute(page: number, body: object): Promise<object> {
  const call = (calls += 1)
  const { promise, resolve } = Promise.withResolvers<ToWorker & { kind: 'response' }>()
  responses.set(call, resolve)
  send({ kind: 'request', page, call, body })
  const { result, reason } = await promise
  responses.delete(call)
  if (result === undefined) throw new Error(reason ?? 'no response')
  return JSON.parse(result) as object
}

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'response') return responses.get(message.call)?.(message)
  const { id, request } = message
  renderPage(request, build, (body) => execute(id, body)).then(
    (page) => send({ kind: 'page', id, page }),
    (error: unknown) =>
      send({ kind: 'failure', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
