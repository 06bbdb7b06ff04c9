/** Facts for search engines: a data block, never run as script. */
export function JsonLd({ facts }: { facts: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts })
  // "</script>" inside a review must not end the block
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
}
