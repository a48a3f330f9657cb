import { UPLOAD_BYTES_MAX } from '@playhouse/shared/limits.ts'
import cors from '@fastify/cors'
import type { IncomingMessage } from 'node:http'
import { getNetwork } from '@playhouse/server/network-of.ts'
import type { FastifyError, FastifyPluginAsync } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { missing } from '../../../media/picture-reply.ts'
import { QueueFull, workQueue } from '../../../media/work-queue.ts'
import { clientAddress } from '../../../request/client-address.ts'
import { getFailure, PlatformError, platformError } from '../../../request/platform-error.ts'
import { cleanPicture } from './clean-picture.ts'
import { findUploadTarget, openView, storeUpload } from './uploads.ts'

/** Each job holds a decoded picture of up to 160 MB. */
const CLEANING = { atOnce: 1, waiting: 60, waitingPerCaller: 6 }

const DISCARDED_BYTES_MAX = 4 * UPLOAD_BYTES_MAX

/** Headers of pictures that only their owner may see. */
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
 * Receives and shows members' pictures under `/media/uploads/:token`: PUT with the file as body from the brand's pages,
 * GET for links of `viewUpload`. Each URL works once.
 */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (app, { database, siteOrigins }) => {
  const cleaning = workQueue(CLEANING)
  await app.register(cors, { origin: [...siteOrigins], methods: ['PUT', 'GET'], maxAge: 600, hideOptionsRoute: true })
  // Ignores the declared content type: the content decides.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
    async (_: unknown, body: Buffer) => body,
  )
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const { status, body } = getFailure('upload.too.large')
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
      // Nobody without a link can make the platform receive five megabytes: this runs before the body is read.
      onRequest: async ({ params }) => void (await findUploadTarget(database, params.token)),
    },
    (request) => receive(request.params.token, request.body, getNetwork(clientAddress(request))),
  )

  app.get<{ Params: { token: string } }>('/media/uploads/:token', async (request, reply) => {
    const picture = await openView(database, request.params.token)
    return picture ? reply.headers(PRIVATE).send(picture) : missing(reply)
  })
}

/**
 * Reads the rest of a body. If the upstream answers and closes while a proxy is still sending, the proxy answers 502.
 */
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
