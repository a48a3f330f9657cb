/** Pictures that identity checks ask for. */
export const IDENTITY_DOCUMENTS = ['ID_FRONT', 'ID_BACK', 'SELFIE', 'ADDRESS_PROOF', 'FUNDS_PROOF'] as const
export type IdentityDocumentKind = (typeof IDENTITY_DOCUMENTS)[number]
