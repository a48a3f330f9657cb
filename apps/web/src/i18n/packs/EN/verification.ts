/** Codes, captcha pictures, and showing that one is no robot. */
export const pack = {
  code: 'Code',
  send: 'Send code',
  sending: 'Sending the code',
  sent: 'The code is on its way. Nothing after a minute? Check the number.',
  sentByEmail: 'The code is on its way. Nothing after a minute? Look in the spam folder, and check the address.',
  again: 'Another code in {{time}}',
  refusedTitle: 'No code was sent',
  understood: 'All right',
  captcha: 'Characters in the picture',
  captchaPicture: 'Picture of five letters and digits',
  anotherPicture: 'Show another picture',
  captchaUnreadable: 'I cannot read this',
  captchaSpelling: 'Filling in the characters',
  captchaSpelled: 'The characters are filled in for you.',
} as const
