import { slugPattern } from '@trivet/core/catalog'
import { isReferralCode, referralLink } from '@trivet/core/referrals'
import { stayLink } from '@trivet/core/stays'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { readFileQuery } from '../../api/file-queries.ts'
import type { CardContent } from './card-layout.ts'
import { createMarketingFiles } from './marketing-files.ts'

type Options = Pick<Services, 'settings'> & { publicUrl: string }
type Asked = { Params: { code: string; file: string } }

const path = '/referral/marketing/:code/:file'
const longestSlug = 64

/**
 * QR codes and cards for any code of the right form: nothing is looked up, so nobody learns here which codes there are.
 */
export async function marketingRoutes(app: FastifyInstance, { settings, publicUrl }: Options) {
  const marketingFile = createMarketingFiles()

  app.get<Asked>(path, async (request, reply) => {
    const { code, file: name } = request.params
    const { stay, download } = readFileQuery('marketing.file', request)
    const of = contentOf(code, stay, publicUrl)
    if (!of) throw new AppError('NOT_FOUND')
    const { identity } = (await settings.current()).settings
    const file = await marketingFile(name, { ...of, shop: identity.name })
    if (!file) throw new AppError('NOT_FOUND')

    reply.header('Cache-Control', 'public, max-age=86400').header('X-Content-Type-Options', 'nosniff')
    if (download !== undefined) {
      reply.header('Content-Disposition', `attachment; filename="trivet-${code}-${name}"`)
    }
    return reply.type(file.contentType).send(file.body)
  })

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    // before a body is read
    onRequest: async (_request, reply) => {
      reply.header('Allow', 'GET, HEAD')
      throw new AppError('METHOD_NOT_ALLOWED')
    },
    handler: () => {},
  })
}

function contentOf(code: string, stay: unknown, publicUrl: string): Omit<CardContent, 'shop'> | null {
  if (!isReferralCode(code)) return null
  if (stay === undefined) return { code, link: referralLink(publicUrl, code), isStay: false }
  const isSlug = typeof stay === 'string' && stay.length <= longestSlug && slugPattern.test(stay)
  return isSlug ? { code, link: stayLink(publicUrl, stay), isStay: true } : null
}
