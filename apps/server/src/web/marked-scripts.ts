export type Unmarked = { html: string; scripts: string[] }

/**
 * The page without the mark, and the texts of the inline scripts that bore it. Nobody could write a mark into what a page
 * shows: it is drawn for one rendering, after all of that was written, and never leaves the server.
 */
export function takeMark(html: string, mark: string): Unmarked {
  const attribute = ` nonce="${mark}"`
  const marked = new RegExp(`<script[^>]*${attribute}[^>]*>([^]*?)</script>`, 'g')
  return {
    html: html.replaceAll(attribute, ''),
    scripts: Array.from(html.matchAll(marked), ([, script = '']) => script),
  }
}
