import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

// its own `source` is not minified: a browser takes 90 ms longer to read it, once for each page
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Look = {
  /** A component alone has no landmarks and no heading of a page. */
  isPart?: boolean
}

/** What axe finds on a page as it stands: each rule with the places that break it. */
export async function barriers(page: Page, { isPart = false }: Look = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: isPart ? guidelines : [...guidelines, 'best-practice'] },
    // what is as it should be would be told at length
    resultTypes: ['violations'],
  }
  // they take the focus only to hand it on
  const exclude = isPart ? ['[data-base-ui-focus-guard]'] : []

  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  await page.evaluate(settled)
  const { violations } = await page.evaluate(
    ({ exclude, options }): Promise<AxeResults> => window.axe!.run({ exclude }, options),
    { exclude, options },
  )
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}

/** Halfway from one color to the next, a text may be too pale. What goes on for ever, as a spinner, is not waited for. */
async function settled(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect, timeline, playState }) => {
      const isByTime = timeline === document.timeline && playState === 'running'
      return isByTime && effect?.getComputedTiming().endTime !== Infinity
    })
    .map((animation) => animation.finished)
  await Promise.allSettled(ends)
}
