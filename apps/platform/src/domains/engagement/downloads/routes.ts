import { memberDataFile, recordFile } from '@playhouse/platform-api/records.ts'
import { getAccountKind, isAgentKind } from '@playhouse/shared/account-kinds.ts'
import { isToken } from '@playhouse/server/token.ts'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Database } from '@playhouse/postgres/database.ts'
import type { ReportReads } from '@playhouse/postgres/replica-reads.ts'
import { type CsvFile, streamCsv } from '../../../lib/csv-file.ts'
import { recordRange } from '../../../lib/record-range.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import { confirmPassword } from '../../people/session/password/confirm-password.ts'
import { requireRealAccount } from '../../../request/real-account.ts'
import { AGENT_FILES } from '../agent/agent-files.ts'
import { agentNamed, headNamed } from '../agent/heads.ts'
import type { FileReader, RecordFileRequest } from '../records/file-columns.ts'
import { headingsIn } from '../records/file-words.ts'
import { MEMBER_FILES } from '../records/record-files.ts'
import { createDownloadLink, DOWNLOADS_PATH, type StoredDownload, takeDownloadLink } from './download-links.ts'

const FILES: Readonly<Record<RecordFileRequest['report'], FileReader>> = { ...MEMBER_FILES, ...AGENT_FILES }

const OWN_DATA = { report: 'member-data' } as const

/** Writes what is kept about a member as JSON; undefined for no member. */
export type ExportData = (memberId: number) => Promise<AsyncIterable<string> | undefined>

export function downloadLinkRoutes(bind: BindEndpoint): void {
  bind(recordFile, async (request, { database, session, language }) => {
    recordRange(request)
    if (request.report in AGENT_FILES && !isAgentKind(getAccountKind(session.kind))) throw platformError('not_agent')
    if (request.account !== undefined) {
      await (request.report === 'credit' ? agentNamed : headNamed)(database, session, request.account)
    }
    const { memberId } = requireRealAccount(session)
    const { path, expiresAt } = await createDownloadLink(database, { memberId, language, request })
    return { path, expiresAt: expiresAt.getTime() }
  })
  bind(memberDataFile, async ({ password }, { database, session, language }) => {
    const { memberId } = requireRealAccount(session)
    // The file has all that somebody else would need to pose as the member.
    await confirmPassword(database, session, password)
    const { path, expiresAt } = await createDownloadLink(database, { memberId, language, request: OWN_DATA })
    return { path, expiresAt: expiresAt.getTime() }
  })
}

export function downloadRoutes(
  app: FastifyInstance,
  { database, reports, exportData }: { database: Database; reports: ReportReads; exportData: ExportData },
): void {
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
      if (isOwnData(download)) {
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="my-data.json"')
          .send(Readable.from((await exportData(download.memberId)) ?? []))
      }
      const file = getFile(download)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.name}.csv"`)
        .send(await reports.read((source) => streamCsv(source, file)))
    },
  })
}

const isOwnData = ({ request }: StoredDownload) => (request as { report: string }).report === OWN_DATA.report

function getFile({ memberId, language, request }: StoredDownload): CsvFile {
  const { report, account, from, to } = request as RecordFileRequest
  const { headings, ...content } = FILES[report](memberId, request as RecordFileRequest, language)
  const words = headingsIn(language)
  const about = report === 'statement' ? [from.slice(0, 4)] : [account?.trim().toLowerCase(), from, to]
  return {
    name: [report, ...about].filter(Boolean).join('-'),
    headings: headings.map((name) => words[name]),
    ...content,
  }
}
