const fewestLetters = 3
/** In words this short another first letter is another word. */
const shortWord = 4

/** True when one slip makes `typed` of `word`: a letter too many, missing, wrong, or two of them swapped. */
export function isOneTypoApart(typed: string, word: string): boolean {
  // a letter more or less is one unit of the text, or two
  if (Math.abs(typed.length - word.length) > 2) return false
  const a = Array.from(typed)
  const b = Array.from(word)
  if (Math.min(a.length, b.length) < fewestLetters) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  if (same === 0 && b.length <= shortWord) return false

  const agree = (inTyped: number, inWord: number) =>
    a.length - inTyped === b.length - inWord &&
    a.every((letter, at) => at < same + inTyped || letter === b[at - inTyped + inWord])
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same]
  return agree(0, 0) || agree(1, 0) || agree(0, 1) || agree(1, 1) || (isSwapped && agree(2, 2))
}
