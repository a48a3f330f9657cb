export const METHODS = {
  QR: 'QR code of a bank transfer',
  E_WALLET: 'E-wallet',
  REDIRECT: 'Page of the provider',
  MANUAL: 'Bank transfer by hand',
  USDT: 'USDT',
} as const
