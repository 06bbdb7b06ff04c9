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
 * What was typed, chosen, pressed and sent before the scripts could hear it is done again once they can, in its order
 * and one by one: each may change what the next one starts from. A form with an action works by itself. React listens
 * to a field only when its value is another than the last one it knew.
 */
const earlyTouches = `
const again = new Map();
// twice on one thing is impatience
const note = (element, act) => { again.delete(element); again.set(element, act) };
const tell = (field, name) => field.dispatchEvent(new Event(name, { bubbles: true }));
const early = {
  input: ({ target }) => {
    if (!target.matches('input:not([type="checkbox"], [type="radio"]), textarea')) return;
    const { value } = target;
    note(target, () => {
      // wakes a part of the page that waits for its first touch, so that what follows is news to it
      tell(target, 'input');
      target.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, value);
      tell(target, 'input');
    });
  },
  change: ({ target }) => {
    const { value, checked } = target;
    if (target.matches('select')) note(target, () => {
      tell(target, 'input');
      target.value = value;
      tell(target, 'change');
    });
    if (target.matches('[type="checkbox"], [type="radio"]')) note(target, () => {
      tell(target, 'input');
      target.checked = !checked;
      target.click();
    });
  },
  click: ({ target }) => {
    const button = target.closest?.('button[type="button"]');
    if (button) note(button, () => button.click());
  },
  submit: (event) => {
    const form = event.target;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    note(form, () => form.requestSubmit());
  },
};
for (const [name, hear] of Object.entries(early)) addEventListener(name, hear, true);
addEventListener('trivet:hydrated', async () => {
  for (const [name, hear] of Object.entries(early)) removeEventListener(name, hear, true);
  for (const [element, act] of again) {
    // React wakes what is touched only when it is not at work itself
    await new Promise((next) => setTimeout(next));
    if (element.isConnected) act();
  }
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
