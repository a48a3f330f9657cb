/** As high as the longest notice, so that it moves nothing when it comes. */
export const PAGE_NOTICE_SPACE = 'mb-4 min-h-52 tablet:min-h-20'
