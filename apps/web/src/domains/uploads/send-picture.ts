import { UPLOAD_BYTES_MAX } from '@playhouse/shared/limits.ts'

/** Why an upload failed; the field has a text for each. */
export type UploadFailure = 'TYPE' | 'SIZE' | 'BROKEN' | 'PIXELS' | 'EXPIRED' | 'BUSY' | 'NETWORK' | 'FAILED'

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/** Checks what is possible before sending; the platform decides. */
export async function getBreach(file: File): Promise<UploadFailure | undefined> {
  if (file.size > UPLOAD_BYTES_MAX) return 'SIZE'
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return SIGNATURES.some((bytes) => bytes.every((byte, at) => start[at] === byte)) ? undefined : 'TYPE'
}

const FAILURES: Readonly<Record<string, UploadFailure>> = {
  'upload.type.unsupported': 'TYPE',
  'upload.too.large': 'SIZE',
  'upload.picture.broken': 'BROKEN',
  'upload.picture.too.large': 'PIXELS',
  'upload.link.invalid': 'EXPIRED',
  system_busy: 'BUSY',
}

/**
 * Uploads a picture to a URL of `createUpload`. Uses XMLHttpRequest, because fetch does not report upload progress.
 * @param onProgress share sent, 0 to 1
 */
export function sendPicture(
  url: string,
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadFailure | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.responseType = 'json'
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const { errorCode } = (request.response ?? {}) as { errorCode?: string }
      if (request.status === 200) resolve(undefined)
      else resolve(FAILURES[errorCode ?? ''] ?? 'FAILED')
    })
    request.addEventListener('error', () => resolve('NETWORK'))
    request.addEventListener('abort', () => resolve('FAILED'))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
