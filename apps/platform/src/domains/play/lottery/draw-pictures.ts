import type { Database } from '@playhouse/postgres/database.ts'
import { getNetwork } from '@playhouse/server/network-of.ts'
import type { FastifyInstance } from 'fastify'
import { missing, pictureSender } from '../../../media/picture-reply.ts'
import { drawPreview } from '../../../media/preview-art.ts'
import { previewPixels } from '../../../media/rasterise.ts'
import { workQueue } from '../../../media/work-queue.ts'
import { clientAddress } from '../../../request/client-address.ts'
import { readDraw } from './draws.ts'

const DRAWING = { atOnce: 1, waiting: 100, waitingPerCaller: 50 }
/** About 50 kB each. */
const KEPT = 200

const FILE = /^(\w{1,20})-(\d{1,2})\.jpg$/

/** Serves pictures of complete results for link previews: `/media/draws/:code/:numero-:resultVersion.jpg`. */
export function drawPictureRoutes(app: FastifyInstance, database: Database): void {
  const send = pictureSender(KEPT, 'image/jpeg')
  const drawing = workQueue(DRAWING)
  app.get<{ Params: { code: string; file: string } }>('/media/draws/:code/:file', (request, reply) => {
    const { code, file } = request.params
    const [, numero, version] = FILE.exec(file) ?? []
    if (!/^\w{1,40}$/.test(code) || numero === undefined) return missing(reply)
    return send(request, reply, `${code} ${file}`, async () => {
      const draw = await readDraw(database, 'EN', { gameCode: code, numero }).catch(() => undefined)
      if (!draw?.isComplete || draw.resultVersion !== Number(version)) return undefined
      return drawing(getNetwork(clientAddress(request)), () => previewPixels(drawPreview(draw.numbers)))
    })
  })
}
