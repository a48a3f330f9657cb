import { createUpload, viewUpload } from '@playhouse/platform-api/uploads.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { dateTime } from '../base/scalars.ts'
import { imageHosts } from '../site/pictures.ts'

export const uploadResolvers: Resolvers = {
  Mutation: {
    createUpload: memberMutation(async (platform, { purpose }, context) => {
      const hosts = await imageHosts(context)
      const { id, path, expiresAt, maxBytes, maxFiles } = await platform.write(createUpload, { purpose })
      const url = hosts.urlFor(path)
      return { __typename: 'CreateUploadSuccess', id, url, expiresAt: dateTime(expiresAt), maxBytes, maxFiles }
    }),
    viewUpload: memberMutation(async (platform, { id }, context) => {
      const hosts = await imageHosts(context)
      const { path, expiresAt } = await platform.write(viewUpload, { id })
      return { __typename: 'ViewUploadSuccess', url: hosts.urlFor(path), expiresAt: dateTime(expiresAt) }
    }),
  },
}
