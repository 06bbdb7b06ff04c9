import {
  adminKitTemplateOutput,
  adminKitTemplatePageOutput,
  archiveKitTemplateInput,
  kitTemplateDraftInput,
  kitTemplateIdInput,
  kitTemplateListInput,
  kitTemplateVersionInput,
} from '@trivet/core/contract/kits'
import { router, staffProcedure } from '../../../api/trpc.ts'
import { archiveKitTemplate } from './archive-kit-template.ts'
import { createKitTemplate } from './create-kit-template.ts'
import { getKitTemplate } from './get-kit-template.ts'
import { listAllKitTemplates } from './list-all-kit-templates.ts'
import { updateKitTemplate } from './update-kit-template.ts'

const rest = (method: 'GET' | 'POST' | 'PUT', path: `/${string}`, summary: string) => ({
  rest: { method, path, summary, tags: ['Kits'], access: 'admin' as const },
})

export const kitTemplatesRouter = router({
  list: staffProcedure('catalog')
    .meta(rest('GET', '/admin/kit-templates', 'A page of all kit templates'))
    .input(kitTemplateListInput)
    .output(adminKitTemplatePageOutput)
    .query(({ ctx, input }) => listAllKitTemplates(ctx, input)),

  byId: staffProcedure('catalog')
    .meta(rest('GET', '/admin/kit-templates/{id}', 'One kit template, to be edited'))
    .input(kitTemplateIdInput)
    .output(adminKitTemplateOutput)
    .query(({ ctx, input }) => getKitTemplate(ctx, input)),

  create: staffProcedure('catalog')
    .meta(rest('POST', '/admin/kit-templates', 'Add a kit template'))
    .input(kitTemplateDraftInput)
    .output(adminKitTemplateOutput)
    .mutation(({ ctx, input }) => createKitTemplate(ctx, input)),

  update: staffProcedure('catalog')
    .meta(
      rest('PUT', '/admin/kit-templates/{id}', 'Change a kit template, unless somebody else did meanwhile'),
    )
    .input(kitTemplateVersionInput)
    .input(kitTemplateDraftInput)
    .output(adminKitTemplateOutput)
    .mutation(({ ctx, input }) => updateKitTemplate(ctx, input)),

  archive: staffProcedure('catalog')
    .meta(rest('POST', '/admin/kit-templates/{id}/archive', 'Archive a kit template, or restore it'))
    .input(archiveKitTemplateInput)
    .output(adminKitTemplateOutput)
    .mutation(({ ctx, input }) => archiveKitTemplate(ctx, input)),
})
