import { encodeQR } from 'qr'
import { html, Html } from './html.ts'

/** A QR code as a drawing in the page, which needs no style and no address of its own. */
export function qrCode(text: string, label: string): Html {
  const drawing = encodeQR(text, 'svg', { border: 4, optimize: true })
  return new Html(drawing.replace('<svg', `<svg class="qr" role="img" aria-label="${html`${label}`.markup}"`))
}
