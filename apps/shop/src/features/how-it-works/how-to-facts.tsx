import { JsonLd } from '../../components/page/json-ld.tsx'
import { steps } from './steps.ts'

/** The five steps, as search engines read them. */
export function HowToFacts() {
  return (
    <JsonLd
      facts={{
        '@type': 'HowTo',
        name: 'How to rent kitchenware for a vacation rental',
        step: steps.map(({ title, text }, index) => ({
          '@type': 'HowToStep',
          position: index + 1,
          name: title,
          text,
        })),
      }}
    />
  )
}
