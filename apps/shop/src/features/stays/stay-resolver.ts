import { zodResolver } from '@hookform/resolvers/zod'
import { stayInput } from '@trivet/core/contract/stays'

// apart from the form, which loads this when it is first checked
export const stayResolver = zodResolver(stayInput)
