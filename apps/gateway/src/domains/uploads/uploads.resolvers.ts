import { createUpload, viewUpload } from '@playhouse/platform-api/uploads.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { catchInvalidInput, catchProblem, problem } from '../base/results.ts'
import { dateTime } from '../base/scalars.ts'
import { pictureAddress } from '../site/pictures.ts'

export const uploadResolvers: Resolvers = {
  Mutation: {
    createUpload: (_root, { input: { purpose } }, context) =>
      catchProblem(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const { id, path, expiresAt, maxBytes, maxFiles } = await platform.write(createUpload, { purpose })
        const url = await pictureAddress(context, path)
        return { __typename: 'CreateUploadSuccess', id, url, expiresAt: dateTime(expiresAt), maxBytes, maxFiles }
      }),
    viewUpload: (_root, { input: { id } }, context) =>
      catchInvalidInput(context, async () => {
        const { platform } = context.session
        if (!platform) return problem('SESSION_EXPIRED')
        const { path, expiresAt } = await platform.write(viewUpload, { id })
        const url = await pictureAddress(context, path)
        return { __typename: 'ViewUploadSuccess', url, expiresAt: dateTime(expiresAt) }
      }),
  },
}
