import * as contract from '@playhouse/platform-api/uploads.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { imageHosts } from '../site/pictures.ts'
import { newUpload, uploadView } from './upload-links.ts'

export const uploadResolvers: Resolvers = {
  Mutation: {
    createUpload: memberMutation(async (platform, { purpose }, context) =>
      newUpload(await imageHosts(context), await platform.write(contract.createUpload, { purpose })),
    ),
    viewUpload: memberMutation(async (platform, { id }, context) =>
      uploadView(await imageHosts(context), await platform.write(contract.viewUpload, { id })),
    ),
  },
}
