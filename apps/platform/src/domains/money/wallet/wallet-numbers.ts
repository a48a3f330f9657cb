/** Wallet number of a vendor in the contract: its code read as a base-36 number, which is unique. */
export const getAccountTypeId = (vendorCode: string): number => Number.parseInt(vendorCode, 36)
