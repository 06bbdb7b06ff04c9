const preloads = /<link rel="modulepreload" href="([^"]+)"\s*\/?>/g
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";/gm

/** A picture that does not come may not keep the page from answering. */
const patienceMs = 3_000

/**
 * A public page is complete without its scripts, so they are asked for once it has been painted, or at the first touch,
 * and run one after the other: no long stretch in which the page would not answer.
 */
export function withPatientScripts(html: string): string {
  const files = Array.from(html.matchAll(preloads), ([, file = '']) => file)
  return html
    .replaceAll(preloads, '')
    .replace(starter, (_whole, script: string) => patientStarter(files, script))
}

/**
 * What was typed, pressed and sent before the scripts could hear it is done again once they can. A form with an action
 * works by itself. React listens to a field only when its value is another than the last one it knew.
 */
const earlyTouches = `
const typed = new Map();
let pressed, sent;
const early = {
  input: ({ target }) => { if (target.matches('input:not([type="checkbox"], [type="radio"]), textarea')) typed.set(target, target.value) },
  click: ({ target }) => { pressed = target.closest?.('button[type="button"]') ?? pressed },
  submit: (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    sent = event.target;
  },
};
for (const [name, note] of Object.entries(early)) addEventListener(name, note, true);
addEventListener('trivet:hydrated', () => {
  for (const [name, note] of Object.entries(early)) removeEventListener(name, note, true);
  for (const [field, value] of typed) {
    if (!field.isConnected) continue;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (pressed?.isConnected) pressed.click();
  if (sent?.isConnected) sent.requestSubmit();
}, { once: true });`

function patientStarter(files: readonly string[], script: string): string {
  const imports = script.replaceAll(staticImport, (_line, name: string | undefined, file: string) =>
    name ? `const ${name} = await import("${file}");` : `await import("${file}");`,
  )
  return `<script type="module" async="">
${earlyTouches}
await new Promise((ready) => {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(ready));
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, ready, { once: true });
  setTimeout(ready, ${patienceMs});
});
const files = ${JSON.stringify(files)};
document.head.append(...files.map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href })));
for (const file of files) {
  if (!file.includes('/entry.client')) await import(file);
  await new Promise((next) => setTimeout(next));
}
${imports}
</script>`
}
