import { storageKeys } from '@trivet/core/cart'
import { storedValue } from '../../lib/stored-value.ts'

/** Whether the welcome guide has been seen, so that it opens by itself once only. */
export const storedGuideSeen = storedValue(storageKeys.kitGuideSeen, (text) => text === 'true')
