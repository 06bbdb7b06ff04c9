import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'

export default { title: 'Tools/Accordion', component: Accordion } satisfies Meta

const questions = [
  ['wash', 'Do I have to wash anything?', 'No. Put it back in the crate as it is.'],
  ['break', 'What if something breaks?', 'Tell us. With damage protection it costs nothing.'],
] as const

export const OneOpen: StoryObj = {
  render: () => (
    <Accordion multiple defaultValue={['wash']}>
      {questions.map(([value, question, answer]) => (
        <AccordionItem key={value} value={value}>
          <AccordionTrigger headingLevel={2}>{question}</AccordionTrigger>
          <AccordionContent>{answer}</AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  ),
}
