import type { IdentityDocumentKind } from '@playhouse/shared/identity-documents.ts'
import sharp from 'sharp'

const WIDTH = 860
const HEIGHT = 540

const TITLES: Readonly<Record<IdentityDocumentKind, string>> = {
  ID_FRONT: 'Identity card · front',
  ID_BACK: 'Identity card · back',
  SELFIE: 'Selfie',
  ADDRESS_PROOF: 'Electricity bill',
  FUNDS_PROOF: 'Payslip',
}

/** An obviously fake document as WebP. */
export async function specimen(kind: IdentityDocumentKind, holder: string) {
  const lines = [0, 1, 2, 3].map(
    (line) => `<rect x="300" y="${230 + line * 56}" width="${470 - line * 70}" height="18" rx="9" fill="#b9b2a4"/>`,
  )
  const portrait = `<circle cx="160" cy="270" r="56" fill="#8d8472"/><path d="M70 430a90 90 0 0 1 180 0z" fill="#8d8472"/>`
  const strips = [0, 1, 2].map(
    (strip) => `<rect x="60" y="${230 + strip * 70}" width="190" height="34" fill="#8d8472"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">
    <rect width="100%" height="100%" rx="28" fill="#efe9dc"/>
    <text x="60" y="90" font-size="38" fill="#3a352c">${TITLES[kind]}</text>
    <text x="60" y="150" font-size="32" fill="#3a352c">${holder}</text>
    ${kind === 'ID_FRONT' || kind === 'SELFIE' ? portrait : strips.join('')}${lines.join('')}
    <text x="430" y="330" font-size="110" fill="#b5442e" fill-opacity="0.35" text-anchor="middle" transform="rotate(-18 430 300)">SPECIMEN</text>
  </svg>`
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
  return { picture, width: WIDTH, height: HEIGHT }
}
