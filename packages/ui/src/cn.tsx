import { clsx } from 'clsx'
import type { ClassValue } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes))
}
