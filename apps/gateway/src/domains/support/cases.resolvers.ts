import * as contract from '@playhouse/platform-api/support-cases.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import type { ServiceTopic } from '@playhouse/schema/types.generated.ts'
import { pageInfo } from '../base/connections.ts'
import { pageInput, takes } from '../base/contract-input.ts'
import { memberMutation, publicMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { nullIfRefused, problem, readSession } from '../base/results.ts'
import { imageHosts } from '../site/pictures.ts'
import { newUpload, uploadView } from '../uploads/upload-links.ts'

type Item = ValueOf<typeof contract.serviceCases>['list'][number]
type Detail = ValueOf<typeof contract.serviceCaseDetail>

const TOPICS: ReadonlySet<string> = new Set<ServiceTopic>(
  contract.CASE_TOPICS.map((topic) => topic.toUpperCase() as ServiceTopic),
)

export const caseResolvers: Resolvers = {
  Site: {
    serviceDesk: async ({ brand }, _args, { platform }) =>
      brand.offers(contract.serviceDesk) ? { ...(await platform.read(contract.serviceDesk, {})) } : null,
  },
  MemberAccount: {
    serviceCases: async (_account, { page, pageSize }, context) => {
      if (!(await context.brand()).offers(contract.serviceCases)) return null
      return readSession(context, async (platform) => {
        const requested = pageInput(contract.serviceCases, { page, pageSize })
        const { list, total, desk } = await platform.read(contract.serviceCases, requested)
        return {
          nodes: list.map(toCase),
          totalCount: total,
          pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
          desk: { ...desk },
        }
      })
    },
    serviceCase: async (_account, { id }, context) => {
      if (!isCaseId(id) || !(await context.brand()).offers(contract.serviceCases)) return null
      return readSession(context, async (platform) => {
        const found = await nullIfRefused(platform.read(contract.serviceCaseDetail, { id }), 'case.not.found')
        return found && toCase(found)
      })
    },
  },
  Mutation: {
    openServiceCase: memberMutation(async (platform, { topic, uploads, ...input }) =>
      success(
        await platform.write(contract.openServiceCase, {
          ...input,
          topic: topic.toLowerCase() as Lowercase<ServiceTopic>,
          uploads: [...(uploads ?? [])],
        }),
      ),
    ),
    writeServiceCase: memberMutation(async (platform, { uploads, ...input }) => {
      if (!isCaseId(input.id)) return problem('SERVICE_CASE_NOT_FOUND')
      return success(await platform.write(contract.writeServiceCase, { ...input, uploads: [...(uploads ?? [])] }))
    }),
    closeServiceCase: memberMutation(async (platform, { id }) => {
      if (!isCaseId(id)) return problem('SERVICE_CASE_NOT_FOUND')
      return success(await platform.write(contract.closeServiceCase, { id }))
    }),
    rateServiceCase: memberMutation(async (platform, { id, stars, comment }) => {
      if (!isCaseId(id)) return problem('SERVICE_CASE_NOT_FOUND')
      return success(await platform.write(contract.rateServiceCase, { id, ...toRating({ stars, comment }) }))
    }),
    openGuestCase: publicMutation(async (platform, { topic, uploads, humanProof, ...input }) =>
      guestSuccess(
        await platform.write(contract.openGuestCase, {
          ...input,
          ...(humanProof && { humanProof }),
          topic: topic.toLowerCase() as Lowercase<ServiceTopic>,
          uploads: [...(uploads ?? [])],
        }),
      ),
    ),
    sendGuestCaseCode: publicMutation(async (platform, { id, email, humanProof }) => {
      // The same answer as for a number that no case has.
      if (isCaseId(id))
        await platform.write(contract.sendGuestCaseCode, { id, email, ...(humanProof && { humanProof }) })
      return { __typename: 'SendGuestCaseCodeSuccess' as const, id }
    }),
    enterGuestCase: publicMutation(async (platform, input) => {
      if (!isCaseId(input.id)) return problem('SERVICE_CASE_NOT_FOUND')
      return guestSuccess(await platform.write(contract.enterGuestCase, input))
    }),
    readGuestCase: publicMutation(async (platform, input) => {
      if (!isCaseId(input.id)) return problem('SERVICE_CASE_NOT_FOUND')
      return guestSuccess(await platform.write(contract.readGuestCase, input))
    }),
    writeGuestCase: publicMutation(async (platform, { uploads, ...input }) => {
      if (!isCaseId(input.id)) return problem('SERVICE_CASE_NOT_FOUND')
      return guestSuccess(await platform.write(contract.writeGuestCase, { ...input, uploads: [...(uploads ?? [])] }))
    }),
    rateGuestCase: publicMutation(async (platform, { id, key, stars, comment }) => {
      if (!isCaseId(id)) return problem('SERVICE_CASE_NOT_FOUND')
      return guestSuccess(await platform.write(contract.rateGuestCase, { id, key, ...toRating({ stars, comment }) }))
    }),
    createGuestUpload: publicMutation(async (platform, _input, context) =>
      newUpload(await imageHosts(context), await platform.write(contract.createGuestUpload, {})),
    ),
    viewGuestUpload: publicMutation(async (platform, { id, key, uploadId }, context) => {
      if (!isCaseId(id)) return problem('UPLOAD_NOT_FOUND')
      const hosts = await imageHosts(context)
      return uploadView(hosts, await platform.write(contract.viewGuestUpload, { id, key, upload: uploadId }))
    }),
  },
}

const isCaseId = (id: string) => takes(contract.serviceCaseDetail, 'id', id)

const success = (detail: Detail) => ({ __typename: 'ServiceCaseSuccess' as const, serviceCase: toCase(detail) })

const guestSuccess = ({ key, ...detail }: Detail & { key: string }) => ({
  __typename: 'GuestCaseSuccess' as const,
  serviceCase: toCase(detail),
  key,
})

const toRating = ({ stars, comment }: { stars: number; comment?: string | null | undefined }) => ({
  stars,
  ...(comment != null && { comment }),
})

function toCase({ topic, unseen, openedAt, updatedAt, ...item }: Item & Partial<Detail>) {
  const known = topic.toUpperCase()
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    state: item.state,
    topic: (TOPICS.has(known) ? known : 'OTHER') as ServiceTopic,
    unseenCount: unseen,
    openedAt,
    updatedAt,
    answerBy: item.answerBy ?? null,
    rating: item.rating ? { stars: item.rating.stars, comment: item.rating.comment } : null,
    lines: (item.lines ?? []).map(({ author, text, uploads, at }) => ({
      isAnswer: author === 'OPERATOR',
      text,
      uploadIds: uploads,
      at,
    })),
  }
}
