import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// without these names twMerge takes text-small for a colour and drops the real one
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['display', 'h1', 'h2', 'h3', 'lead', 'body', 'small', 'caption'],
      radius: ['cloth', 'input', 'tool'],
      shadow: ['contact'],
      ease: ['lay'],
      spacing: ['control', 'page', 'section'],
      container: ['page', 'prose'],
    },
  },
})

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
