import cors from '@fastify/cors'
import type { IncomingMessage } from 'node:http'
import { UPLOAD_BYTES_MAX } from '@playhouse/platform-api/uploads.ts'
import { networkOf } from '@playhouse/shared/network-of.ts'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { missing } from '../media/picture-reply.ts'
import { QueueFull, workQueue } from '../media/work-queue.ts'
import { clientAddress } from '../request/client-address.ts'
import { failureOf, PlatformError, platformError } from '../request/platform-error.ts'
import { cleanPicture } from './clean-picture.ts'
import { findUploadTarget, openView, storeUpload } from './uploads.ts'

/** Each holds a decoded picture of up to 160 MB. */
const CLEANING = { atOnce: 1, waiting: 60, waitingPerCaller: 6 }

const DISCARDED_BYTES_MAX = 4 * UPLOAD_BYTES_MAX

/** Sent with pictures that only their owner may see. */
const PRIVATE = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
}

export interface UploadRoutesOptions {
  database: Database
  siteOrigins: readonly string[]
}

/**
 * Takes and shows members' pictures under `/media/uploads/:token`: PUT with the file as body from pages of the brand, GET for
 * what `viewUpload` has given an address. Each address works once.
 */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (app, { database, siteOrigins }) => {
  const cleaning = workQueue(CLEANING)
  await app.register(cors, { origin: [...siteOrigins], methods: ['PUT', 'GET'], maxAge: 600, hideOptionsRoute: true })
  // The type that a caller states is ignored: the content decides.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    async (_: unknown, body: Buffer) => body,
  )
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const { status, body } = failureOf('upload.too.large')
      await discardBody(request.raw)
      return reply.code(status).send(body)
    }
    // The app's handler.
    throw error
  })

  const receive = async (token: string, file: Buffer | undefined, caller: string) => {
    const target = await findUploadTarget(database, token)
    if (!Buffer.isBuffer(file) || file.length === 0) throw platformError('upload.type.unsupported')
    const picture = await cleaning(caller, () => cleanPicture(file, target.purpose)).catch(busyWhenFull)
    await storeUpload(database, token, target, picture)
    return { success: true, value: { id: target.id, width: picture.width, height: picture.height } }
  }
  app.put<{ Params: { token: string }; Body: Buffer | undefined }>(
    '/media/uploads/:token',
    {
      bodyLimit: UPLOAD_BYTES_MAX,
      // Before the body is read: nobody without an address makes the platform take five megabytes.
      onRequest: async ({ params }) => void (await findUploadTarget(database, params.token)),
    },
    (request) => receive(request.params.token, request.body, networkOf(clientAddress(request))),
  )

  app.get<{ Params: { token: string } }>('/media/uploads/:token', async (request, reply) => {
    const picture = await openView(database, request.params.token)
    return picture ? reply.headers(PRIVATE).send(picture) : missing(reply)
  })
}

/** Reads what is left of a body. A proxy whose upstream answers and closes while it is still sending answers 502 instead. */
async function discardBody(raw: IncomingMessage): Promise<void> {
  let left = DISCARDED_BYTES_MAX
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    left -= (chunk as Buffer).length
    if (left < 0) return
  }
}

function busyWhenFull(error: unknown): never {
  if (error instanceof QueueFull) throw new PlatformError('system_busy')
  throw error
}
