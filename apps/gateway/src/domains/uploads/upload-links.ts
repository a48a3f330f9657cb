import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { createUpload, viewUpload } from '@playhouse/platform-api/uploads.ts'

interface Hosts {
  urlFor(path: string): string
}

/** Where a new picture is sent. The hosts are read before the link is made, which then cannot be lost. */
export const newUpload = (hosts: Hosts, { path, expiresAt, ...rest }: ValueOf<typeof createUpload>) => ({
  __typename: 'CreateUploadSuccess' as const,
  ...rest,
  url: hosts.urlFor(path),
  expiresAt,
})

/** Where a picture is shown. */
export const uploadView = (hosts: Hosts, { path, expiresAt }: ValueOf<typeof viewUpload>) => ({
  __typename: 'ViewUploadSuccess' as const,
  url: hosts.urlFor(path),
  expiresAt,
})
