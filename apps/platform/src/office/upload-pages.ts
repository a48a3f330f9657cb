import { readUpload } from '../uploads/uploads.ts'
import { html, type Html } from './html.ts'
import type { OfficeRoutes } from './section.ts'

/** Members' pictures, for the pages that show them. */
export function uploadFiles({ file }: OfficeRoutes): void {
  file('/uploads/:memberId/:id', async ({ database, params: { memberId = '', id = '' } }, reply) => {
    const isAddress = /^\d{1,9}$/.test(memberId) && /^[\da-f-]{36}$/.test(id)
    const picture = isAddress ? await readUpload(database, Number(memberId), id) : undefined
    return picture ? reply.type('image/webp').send(picture) : reply.callNotFound()
  })
}

export const pictures = (memberId: number, ids: readonly string[]): Html =>
  html`${ids.map(
    (id, index) =>
      html`<a href="/uploads/${memberId}/${id}"
        ><img class="document" src="/uploads/${memberId}/${id}" alt="Picture ${index + 1} of the member" loading="lazy"
      /></a>`,
  )}`
