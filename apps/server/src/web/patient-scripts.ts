const preloads = /<link rel="modulepreload" href="([^"]+)"\s*\/?>/g
const starter = /<script type="module" async="">([\s\S]*?)<\/script>/
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";/gm

/** A picture that does not come may not keep the page from answering. */
const patienceMs = 3_000

/**
 * A public page is complete without its scripts, so they are asked for once it has been painted, or at the first touch,
 * and run one after the other: no long stretch in which the page would not answer. A press that came before them is
 * made again as soon as they can hear it.
 */
export function withPatientScripts(html: string): string {
  const files = Array.from(html.matchAll(preloads), ([, file = '']) => file)
  return html
    .replaceAll(preloads, '')
    .replace(starter, (_whole, script: string) => patientStarter(files, script))
}

function patientStarter(files: readonly string[], script: string): string {
  const imports = script.replaceAll(staticImport, (_line, name: string | undefined, file: string) =>
    name ? `const ${name} = await import("${file}");` : `await import("${file}");`,
  )
  return `<script type="module" async="">
let pressed;
const note = ({ target }) => { pressed = target.closest?.('button[type="button"]') ?? pressed };
addEventListener('click', note, true);
addEventListener('trivet:hydrated', () => {
  removeEventListener('click', note, true);
  if (pressed?.isConnected) pressed.click();
}, { once: true });
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
