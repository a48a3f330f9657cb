import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import {
  closeServiceCase,
  createGuestUpload,
  enterGuestCase,
  openGuestCase,
  openServiceCase,
  rateGuestCase,
  rateServiceCase,
  readGuestCase,
  sendGuestCaseCode,
  serviceCaseDetail,
  serviceCases,
  serviceDesk,
  viewGuestUpload,
  writeGuestCase,
  writeServiceCase,
} from '@playhouse/platform-api/support-cases.ts'
import type { Account, Suite } from '../suite.ts'
import { seePicture, sendPicture, upload } from './member.ts'
import { sentMatch } from './messages-of.ts'

export async function cases(suite: Suite, as: Account): Promise<void> {
  const before = await suite.ok(serviceCases, { pageNo: 1, pageSize: 50 }, { as })
  const picture = await upload(suite, as, 'MESSAGE')
  const input = {
    requestKey: suite.uuid(),
    topic: 'other',
    title: 'Contract',
    text: 'Nothing to answer.',
    ...(picture && { uploads: [picture] }),
  }
  const opened = await suite.ok(openServiceCase, input, { as })
  if (!opened) return
  const again = await suite.ok(openServiceCase, input, { as, name: 'the same key again' })
  if (again) suite.same(openServiceCase, 'the same key again is the same case', again.id, opened.id)
  const list = await suite.ok(serviceCases, { pageNo: 1, pageSize: 50 }, { as })
  if (before && list) {
    suite.same(openServiceCase, 'is one case more', list.total, before.total + 1)
    suite.same(
      serviceCases,
      'the latest stands first',
      [list.list[0]?.id, list.list[0]?.title],
      [opened.id, input.title],
    )
  }
  const line = { id: opened.id, requestKey: suite.uuid(), text: 'Nothing more.' }
  const written = await suite.ok(writeServiceCase, line, { as })
  const repeated = await suite.ok(writeServiceCase, line, { as, name: 'the same key again' })
  if (written && repeated)
    suite.same(writeServiceCase, 'the same key again writes nothing', repeated.lines.length, written.lines.length)
  const detail = await suite.ok(serviceCaseDetail, { id: opened.id }, { as })
  if (detail)
    suite.same(
      serviceCaseDetail,
      'has what was written',
      detail.lines.map(({ author, text }) => [author, text]),
      [input.text, line.text].map((text) => ['MEMBER', text]),
    )
  const closed = await suite.ok(closeServiceCase, { id: opened.id }, { as })
  if (closed) {
    const after = await suite.ok(serviceCases, { pageNo: 1, pageSize: 50 }, { as })
    if (after)
      suite.same(
        closeServiceCase,
        'is closed in the list',
        after.list.find(({ id }) => id === opened.id)?.state,
        'CLOSED',
      )
    const rated = await suite.ok(rateServiceCase, { id: opened.id, stars: 4, comment: 'Well done.' }, { as })
    if (rated) suite.same(rateServiceCase, 'keeps the rating', rated.rating, { stars: 4, comment: 'Well done.' })
  }
}

/** A visitor's case, by the key that its opening gives, and by the code of the letter that follows. */
export async function guestCases(suite: Suite): Promise<void> {
  await suite.ok(serviceDesk, {})
  const email = `contract-${suite.letters(6)}@example.test`
  const input = {
    requestKey: suite.uuid(),
    email,
    topic: 'other' as const,
    title: 'Contract',
    text: 'Nothing to answer.',
  }
  let opened: ValueOf<typeof openGuestCase> | undefined
  const letter = await sentMatch(suite, email, /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/, async () => {
    opened = await suite.ok(openGuestCase, input)
    return opened
  })
  if (!opened) {
    const unreached = [sendGuestCaseCode, enterGuestCase, readGuestCase, writeGuestCase, rateGuestCase, viewGuestUpload]
    return suite.needs('a case of a guest', ...unreached)
  }
  const { id, key } = opened
  const again = await suite.ok(openGuestCase, input, { name: 'the same key again' })
  if (again) suite.same(openGuestCase, 'the same key again is the same case', again.id, id)
  const link = await suite.ok(createGuestUpload, {})
  const uploads = link && (await sendPicture(suite, createGuestUpload, link)) ? [link.id] : []
  await suite.ok(writeGuestCase, { id, key, requestKey: suite.uuid(), text: 'Nothing more.', uploads })
  for (const picture of uploads) {
    const requested = { id, key, upload: picture }
    await suite.refused(viewGuestUpload, { ...requested, key: 'x' }, 'upload.not.found', {
      name: 'a wrong key is refused',
    })
    await suite.refused(viewGuestUpload, { ...requested, upload: suite.uuid() }, 'upload.not.found', {
      name: 'a picture that is not in the case is refused',
    })
    await seePicture(suite, viewGuestUpload, await suite.ok(viewGuestUpload, requested))
  }
  const found = await suite.ok(readGuestCase, { id, key })
  if (found) {
    suite.same(readGuestCase, 'has what was written', found.lines.length, 2)
    suite.same(readGuestCase, 'has the picture', found.lines.at(-1)?.uploads, uploads)
  }
  await suite.refused(readGuestCase, { id, key: 'x' }, 'case.not.found', { name: 'a wrong key is refused' })
  await suite.refused(enterGuestCase, { id, code: 'AAAA-AAAA' }, 'case.not.found', { name: 'a wrong code is refused' })
  await suite.ok(sendGuestCaseCode, { id, email })
  await suite.ok(sendGuestCaseCode, { id, email: `no-${email}` }, { name: 'another address gets the same answer' })
  await enterByLetter(suite, id, letter?.[0])
  await suite.refused(rateGuestCase, { id, key, stars: 5 }, 'case.not.closed', { name: 'an open case is not rated' })
  if (!(await suite.party('operator', { act: 'close-guest-case', id })))
    return suite.needs('an operator who closes a case', rateGuestCase)
  const rated = await suite.ok(rateGuestCase, { id, key, stars: 4, comment: 'Well done.' })
  if (rated) suite.same(rateGuestCase, 'gives the rating back', rated.rating, { stars: 4, comment: 'Well done.' })
  const stored = await suite.ok(readGuestCase, { id, key }, { name: 'answers once the case is closed' })
  if (rated && stored) suite.same(rateGuestCase, 'keeps the rating', stored.rating, rated.rating)
}

/** The code of a letter opens the case in another browser, once. */
async function enterByLetter(suite: Suite, id: string, code: string | undefined): Promise<void> {
  if (code === undefined) return suite.needs('a way to read sent codes (--outbox)', enterGuestCase)
  const entered = await suite.ok(enterGuestCase, { id, code })
  if (!entered) return
  suite.same(enterGuestCase, 'opens the case of the letter', entered.id, id)
  const read = await suite.ok(readGuestCase, { id, key: entered.key }, { name: 'opens by the key of a code' })
  if (read) suite.same(enterGuestCase, 'its key opens the same case', read.lines.length, entered.lines.length)
  await suite.refused(enterGuestCase, { id, code }, 'case.not.found', { name: 'a code works once' })
}
