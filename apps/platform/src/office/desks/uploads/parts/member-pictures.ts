import { type Html, html } from '../../../kit/html.ts'

export const pictures = (memberId: number, ids: readonly string[]): Html =>
  html`${ids.map(
    (id, index) =>
      html`<a href="/uploads/${memberId}/${id}"
        ><img class="document" src="/uploads/${memberId}/${id}" alt="Picture ${index + 1}" loading="lazy"
      /></a>`,
  )}`
