import type { UploadPurpose } from '@playhouse/schema/types.generated.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { useCreateGuestUploadMutation, useCreateUploadMutation } from '../create-upload.generated.ts'

/** The purpose of a picture: an upload of an account, or the case of a visitor without one. */
export type PictureUse = UploadPurpose | 'GUEST_CASE'

/** Requests an address to which one picture is sent. */
export function useUploadLink(purpose: PictureUse) {
  const { run: runOwn } = useSubmit(useCreateUploadMutation())
  const { run: runGuest } = useSubmit(useCreateGuestUploadMutation())
  return () => (purpose === 'GUEST_CASE' ? runGuest({}) : runOwn({ input: { purpose } }))
}
