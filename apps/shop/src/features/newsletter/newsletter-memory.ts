import { storageKeys } from '@trivet/core/cart'
import { storedValue } from '../../lib/stored-value.ts'

const isTrue = (text: string | null) => text === 'true'

/** What this browser remembers, so that nobody is asked twice. */
export const storedSubscribed = storedValue(storageKeys.newsletterSubscribed, isTrue)
export const storedPopupClosed = storedValue(storageKeys.popupClosed, isTrue)
