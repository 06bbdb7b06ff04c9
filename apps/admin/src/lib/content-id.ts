/** The `id` of every page's main element. */
export const contentId = 'content'
