import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Look = {
  /** A component alone has no landmarks and no heading of a page. */
  isPart?: boolean
}

/** What axe finds on a page as it stands: each rule with the places that break it. */
export async function barriers(page: Page, { isPart = false }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // takes a third of the time; what it leaves out are frames of other origins, of which there are none
    .setLegacyMode()
    .withTags(isPart ? guidelines : [...guidelines, 'best-practice'])
  // they take the focus only to hand it on
  if (isPart) axe.exclude('[data-base-ui-focus-guard]')
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
