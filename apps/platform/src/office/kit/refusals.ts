import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PlatformError } from '../../request/platform-error.ts'
import { formPage, isForeign } from './form-origin.ts'
import { html } from './html.ts'
import { type FieldProblems, findRefusal, type OfficeError } from './office-error.ts'
import type { OfficePage } from './page.ts'
import { type Refusal, showRefusal, SHOWN_AT, typedText } from './refused-form.ts'
import { sentTexts } from './sent-texts.ts'

/** Suffix of the address to which a form is sent for its preview. */
export const PREVIEW = '/preview'
const formAddress = (address: string) => (address.endsWith(PREVIEW) ? address.slice(0, -PREVIEW.length) : address)

/** Sends a page in the frame of the back office. */
export type SendPage<Session> = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: OfficePage,
  session?: Session,
) => FastifyReply

/** Answers what fails or is not there in words, a refused form with what was typed. */
export function answerFailures<Session>(app: FastifyInstance, send: SendPage<Session>): void {
  /** The page of a refused form with what was typed, or what was typed alone. */
  const sendRefusal = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, message, problems = {} }: { status: number; message: string; problems?: FieldProblems },
  ) => {
    // A form sent by another site must not be shown ready to be sent again; secrets never are.
    const {
      csrf: _csrf,
      currentPassword: _current,
      password: _password,
      totp: _totp,
      ...sent
    } = isForeign(request) ? {} : sentTexts(request.body)
    const shown = isForeign(request) ? undefined : await formAgain(app, request, sent, { message, problems })
    return shown === undefined || 'gone' in shown
      ? send(request, reply.code(status), problemPage('That did not work', message, sent))
      : reply.code(status).type('text/html; charset=utf-8').send(shown.markup)
  }

  app.setErrorHandler<FastifyError | OfficeError | PlatformError>((error, request, reply) => {
    const refusal = findRefusal(error)
    if (refusal) return sendRefusal(request, reply, refusal)
    const { statusCode: status = 500 } = error as FastifyError
    if (status >= 400 && status < 500)
      return send(request, reply.code(status), problemPage('This could not be read', error.message))
    request.log.error({ err: error }, 'a page of the back office failed')
    return send(
      request,
      reply.code(500),
      problemPage('Something went wrong', 'Nothing was changed. The log has the reason.'),
    )
  })
  app.setNotFoundHandler((request, reply) =>
    send(request, reply.code(404), problemPage('No such page', 'There is nothing at this address.')),
  )
}

/**
 * Loads the page that a form was sent from, with the form as it was sent.
 * @returns undefined if it is not known where the form was shown; `gone` if it is not there any more
 */
export async function formAgain(
  app: FastifyInstance,
  request: FastifyRequest,
  sent: Readonly<Record<string, string>>,
  shown: Pick<Refusal, 'message' | 'problems' | 'above'>,
): Promise<{ markup: string } | { gone: true } | undefined> {
  const shownAt = formPage(request, sent)
  if (shownAt === undefined) return undefined
  const { statusCode, body } = await app.inject({ url: shownAt, headers: { cookie: request.headers.cookie ?? '' } })
  const markup =
    statusCode === 200
      ? showRefusal(body, { action: formAddress(request.url), sent: { ...sent, [SHOWN_AT]: shownAt }, ...shown })
      : undefined
  return markup === undefined ? { gone: true } : { markup }
}

const problemPage = (title: string, message: string, sent: Record<string, string> = {}): OfficePage => ({
  title,
  body: html`<p class="panel problem" role="alert">${message}</p>
    ${typedText(sent)}
    <p><a href="/">To the overview</a></p>`,
})
