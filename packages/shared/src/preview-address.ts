/** A picture that the platform draws: their addresses have its version, others' do not. */
const DRAWN = /^(.*\/media\/v-[\w-]+)\/(games|banners)\/([\w.-]+)\.(?:webp|svg)$/

/**
 * Address of a picture for link previews, 1200 by 630. Pictures that the platform does not draw are their own; previews show no SVG.
 * @param picture address of the picture on the page
 */
export function previewAddress(picture: string | null | undefined): string | undefined {
  if (!picture) return undefined
  const drawn = DRAWN.exec(picture)
  if (drawn) return `${drawn[1]}/previews/${drawn[2]}/${drawn[3]}.jpg`
  return picture.endsWith('.svg') ? undefined : picture
}
