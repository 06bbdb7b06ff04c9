import { expect, test } from 'vitest'
import { withPatientScripts } from './patient-scripts.ts'

const page = `<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/assets/app.css"/></head>
<body><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";

  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.client-1.js");</script></body>`

test('nothing of the scripts is asked for while the page is being painted', () => {
  const patient = withPatientScripts(page)
  expect(patient).not.toContain('rel="modulepreload"')
  expect(patient).not.toMatch(/^import [^(]/m)
  expect(patient).toContain('<link rel="stylesheet" href="/assets/app.css"/>')
})

test('what the page started with is started all the same, after the wait', () => {
  const patient = withPatientScripts(page)
  const [, afterWait = ''] = patient.split('await new Promise((ready)')
  expect(afterWait).toContain('const files = ["/assets/root-1.js"]')
  expect(afterWait).toContain('await import("/assets/manifest-1.js");')
  expect(afterWait).toContain('const route0 = await import("/assets/root-1.js");')
  expect(afterWait).toContain('import("/assets/entry.client-1.js");')
})

test('a page without scripts stays as it is', () => {
  expect(withPatientScripts('<p>Nothing here</p>')).toBe('<p>Nothing here</p>')
})
