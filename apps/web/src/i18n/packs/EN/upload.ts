/** Sending pictures. */
export const pack = {
  choose: 'Choose a picture',
  another: 'Add another',
  hint_one: 'PNG or JPG, at most 5 MB.',
  hint_other: 'PNG or JPG, at most 5 MB each, up to {{count}} pictures.',
  tooMany_one: 'Only {{count}} picture can be sent. Remove one to send another.',
  tooMany_other: 'Only {{count}} pictures can be sent. Remove one to send another.',
  sending: 'Sending pictures',
  sent: 'All pictures are sent',
  progress: 'Sending {{name}}',
  ready: 'Sent',
  remove: 'Remove {{name}}',
  failures: {
    TYPE: 'This is not a PNG or JPG picture. Take a photo or a screenshot and send that.',
    SIZE: 'The file is larger than 5 MB. Send a smaller picture.',
    BROKEN: 'The picture is damaged and cannot be opened. Take it again.',
    PIXELS: 'The picture has too many pixels. Make it smaller and send it again.',
    EXPIRED: 'This took too long. Choose the picture again.',
    BUSY: 'Many pictures are being sent right now. Choose it again in a moment.',
    NETWORK: 'The connection broke. Check your network and choose the picture again.',
    FAILED: 'The picture could not be sent. Choose it again.',
  },
} as const
