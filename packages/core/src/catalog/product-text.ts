export const excerptLength = 100

/** The first characters of a text, then an ellipsis when something was left out. */
export function excerpt(text: string, length = excerptLength): string {
  // by code points, so that an emoji is never cut in two
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
