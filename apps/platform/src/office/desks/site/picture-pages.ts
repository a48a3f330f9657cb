import { bannerArt } from '../../../media/banner-art.ts'
import { bannerHue, motifsOfBanner } from '../../../media/banner-choices.ts'
import { isOfferKind, promotionArt } from '../../../media/offer-art.ts'
import * as z from 'zod'
import { listContentPictures, readContentPicture } from '../../../domains/site/content-pictures.ts'
import { momentText } from '../../kit/formats.ts'
import { html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { table, uploadForm } from '../../kit/page.ts'
import type { OfficeSection } from '../../kit/section.ts'
import { storePicture } from './parts/content-pictures.ts'

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
    file('/pictures/drawn/:id', 'content.read', async ({ params: { id = '' }, query: { promotion } }, reply) => {
      if (!DRAWN.test(id)) return reply.callNotFound()
      const drawing =
        promotion === undefined
          ? bannerArt({ id, hue: bannerHue(id), side: 'start', motifs: motifsOfBanner(id) })
          : promotionArt(id, isOfferKind(promotion) ? promotion : null)
      return reply
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .type('image/svg+xml')
        .send(drawing)
    })
  },
}
