import type { UploadPurpose } from '@playhouse/platform-api/uploads.ts'
import sharp from 'sharp'
import { platformError } from '../../../request/platform-error.ts'

export interface CleanPicture {
  /** WebP. */
  picture: Buffer
  width: number
  height: number
}

/**
 * Decoded, 40 megapixels take 160 MB. Phones take pictures of 12 megapixels, some of 50 that they reduce themselves.
 */
const PIXELS_MAX = 40_000_000
/** Documents and receipts are legible at this size. */
const SIDE_MAX = 2_560
const AVATAR_SIDE = 256
const DECODING_SECONDS = 15

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

const startsWith = (file: Buffer, bytes: Buffer) => file.subarray(0, bytes.length).equals(bytes)

/**
 * Re-encodes a picture and drops everything else in the file, metadata included.
 * @throws PlatformError upload.type.unsupported; upload.picture.too.large, before it is decoded; upload.picture.broken
 */
export async function cleanPicture(file: Buffer, purpose: UploadPurpose): Promise<CleanPicture> {
  if (!startsWith(file, PNG) && !startsWith(file, JPEG)) throw platformError('upload.type.unsupported')
  const { width, height } = await readSize(file)
  if (width * height > PIXELS_MAX) throw platformError('upload.picture.too.large')
  const decoded = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: DECODING_SECONDS })
    // The metadata, which is dropped, has the orientation.
    .autoOrient()
  const sized =
    purpose === 'AVATAR'
      ? decoded.resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
      : decoded.resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
  try {
    const { data, info } = await sized.webp({ quality: 82, effort: 2 }).toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    throw platformError('upload.picture.broken')
  }
}

/** Reads only the header. */
async function readSize(file: Buffer): Promise<{ width: number; height: number }> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    throw platformError('upload.picture.broken')
  }
}
