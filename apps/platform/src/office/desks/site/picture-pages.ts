import { seededRandom } from '../../../media/random.ts'
import { bannerArt } from '../../../media/banner-art.ts'
import { motifsOfBanner } from '../../../media/banner-choices.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../../../audit/audit-log.ts'
import { cleanPicture } from '../../../domains/people/uploads/clean-picture.ts'
import {
  listContentPictures,
  picturePath,
  readContentPicture,
  storeContentPicture,
} from '../../../domains/site/content-pictures.ts'
import { momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { table, uploadForm } from '../../kit/page.ts'
import { OfficeError } from '../../kit/office-error.ts'
import type { OfficeCall, OfficeSection, TakesPicture } from '../../kit/section.ts'

const nameInput = z.object({
  name: z
    .string()
    .trim()
    .min(3, { error: 'has three characters or more' })
    .max(60, { error: 'has at most 60 characters' }),
})
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DRAWN = /^[\w.-]{1,64}$/

/** Pictures for banners, promotions and the points mall. */
export const pictureSection: OfficeSection = {
  path: '/pictures',
  title: 'Pictures',
  group: 'Site',
  permission: 'content.read',
  register({ page, file, upload }) {
    page('/pictures', 'content.read', async ({ csrfToken, database }) => ({
      title: 'Pictures',
      body: html`<p class="muted">
          PNG or JPEG up to 10 MB; banners are 1240 by 360. Anyone who knows its address can see a picture. Without one,
          a picture is drawn.
        </p>
        ${uploadForm(csrfToken, {
          action: '/pictures',
          button: 'Upload',
          accept: 'image/png,image/jpeg',
          fields: html`<label
            ><span>Name, for operators</span><input name="name" required minlength="3" maxlength="60"
          /></label>`,
        })}
        ${table(
          ['Picture', 'Name', 'Size', 'Uploaded', 'By'],
          (await listContentPictures(database)).map((row) => [
            html`<a href="/pictures/${row.id}"
              ><img class="thumbnail" src="/pictures/${row.id}" alt="${row.name}" loading="lazy"
            /></a>`,
            row.name,
            `${row.width} × ${row.height}`,
            momentText(row.uploadedAt),
            row.uploadedBy,
          ]),
          'No pictures yet.',
        )}`,
    }))
    upload('/pictures', 'content.plan', async (call, sent, bytes) => {
      const { name } = readForm(nameInput, sent)
      await storePicture(call, name, bytes)
      return { to: '/pictures', notice: 'done' }
    })
    file('/pictures/:id', 'content.read', async ({ database, params: { id = '' } }, reply) => {
      const picture = UUID.test(id) ? await readContentPicture(database, id) : undefined
      return picture ? reply.type('image/webp').send(picture) : reply.callNotFound()
    })
    file('/pictures/drawn/:id', 'content.read', async ({ params: { id = '' } }, reply) => {
      if (!DRAWN.test(id)) return reply.callNotFound()
      const hue = Math.floor(seededRandom(`banner-hue:${id}`)() * 360)
      const drawing = bannerArt({ id, hue, side: 'start', motifs: motifsOfBanner(id) })
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('image/svg+xml')
        .send(drawing)
    })
  },
}

async function storePicture({ actor, database, operator }: OfficeCall, name: string, file: Buffer): Promise<string> {
  const picture = await cleanPicture(file, 'PROMOTION')
  return withTransaction(database, async (tx) => {
    const id = await storeContentPicture(tx, { ...picture, name, uploadedBy: operator })
    const { width, height } = picture
    await recordAudit(tx, { actor, action: 'picture.uploaded', subject: `picture:${id}`, new: { name, width, height } })
    return id
  })
}

/** A picture that came with the form of what shows it, under the name of its file. */
export const takePicture: TakesPicture = async (call, fileName, file) => {
  if (!call.may('content.plan')) throw new OfficeError('Your roles do not allow to upload pictures.', 403)
  const name = fileName
    .replace(/\.\w+$/, '')
    .trim()
    .slice(0, 60)
  return picturePath(await storePicture(call, isStorable(name) && name.length >= 3 ? name : 'picture', file))
}

/** The picture of a stored path, as the back office shows it. */
export function pictureOf(path: string, alt: string): Html {
  const [, uploaded] = /^\/media\/pictures\/([\da-f-]{36})\.webp$/.exec(path) ?? []
  const [, drawn] = /^\/media\/banners\/([\w.-]+)\.svg$/.exec(path) ?? []
  const source = uploaded ? `/pictures/${uploaded}` : drawn ? `/pictures/drawn/${drawn}` : undefined
  return source === undefined ? html`<p class="muted">${path}</p>` : html`<img src="${source}" alt="${alt}" />`
}

const DRAWN_PICTURE = ''
const SAME_PICTURE = 'same'

/** A choice among uploaded pictures, or a drawn one. */
export const pictureField = <Row>(of: (row: Row) => string) => ({
  label: 'Picture',
  isPicture: true as const,
  rule: z.union([z.enum([DRAWN_PICTURE, SAME_PICTURE]), z.string().regex(/^\/media\/pictures\/[\da-f-]{36}\.webp$/)], {
    error: 'is no known picture',
  }),
  options: async (database: Database) => ({
    [DRAWN_PICTURE]: 'drawn from the ID',
    [SAME_PICTURE]: 'as it is now',
    ...Object.fromEntries((await listContentPictures(database)).map(({ id, name }) => [picturePath(id), name])),
  }),
  of: (row: Row) => (of(row).startsWith('/media/pictures/') ? of(row) : SAME_PICTURE),
  initial: DRAWN_PICTURE,
})

/** The path that such a choice means. */
export function chosenPicture(
  choice: string,
  { drawn, before }: { drawn: string; before: string | undefined },
): string {
  const path = `/media/banners/${drawn}.svg`
  return choice === DRAWN_PICTURE ? path : choice === SAME_PICTURE ? (before ?? path) : choice
}
