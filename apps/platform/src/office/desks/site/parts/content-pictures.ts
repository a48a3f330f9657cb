import { withTransaction, type Database } from '@playhouse/postgres/database.ts'
import { isStorable } from '@playhouse/shared/storable-text.ts'
import * as z from 'zod'
import { recordAudit } from '../../../../audit/audit-log.ts'
import { cleanPicture } from '../../../../domains/people/uploads/clean-picture.ts'
import { storeContentPicture, picturePath, listContentPictures } from '../../../../domains/site/content-pictures.ts'
import type { promotionArt } from '../../../../media/offer-art.ts'
import { type Html, html } from '../../../kit/html.ts'
import { OfficeError } from '../../../kit/office-error.ts'
import type { OfficeCall, TakesPicture } from '../../../kit/section.ts'

export async function storePicture(
  { actor, database, operator }: OfficeCall,
  name: string,
  file: Buffer,
): Promise<string> {
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

/**
 * The picture of a stored path, as the back office shows it.
 * @param promotion what the promotion of a drawn picture gives, which its card shows; null where it only informs
 */
export function getPicture(path: string, alt: string, promotion?: Parameters<typeof promotionArt>[1]): Html {
  const [, uploaded] = /^\/media\/pictures\/([\da-f-]{36})\.webp$/.exec(path) ?? []
  const [, drawn] = /^\/media\/banners\/([\w.-]+)\.svg$/.exec(path) ?? []
  const shape = promotion === undefined ? '' : `?promotion=${promotion ?? ''}`
  const source = uploaded ? `/pictures/${uploaded}` : drawn ? `/pictures/drawn/${drawn}${shape}` : undefined
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

export function chosenPicture(
  choice: string,
  { drawn, before }: { drawn: string; before: string | undefined },
): string {
  const path = `/media/banners/${drawn}.svg`
  return choice === DRAWN_PICTURE ? path : choice === SAME_PICTURE ? (before ?? path) : choice
}
