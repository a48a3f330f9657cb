import { isToken } from '@playhouse/server/token.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '@playhouse/postgres/database.ts'
import { type CsvFile, streamCsv } from './csv-file.ts'
import { DOWNLOADS_PATH, type StoredDownload, takeDownloadLink } from './download-links.ts'

interface DownloadOptions {
  database: Database
  /** The file for a link's request. */
  fileOf: (download: StoredDownload) => CsvFile
}

/** Serves files by their single-use links. */
export function downloadRoutes(app: FastifyInstance, { database, fileOf }: DownloadOptions): void {
  // A HEAD request would use up the link.
  app.route<{ Params: { token: string } }>({
    method: 'GET',
    url: `${DOWNLOADS_PATH}/:token`,
    exposeHeadRoute: false,
    // Keeps the token out of the log.
    logLevel: 'warn',
    handler: async ({ params: { token } }, reply) => {
      const download = isToken(token) ? await takeDownloadLink(database, token) : undefined
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      if (!download) {
        return reply
          .code(410)
          .type('text/plain; charset=utf-8')
          .send('This link has expired or was used. Make another one.')
      }
      const file = fileOf(download)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.name}.csv"`)
        .send(await streamCsv(database, file))
    },
  })
}
